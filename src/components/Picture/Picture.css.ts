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
  // As large as its place by bounds alone: Chromium marks a decoration that fails as broken only where it has a size.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
  // Words of `alt` while it loads.
  color: vars.color.muted,
  fontSize: vars.type.label.size,
});
export const fallback = style({ position: 'absolute', inset: 0, display: 'grid' });
/** What the mark in the middle of the hatching keeps free. */
const free = 'radial-gradient(circle, transparent 36px, #000 37px)';
export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.lineStrong,
});
export const hatched = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 9px)`,
  maskImage: free,
});
