import { style } from '@vanilla-extract/css';
import { unseen } from '../../theme/unseen';

export const hidden = style({
  ...unseen,
  margin: '-1px',
  whiteSpace: 'nowrap',
});
