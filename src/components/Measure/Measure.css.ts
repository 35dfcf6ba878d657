import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const wide = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
// Each in the windows in which its lettering keeps its size.
const roomy = 'screen and (min-width: 1200px)';
export const between = style([wide, { '@media': { [roomy]: { display: 'none' } } }]);
export const whole = style({ display: 'none', '@media': { [roomy]: { display: 'block' } } });
export const phone = style({ '@media': { [media.wide]: { display: 'none' } } });
