import { globalStyle, keyframes } from '@vanilla-extract/css';
import { withAttribute } from './rootAttributes';
import { vars } from './vars.css';

// Anchors and focused fields stop below the fixed header.
globalStyle(':where(html)', { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})` });
// A heading that receives focus after a change of page is read out; it needs no ring.
globalStyle(':where(h1[tabindex="-1"]):focus', { outline: 'none' });

// The parts below the first window are laid out near it, or 0.8 s later: otherwise the arrival of the face lays out the
// whole page in one task. Only a page's own parts: a section within one would stand with an assumed height beside what
// is there. As an animation it needs no script; a browser that cannot hold on to what is read does without.
const nearTheWindow = keyframes({ 'from, to': { contentVisibility: 'auto' } });
globalStyle(
  `:where(:root:not(${withAttribute('app')})) :where(main section[data-surface] ~ section[data-surface], main ~ footer)`,
  {
    '@supports': {
      '(overflow-anchor: auto)': {
        animation: `${nearTheWindow} 800ms`,
        containIntrinsicBlockSize: 'auto 50rem',
        // Focus rings reach out of their part.
        overflowClipMargin: vars.space[16],
      },
    },
  },
);
