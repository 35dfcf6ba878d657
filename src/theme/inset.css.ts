import { createVar } from '@vanilla-extract/css';

/**
 * Distance from the content to the frame line or to the edge of the surrounding cell. Set by Container and Cell;
 * undefined outside both.
 */
export const inset = createVar();
