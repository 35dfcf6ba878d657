import { createVar } from '@vanilla-extract/css';

/** One unit of the 1440 × 900 stage: it shrinks and grows with the window. */
export const unit = createVar();
export const heightOf = createVar();
/** What the window has in height and the stage has not, half of it. */
export const spare = createVar();
/** How far its frame lines stand from the window's edges: as the sheet's, or nearer where the stage is wider than it. */
export const edge = createVar();
/** Left of the stage, how much further it is to the words. */
export const apart = createVar();
