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
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space[24],
      // The section's number stays beside the title, however long the lead is.
      alignItems: 'first baseline',
    },
  },
});
export const space = styleVariants({ below: { marginBlockEnd: vars.flow.head }, none: {} });
export const title = style({ '@media': { [media.desk]: { gridColumn: '1 / 8', paddingInlineEnd: vars.space[24] } } });
export const aside = style({ '@media': { [media.desk]: { gridColumn: '8 / 13' } } });
