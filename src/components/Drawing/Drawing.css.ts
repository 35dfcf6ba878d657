import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const drawing = style({ display: 'block', color: 'inherit', overflow: 'hidden' });
export const fit = styleVariants({
  width: { inlineSize: '100%', blockSize: 'auto' },
  natural: { maxInlineSize: '100%', blockSize: 'auto' },
  contain: { inlineSize: '100%', blockSize: '100%' },
  cover: { inlineSize: '100%', blockSize: '100%' },
});

// Without scripts, the copy in `noscript` is shown instead.
export const pending = style({ '@media': { [media.noScript]: { display: 'none' } } });
