import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const band = style({
  position: 'relative',
  zIndex: vars.layer.frame,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  blockSize: 'clamp(11.5rem, 30vw, 26rem)',
  overflow: 'clip',
  '@media': {
    // The page already prints the whole drawing.
    [media.print]: { display: 'none' },
  },
});
