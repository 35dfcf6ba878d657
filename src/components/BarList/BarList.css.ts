import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const pen = (width: number, opacity: number) => ({ strokeWidth: width, strokeOpacity: opacity });

export const figure = style({ margin: 0 });
export const caption = style([type.label, { color: vars.color.muted, paddingBlockEnd: vars.space[12] }]);
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const lists = styleVariants({
  medium: { rowGap: vars.space[12] },
  large: { rowGap: vars.space[16] },
});
export const layouts = styleVariants({
  rows: {},
  // Without a gap, the corners of consecutive bars touch.
  steps: { '@media': { [media.desk]: { rowGap: 0 } } },
  pairs: { rowGap: vars.space[8] },
  columns: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[8],
    '@media': { [media.desk]: { columnGap: vars.space[24] } },
  },
});
export const entry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    breakInside: 'avoid',
  },
]);
export const entries = styleVariants({
  // From 1024 px, each entry is one row and all bars start at the same position.
  medium: {
    '@media': {
      [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 4rem', alignItems: 'center' },
    },
  },
  large: [
    type.text,
    { alignItems: 'baseline', '@media': { [media.desk]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } } },
  ],
});
const beside = {
  '@media': {
    [media.desk]: { gridTemplateColumns: '5.5rem minmax(0, 2fr) minmax(0, 5fr)', alignItems: 'center' },
  },
} as const;
export const rows = styleVariants({
  rows: {},
  steps: beside,
  pairs: beside,
  columns: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '12rem auto auto',
    // Keeps the labels aligned when one of them wraps to two lines.
    alignContent: 'start',
    rowGap: 0,
    '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '15rem auto auto' } },
  },
});
globalStyle(`${rows.pairs}:nth-child(2n + 3)`, { marginBlockStart: vars.space[20] });
export const name = style([
  type.label,
  {
    gridRow: 3,
    alignSelf: 'start',
    '@media': { [`not ${media.wide}`]: { fontSize: '0.75rem' } },
  },
]);
export const value = style({ fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const values = styleVariants({
  medium: {},
  // The number is before the label, because the end of a full-width row is too far from the label.
  large: [type.title4, { '@media': { [media.desk]: { order: -1, textAlign: 'start' } } }],
});
const before = { '@media': { [media.desk]: { order: -1, textAlign: 'start' } } } as const;
export const numbers = styleVariants({
  rows: {},
  steps: before,
  pairs: before,
  columns: { gridRow: 2, textAlign: 'start' },
});
export const bar = style({
  gridColumn: '1 / -1',
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
});
export const thick = styleVariants({
  medium: { blockSize: '22px', '@media': { [media.desk]: { gridColumn: 2, gridRow: 1 } } },
  large: { blockSize: '24px', '@media': { [media.desk]: { blockSize: '34px' } } },
});
const last = { '@media': { [media.desk]: { gridColumn: 3, gridRow: 1 } } } as const;
export const shapes = styleVariants({
  rows: {},
  steps: { '@media': { [media.desk]: { gridColumn: 3, gridRow: 1, blockSize: '44px' } } },
  pairs: last,
  columns: { gridRow: 1, alignSelf: 'end', inlineSize: '100%' },
});
export const amount = style(pen(1, 0.72));
export const hatch = style(pen(0.75, 0.6));
export const axis = style(pen(0.75, 0.3));
