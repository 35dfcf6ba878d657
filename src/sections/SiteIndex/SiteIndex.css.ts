import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** What a page is about, in a long list: on phones titles alone are a list that can be looked over. */
export const about = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
/** A drawing stands above its words, on tablets beside them: in less than half a row its letters are too small to read. */
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  // Signal is scarce: a page to go on to has none.
  vars: { [vars.color.signal]: 'currentColor' },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
    },
  },
});
