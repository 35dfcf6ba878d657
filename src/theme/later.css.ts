import { globalStyle } from '@vanilla-extract/css';

/** What follows the first part of a page. */
export const laterParts = 'main > section ~ section, main > div > section ~ section, main ~ footer';

// The first paint lays out what it shows; the rest has its own turn when it comes near, or when the running application
// has nothing else to do. `data-whole` is set where the height of all that is above matters at once: at the end of a link
// to a part, and on the way back. A browser without scroll anchoring would jump when a part gets its real height.
globalStyle(`:root:not([data-whole]) :is(${laterParts})`, {
  '@supports': {
    '(overflow-anchor: auto)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 50rem',
      // Focus rings reach out of their part.
      overflowClipMargin: '1rem',
    },
  },
});
