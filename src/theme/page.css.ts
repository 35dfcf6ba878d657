import { globalStyle, keyframes } from '@vanilla-extract/css';
import { withAttribute } from './rootAttributes';
import { vars } from './vars.css';

// Scroll targets and focused fields stop below the fixed header.
globalStyle(':where(html)', { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})` });
// Screen readers announce the heading that takes focus after navigation, so it needs no ring.
globalStyle(':where(h1[tabindex="-1"]):focus', { outline: 'none' });

// Defers the layout of the footer and of off-screen sections after the first for up to 0.8 s, because the web-font swap
// would otherwise lay out the whole page in one task. Sections without `data-surface`, such as parts of a text, are
// excluded, because their placeholder height would not match their neighbors. The deferral is an animation, because an
// animation ends without a script. Browsers without scroll anchoring skip it, because the page would jump.
const deferredLayout = keyframes({ 'from, to': { contentVisibility: 'auto' } });
globalStyle(
  `:where(:root:not(${withAttribute('app')})) :where(main section[data-surface] ~ section[data-surface], main ~ footer)`,
  {
    '@supports': {
      '(overflow-anchor: auto)': {
        animation: `${deferredLayout} 800ms`,
        containIntrinsicBlockSize: 'auto 50rem',
        // Keeps focus rings visible at the edges.
        overflowClipMargin: vars.space[16],
      },
    },
  },
);
