import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const measure = style({
  marginBlockEnd: vars.space[40],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[56] } },
});
