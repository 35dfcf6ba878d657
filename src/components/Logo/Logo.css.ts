import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { heights, wordmarkStyle } from './geometry';

export const logo = style({
  flex: 'none',
  fill: 'currentColor',
  // In forced colours it follows the text, or the link, that it stands in.
  '@media': { [media.forced]: { selectors: { '&&': { color: 'inherit' } } } },
});
export const theme = styleVariants({
  // The one text colour that is ink in every theme and on every surface.
  light: { color: vars.color.onSignal },
  // Paper: the text colour of the ink surface, which the component sets on itself.
  dark: { color: vars.color.text },
  auto: {},
});

/** A name without outlines. Everything in em of the text, which is `wordmarkStyle.size` units of the grid high. */
const em = (units: number) => `${units / wordmarkStyle.size}em`;
export const typeset = style({
  display: 'inline-flex',
  flex: '0 1 auto',
  maxInlineSize: '100%',
  alignItems: 'start',
  blockSize: em(48),
  lineHeight: 1,
  fontWeight: wordmarkStyle.weight,
  fontStretch: `${wordmarkStyle.width}%`,
  letterSpacing: `${wordmarkStyle.tracking}em`,
  whiteSpace: 'nowrap',
});
export const size = styleVariants(heights, (height) => ({ fontSize: `${(height * wordmarkStyle.size) / 48 / 16}rem` }));
export const word = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // From the mark to where the outlines begin, less what a letter keeps free at its left.
  marginInlineStart: em(wordmarkStyle.left - 48 - 2.4),
  selectors: {
    '&:first-child': { marginInlineStart: 0 },
    // As high as the outlines' line is below the top, so that the text stands on it whatever its face.
    '&::before': { content: "''", display: 'inline-block', blockSize: em(wordmarkStyle.baseline) },
  },
});
