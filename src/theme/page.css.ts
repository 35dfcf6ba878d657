import { globalStyle, keyframes } from '@vanilla-extract/css';
import { withAttribute } from './rootAttributes';
import { vars } from './vars.css';

// Scroll targets and focused fields stop below the fixed header.
globalStyle(':where(html)', { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})` });
// Screen readers announce the heading that takes focus after navigation, so it needs no ring.
globalStyle(':where(h1[tabindex="-1"]):focus', { outline: 'none' });

// Defers the layout of sections below the fold for up to 0.8 s, because the web-font swap would otherwise lay out the
// whole page in one task. Only for top-level sections, because a nested one would have a wrong height beside its
// neighbors. An animation needs no script; browsers without scroll anchoring do not use it.
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
