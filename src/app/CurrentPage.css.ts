import { style } from '@vanilla-extract/css';

/** Out of sight and out of reach, but not taken apart where the browser can keep what it laid out. */
export const hidden = style({
  display: 'none',
  '@supports': { '(content-visibility: hidden)': { display: 'block', contentVisibility: 'hidden' } },
});
