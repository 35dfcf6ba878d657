import { globalStyle, keyframes } from '@vanilla-extract/css';
import { withAttribute } from './rootAttributes';

// The first paint lays out what it shows; the parts below have their turns right after it, one by one, or when they come
// near. As an animation it needs no script, begins with each page, and is over when a visitor could have got there.
const later = keyframes({ 'from, to': { contentVisibility: 'auto' } });

// A part without a heading of its own is no section of the document.
const part = ':is(section, [data-part])';

/** When each part of a page has had its turn, in ms after it is first shown. */
const turns = {
  [`main ${part} ~ ${part}`]: 400,
  [`main ${part} ~ ${part} ~ ${part}`]: 500,
  [`main ${part} ~ ${part} ~ ${part} ~ ${part}`]: 600,
  [`main ${part} ~ ${part} ~ ${part} ~ ${part} ~ ${part}`]: 700,
  'main ~ footer': 800,
};

// The attribute `whole` is set where all of it is laid out at once: on a page that is laid out before it is shown, and on the page
// where the height of all that is above matters, at the end of a link to a part and on the way back. A browser without
// scroll anchoring would jump when a part gets its real height.
const whole = withAttribute('whole');
for (const [parts, turn] of Object.entries(turns))
  globalStyle(`:root:not(${whole}) :where(${parts}):not(${whole} *)`, {
    '@supports': {
      '(overflow-anchor: auto)': {
        containIntrinsicBlockSize: 'auto 50rem',
        // Focus rings reach out of their part.
        overflowClipMargin: '1rem',
        animation: `${later} ${turn}ms`,
      },
    },
  });
