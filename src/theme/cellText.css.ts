import { style } from '@vanilla-extract/css';
import { characters } from './characters';
import { vars } from './vars.css';

/** Sentences under a title inside a cell or a row: quieter and closer than running text. */
export const cellText = style({
  maxInlineSize: characters(56),
  color: vars.color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
