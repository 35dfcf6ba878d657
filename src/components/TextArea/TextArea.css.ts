import { style } from '@vanilla-extract/css';
import { control } from '../../theme/field.css';
import { vars } from '../../theme/vars.css';

export const area = style([
  control,
  {
    // Grows with what is written where the browser can, up to most of a window.
    fieldSizing: 'content',
    minHeight: '11.25rem',
    maxHeight: '70svh',
    resize: 'vertical',
    scrollPaddingBlock: vars.space[12],
  },
]);
