import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const windows = {
  narrow: `not ${media.wide}`,
  medium: media.medium,
  desk: media.desk,
} as const;

export const cells = style({ display: 'grid' });
// The line overlays the last pixel of a cell, so that all cells and their pictures have the same width.
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
/** Extends to the frame lines, or to the edge of the cell that contains it. */
export const bleed = style({ marginInline: `calc(-1 * ${fallbackVar(inset, '0px')})` });
export const boxed = style({ borderInline: strong });

export const fill = style({});
type Count = 1 | 2 | 3 | 4;
const row = (query: string, count: Count) => {
  const one = style({ '@media': { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } });
  if (count > 1) globalStyle(`${one} > :not(:nth-child(${count}n))::after`, { '@media': { [query]: { content: '' } } });
  globalStyle(`${one} > :nth-child(n + ${count + 1})`, { '@media': { [query]: { borderBlockStart: strong } } });
  for (let rest = 1; rest < count; rest += 1) {
    const last = `${fill}${one} > :last-child:nth-child(${count}n + ${rest})`;
    globalStyle(last, { '@media': { [query]: { gridColumnEnd: `span ${count - rest + 1}` } } });
    globalStyle(`${last}::after`, { '@media': { [query]: { content: 'none' } } });
  }
  return one;
};
const rows = (query: string) => ({ 1: row(query, 1), 2: row(query, 2), 3: row(query, 3), 4: row(query, 4) });
export const narrow = rows(windows.narrow);
export const medium = rows(windows.medium);
export const columns = rows(windows.desk);

export const cell = style({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0 });
const padded = style({
  vars: { [inset]: vars.size.marginNarrow },
  padding: `${vars.space[24]} ${inset}`,
  '@media': { [media.wide]: { vars: { [inset]: vars.size.inset }, paddingBlock: vars.space[28] } },
});
export const pad = styleVariants({
  none: { vars: { [inset]: '0px' } },
  inset: [padded],
  foot: [padded, { '@media': { [media.wide]: { paddingBlockEnd: vars.space[64] } } }],
  // On phones, one line of text is a 44 px target.
  row: [padded, { '@media': { [windows.narrow]: { paddingBlock: `calc(${vars.space[20]} / 2)` } } }],
});
export const surface = style({ background: vars.color.surface, color: vars.color.text });
export const raised = style({
  background: vars.color.lifted,
  color: vars.color.text,
  boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${vars.color.control}`,
});

/** Two cells above three, so that none is twice as wide as another. */
const inTwoRows = (query: string) => {
  const five = style({ '@media': { [query]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } });
  globalStyle(`${five} > *`, { '@media': { [query]: { gridColumnEnd: 'span 3' } } });
  globalStyle(`${five} > :nth-child(n + 3)`, {
    '@media': { [query]: { gridColumnEnd: 'span 2', borderBlockStart: strong } },
  });
  globalStyle(`${five} > :nth-child(2n + 1):not(:last-child)::after, ${five} > :nth-child(4)::after`, {
    '@media': { [query]: { content: '' } },
  });
  return five;
};
export const mediumFive = { '2 + 3': inTwoRows(windows.medium) };
export const columnsFive = { '2 + 3': inTwoRows(windows.desk) };

const relativeWidths = (...widths: readonly number[]) => {
  const row = style({
    '@media': { [windows.desk]: { gridTemplateColumns: widths.map((share) => `minmax(0, ${share}fr)`).join(' ') } },
  });
  globalStyle(`${row} > :nth-child(-n + ${widths.length - 1})::after`, {
    '@media': { [windows.desk]: { content: '' } },
  });
  return row;
};
export const columnsRelative = {
  '5 / 7': relativeWidths(5, 7),
  '7 / 5': relativeWidths(7, 5),
  '2 / 1 / 1': relativeWidths(2, 1, 1),
};

/** One cell, and two stacked beside it. */
const oneBesideTwo = relativeWidths(1, 1);
globalStyle(`${oneBesideTwo} > :first-child`, { '@media': { [windows.desk]: { gridRowEnd: 'span 2' } } });
globalStyle(`${oneBesideTwo} > :nth-child(3)`, { '@media': { [windows.desk]: { borderBlockStart: strong } } });
/** Two stacked cells, and one beside them. */
const twoBesideOne = relativeWidths(1, 1);
globalStyle(`${twoBesideOne} > :nth-child(2)`, { '@media': { [windows.desk]: { borderBlockStart: strong } } });
globalStyle(`${twoBesideOne} > :nth-child(2)::after`, { '@media': { [windows.desk]: { content: '' } } });
globalStyle(`${twoBesideOne} > :nth-child(3)`, { '@media': { [windows.desk]: { gridArea: '1 / 2 / span 2' } } });
export const columnsBeside = { '1 | 2': oneBesideTwo, '2 | 1': twoBesideOne };
