import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const head = style({
  display: 'grid',
  rowGap: vars.space[8],
  paddingBlock: vars.space[24],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[24],
      alignItems: 'first baseline',
    },
  },
});
