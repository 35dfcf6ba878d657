import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const counts = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const windows = {
  narrow: `not ${media.wide}`,
  medium: `${media.wide} and (width < 1024px)`,
  desk: media.desk,
} as const;

export const cells = style({ display: 'grid' });
// The line after a cell lies over its last pixel rather than beside it, so that all cells are of one width and the
// pictures in them of one height.
globalStyle(`${cells} > *`, { position: 'relative' });
globalStyle(`${cells} > *::after`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  borderInlineEnd: strong,
  pointerEvents: 'none',
});
export const lines = styleVariants({
  both: { borderBlock: strong },
  start: { borderBlockStart: strong },
  none: {},
});
/** Out to the frame lines, or to the edge of the cell around it; nowhere outside a sheet. */
export const bleed = style({ marginInline: `calc(-1 * ${fallbackVar(inset, '0px')})` });
export const boxed = style({ borderInline: strong });

/** The last cell takes what is left of its row. */
export const fill = style({});
/** So many cells in a row, a line after each but the row's last, and a line above every row but the first. */
const rows = (query: string) => {
  const variants = styleVariants(counts, (count) => ({
    '@media': { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  }));
  for (const count of [1, 2, 3, 4] as const) {
    globalStyle(`${variants[count]} > :not(:nth-child(${count}n))::after`, {
      '@media': { [query]: { content: '' } },
    });
    globalStyle(`${variants[count]} > :nth-child(n + ${count + 1})`, {
      '@media': { [query]: { borderBlockStart: strong } },
    });
    for (let rest = 1; rest < count; rest += 1) {
      const last = `${fill}${variants[count]} > :last-child:nth-child(${count}n + ${rest})`;
      globalStyle(last, { '@media': { [query]: { gridColumnEnd: `span ${count - rest + 1}` } } });
      globalStyle(`${last}::after`, { '@media': { [query]: { content: 'none' } } });
    }
  }
  return variants;
};
export const narrow = rows(windows.narrow);
export const medium = rows(windows.medium);
export const columns = rows(windows.desk);

export const cell = style({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const pad = styleVariants({
  none: { vars: { [inset]: '0px' } },
  inset: {
    vars: { [inset]: vars.size.marginNarrow },
    padding: `${vars.space[24]} ${inset}`,
    '@media': { [media.wide]: { vars: { [inset]: vars.size.inset }, paddingBlock: vars.space[28] } },
  },
});
export const surface = style({ background: vars.color.raised, color: vars.color.text });

/** Five cells in two rows, two over three: none is twice as wide as another. */
const inTwoRows = (query: string) => {
  const five = style({ '@media': { [query]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
  globalStyle(`${five} > *`, { '@media': { [query]: { gridColumnEnd: 'span 3' } } });
  globalStyle(`${five} > :nth-child(n + 3)`, {
    '@media': { [query]: { gridColumnEnd: 'span 2', borderBlockStart: strong } },
  });
  globalStyle(`${five} > :nth-child(2n + 1):not(:last-child)::after, ${five} > :nth-child(4)::after`, {
    '@media': { [query]: { content: '' } },
  });
  return { '2 + 3': five };
};
export const mediumFive = inTwoRows(windows.medium);
export const columnsFive = inTwoRows(windows.desk);
