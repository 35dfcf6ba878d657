import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const wide = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
export const phone = style({ '@media': { [media.wide]: { display: 'none' } } });
