import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** From the frame line at the start to the window's edge at the end: the one part of a page that leaves the sheet. */
export const band = style({
  blockSize: 'clamp(14rem, 30vw, 32rem)',
  overflow: 'clip',
  '@media': {
    [media.wide]: {
      marginInlineStart: `max(${vars.size.margin}, (100% - ${vars.size.container}) / 2)`,
    },
    // The page has the whole drawing already.
    [media.print]: { display: 'none' },
  },
});
