/** Width of a digit in running text, in em: weight 400, normal width. */
const ADVANCE = 0.666;

/** Column width for a number of digits. In `em`, because lines measured in `ch` would reflow at the web-font swap. */
export const characters = (count: number) => `${Number((count * ADVANCE).toFixed(2))}em`;
