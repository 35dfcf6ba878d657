import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { fontFamily } from './typeface';
import { vars } from './vars.css';

// Zero specificity, so that component styles win in any order.
globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle(':where(html)', {
  fontFamily,
  // In windows wider than 1600 px, everything in rem grows at three quarters of the window's rate, up to 150%.
  fontSize: 'clamp(100%, 25% + 0.75vw, 150%)',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  background: vars.color.canvas,
  color: vars.color.text,
});
globalStyle(':where(body)', {
  minHeight: '100svh',
  fontSize: vars.type.text.size,
  lineHeight: vars.type.text.line,
  overflowWrap: 'break-word',
});
// Lets columns shrink below the width of a long word.
globalStyle(':where(p, blockquote, li, dd)', { overflowWrap: 'anywhere' });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(a)', { color: 'inherit', textUnderlineOffset: '0.22em', textDecorationThickness: '1px' });
globalStyle(':where(button, input, select, textarea)', {
  maxInlineSize: '100%',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle(':where(button)', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' });
globalStyle(':where(img, svg, video)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });
globalStyle(':where(h1, h2, h3, h4)', { font: 'inherit' });
globalStyle(':where(dialog)', { border: 0, color: 'inherit', background: 'none' });
// Focus ring with a contrast of at least 6 : 1 on every surface.
globalStyle(':where(:focus-visible)', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' });
globalStyle('*, ::before, ::after', {
  '@media': {
    // No duration at all, because a very short transition takes one frame per level of nesting.
    [media.still]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
