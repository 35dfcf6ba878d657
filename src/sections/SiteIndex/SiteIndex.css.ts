import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** What a page is about, in a long list: on phones titles alone are a list that can be looked over. */
export const about = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
