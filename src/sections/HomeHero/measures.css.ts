import { createVar } from '@vanilla-extract/css';

/** One unit of the 1440 × 900 stage: it shrinks and grows with the window. */
export const unit = createVar();
export const heightOf = createVar();
/** What the window has in height and the stage has not: so much of it lies above. */
export const spare = createVar();
/** Left of the stage, how much further it is to the words. */
export const apart = createVar();
