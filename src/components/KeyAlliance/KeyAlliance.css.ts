import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { unseen } from '../../theme/unseen';
import { vars } from '../../theme/vars.css';

const columns = {
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space[24],
} as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[16],
  '@media': { [media.desk]: { ...columns, alignItems: 'first baseline' } },
});
export const first = style([
  row,
  { '@media': { [media.desk]: { position: 'relative', paddingBlockStart: vars.space[48] } } },
]);
export const name = style({ '@media': { [media.desk]: { gridColumn: '1 / 7' } } });
export const facts = style([
  type.text,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[8],
    '@media': {
      [media.wide]: { gridTemplateColumns: '2fr 4fr 2fr', columnGap: vars.space[24] },
      // Where the words of cells in two columns begin.
      [media.desk]: { gridColumn: '7 / 13', paddingInlineStart: vars.space[12] },
    },
  },
]);
export const fact = style({
  display: 'grid',
  // Label and value share a line on phones.
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyItems: 'start',
  rowGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style([
  type.label,
  {
    color: vars.color.muted,
    // At the top of the row, above its column.
    '@media': { [media.desk]: { selectors: { [`${first} &`]: { position: 'absolute', insetBlockStart: 0 } } } },
  },
]);
// The one above shows them.
globalStyle(`${row}:not(${first}) ${term}`, {
  '@media': { [media.desk]: unseen },
});
