import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** Sentences under a title inside a cell or a row: quieter and closer than running text. */
export const cellText = style({
  maxInlineSize: '56ch',
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
