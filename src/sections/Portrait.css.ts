import { style } from '@vanilla-extract/css';

export const mirrored = style({ blockSize: '100%', transform: 'scaleX(-1)' });
