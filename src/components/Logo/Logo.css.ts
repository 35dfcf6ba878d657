import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { heights, wordmarkStyle } from './geometry';

export const logo = style({
  flex: 'none',
  fill: 'currentColor',
  // In forced colors, the logo has the color of the surrounding text or link.
  '@media': { [media.forced]: { selectors: { '&&': { color: 'inherit' } } } },
});
export const theme = styleVariants({
  // `onSignal` is the ink color in every theme and on every surface.
  light: { color: vars.color.onSignal },
  // The component sets `data-surface="ink"`, where the text color is the paper color.
  dark: { color: vars.color.text },
  auto: {},
});

/** Converts units of the logo grid to em, for a name without outlines. The font size is `wordmarkStyle.size` units. */
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
export const wordmark = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // From the mark to the left edge of the outlines, minus the side bearing of a letter.
  marginInlineStart: em(wordmarkStyle.left - 48 - 2.4),
  selectors: {
    '&:first-child': { marginInlineStart: 0 },
    // Puts text of any font on the baseline of the outlines.
    '&::before': { content: "''", display: 'inline-block', blockSize: em(wordmarkStyle.baseline) },
  },
});
