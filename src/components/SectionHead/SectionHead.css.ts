import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  display: 'grid',
  rowGap: vars.space[16],
  '@media': {
    [media.wide]: { rowGap: vars.space[20] },
    // Beside the title a lead would be a few words wide in a window between.
    [media.desk]: {
      // The lead begins where the words of cells in two or four columns do.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[48],
      // The section's number stays beside the title, however long the lead is.
      alignItems: 'first baseline',
    },
  },
});
export const space = styleVariants({ below: { marginBlockEnd: vars.flow.head }, none: {} });
