import { createVar } from '@vanilla-extract/css';

/** How far the frame lines of the section under a transparent header stand from the window's edges. */
export const frameEdge = createVar();
