import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const head = style({
  display: 'grid',
  rowGap: vars.space[8],
  paddingBlock: vars.space[24],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[48],
      alignItems: 'first baseline',
    },
  },
});
