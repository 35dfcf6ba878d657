import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/visuallyHidden';

export const hidden = style({
  ...visuallyHidden,
  margin: '-1px',
  whiteSpace: 'nowrap',
});
