import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const drawing = style({ display: 'block', color: 'inherit', overflow: 'hidden' });
export const fit = styleVariants({
  // As wide as its place, as high as its proportions say.
  width: { inlineSize: '100%', blockSize: 'auto' },
  // Never larger than drawn.
  natural: { maxInlineSize: '100%', blockSize: 'auto' },
  // As large as fits into its place, whole.
  contain: { inlineSize: '100%', blockSize: '100%' },
  // Covers its place; what does not fit is cut.
  cover: { inlineSize: '100%', blockSize: '100%' },
});

// Without scripts the copy in noscript stands in its place.
export const waiting = style({ '@media': { [media.noScript]: { display: 'none' } } });
