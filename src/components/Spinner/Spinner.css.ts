import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
export const track = style({ strokeOpacity: 0.3 });
