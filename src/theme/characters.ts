/** Width of a digit in running text, in em: weight 400, normal width. */
const ADVANCE = 0.666;

/**
 * Width of a text column in digits of running text. In `em` rather than `ch`, because digits of the fallback font are a
 * sixth narrower and lines would reflow at the web-font swap (`fonts.css.ts`).
 */
export const characters = (count: number) => `${Number((count * ADVANCE).toFixed(2))}em`;
