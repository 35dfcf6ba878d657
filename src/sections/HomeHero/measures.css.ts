import { createVar } from '@vanilla-extract/css';

/** One unit of the 1440 × 900 stage; it scales with the window. */
export const unit = createVar();
export const heroHeight = createVar();
/** Space above the stage in tall windows. */
export const spaceAbove = createVar();
/** Additional distance between text and stage in wide windows. */
export const gapToText = createVar();
