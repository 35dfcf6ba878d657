import { style } from '@vanilla-extract/css';

/** Looking to the left. */
export const mirrored = style({ blockSize: '100%', transform: 'scaleX(-1)' });
