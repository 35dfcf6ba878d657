/** Advance of a digit in running text: weight 400, full width. */
const ADVANCE = 0.666;

/**
 * The measure of a column of text: how many digits of running text a line has room for. In `em`, where CSS has `ch`: a
 * digit is a sixth narrower in the fallback, in which lines would break elsewhere until the font is there (`fonts.css.ts`).
 */
export const characters = (count: number) => `${Number((count * ADVANCE).toFixed(2))}em`;
