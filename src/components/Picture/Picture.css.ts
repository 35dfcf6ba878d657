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
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Words of `alt` while it loads.
  color: vars.color.muted,
  fontSize: vars.type.label.size,
});
export const fallback = style({ position: 'absolute', inset: 0, display: 'grid' });
export const hatched = style({
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 9px)`,
});
