import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Hidden on phones, where a long list of titles alone is easier to scan. */
export const about = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
/**
 * Drawing above the text. On tablets, a record takes a whole row with the drawing beside the text, because the labels
 * of the drawing would be too small in half a row.
 */
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  // Drawings of linked records show no signal color.
  vars: { [vars.color.signal]: 'currentColor' },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
    },
  },
});
