import { style } from '@vanilla-extract/css';
import { characters } from './characters';
import { vars } from './vars.css';

/** Text under a title in a cell or row, muted and denser than running text. */
export const cellText = style({
  maxInlineSize: characters(56),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
