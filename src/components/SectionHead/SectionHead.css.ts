import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  display: 'grid',
  rowGap: vars.space[16],
  '@media': {
    [media.wide]: { rowGap: vars.space[20] },
    // One column on tablets, where a lead beside the title would be too narrow.
    [media.desk]: {
      // Aligns with cells in two or four columns.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[48],
      // Keeps the index beside the title if the lead is long.
      alignItems: 'first baseline',
    },
  },
});
export const space = styleVariants({ below: { marginBlockEnd: vars.flow.head }, none: {} });
