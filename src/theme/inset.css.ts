import { createVar } from '@vanilla-extract/css';

/** Distance from the content to the frame line or cell edge. Set by Container and Cell; undefined outside both. */
export const inset = createVar();
