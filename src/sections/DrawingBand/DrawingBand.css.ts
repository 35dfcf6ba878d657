import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** From edge to edge of the window: the one part of a page that leaves the sheet. */
export const band = style({
  // Over the frame lines, which end at its edges as the sheet does.
  position: 'relative',
  zIndex: vars.layer.frame,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  blockSize: 'clamp(11.5rem, 30vw, 26rem)',
  overflow: 'clip',
  '@media': {
    // The page has the whole drawing already.
    [media.print]: { display: 'none' },
  },
});
