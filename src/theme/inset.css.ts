import { createVar } from '@vanilla-extract/css';

/** Distance from the content to the frame line or cell edge. Undefined outside Container and Cell. */
export const inset = createVar();
