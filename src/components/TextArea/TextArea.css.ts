import { style } from '@vanilla-extract/css';
import { control } from '../../theme/field.css';
import { vars } from '../../theme/vars.css';

export const area = style([
  control,
  {
    // Grows with its content up to 70% of the window's height, in browsers that support `field-sizing`.
    fieldSizing: 'content',
    minHeight: '11.25rem',
    maxHeight: '70svh',
    resize: 'vertical',
    scrollPaddingBlock: vars.space[12],
  },
]);
