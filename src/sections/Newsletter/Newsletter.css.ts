import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
export const words = style({
  '@media': {
    [media.desk]: { gridColumn: '1 / 6', display: 'flex', flexDirection: 'column', paddingInlineEnd: vars.space[40] },
  },
});
/** On desktop, fills the space below the text. */
export const picture = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      flex: 1,
      position: 'relative',
      minBlockSize: '12rem',
      marginBlockStart: vars.space[24],
    },
  },
});
export const lead = style({ marginBlockStart: vars.space[16] });
export const form = style({ '@media': { [media.desk]: { gridColumn: '6 / 13' } } });
