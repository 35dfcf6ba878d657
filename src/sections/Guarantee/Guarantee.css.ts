import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

// Room for slashes and rings is on the paper; the axis itself meets the text.
export const measure = style({
  marginInline: '-12px',
  marginBlockEnd: vars.space[40],
  '@media': { [media.wide]: { marginBlockEnd: vars.space[56] } },
});

// Each in the windows in which its lettering keeps its size.
const roomy = 'screen and (min-width: 1200px)';
export const small = style({ '@media': { [roomy]: { display: 'none' } } });
export const large = style({ display: 'none', '@media': { [roomy]: { display: 'block' } } });
