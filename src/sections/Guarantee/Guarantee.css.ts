import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// Room for slashes and rings is on the paper; the axis itself meets the text.
export const measure = style({
  marginInline: '-12px',
  marginBlockEnd: vars.space[40],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[56] } },
});
