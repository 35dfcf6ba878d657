import { style } from '@vanilla-extract/css';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

export const skip = style([
  type.control,
  {
    position: 'fixed',
    zIndex: vars.layer.skip,
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[20],
    borderRadius: vars.radius.button,
    background: vars.color.text,
    color: vars.color.canvas,
    // Moved outside the window instead of hidden, so that it can receive focus.
    transform: `translateY(calc(-100% - ${vars.space[24]}))`,
    ':focus': { transform: 'none' },
  },
]);
