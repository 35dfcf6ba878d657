import { style } from '@vanilla-extract/css';

/** Out of sight but laid out: scripts look for `display: none`. It takes no room and cannot be scrolled to. */
export const decoy = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
});
