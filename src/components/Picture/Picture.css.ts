import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const picture = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
});
export const ratio = styleVariants({
  landscape: { aspectRatio: '8 / 5' },
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '4 / 5' },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  // With `width` or `height`, Chromium would show a broken-image icon for a decorative image that failed.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
  // Color of the alternative text while the image loads.
  color: vars.color.muted,
  fontSize: vars.type.label.size,
});
export const fallback = style({ position: 'absolute', inset: 0, display: 'grid' });
/** Removes the hatching around the mark in the middle. */
const centerMask = 'radial-gradient(circle, transparent 36px, #000 37px)';
export const placeholder = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.lineStrong,
});
export const hatched = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 9px)`,
  maskImage: centerMask,
});
