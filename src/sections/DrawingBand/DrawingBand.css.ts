import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** From edge to edge of the window: the one part of a page that leaves the sheet. */
export const band = style({
  blockSize: 'clamp(11.5rem, 30vw, 26rem)',
  overflow: 'clip',
  '@media': {
    // The page has the whole drawing already.
    [media.print]: { display: 'none' },
  },
});
