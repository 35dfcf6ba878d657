import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const count = style({
  fontSize: vars.type.control.size,
  fontWeight: 'inherit',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
export const figure = style([type.figure, { fontSize: vars.space[28], lineHeight: 1, marginInlineEnd: vars.space[4] }]);
