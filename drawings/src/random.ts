/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * Makes a repeatable source of random numbers (mulberry32 over a string hash), so that one record always gets the same
 * drawing. Not for anything secret; use `crypto` for that.
 *
 * @param seed the record's id, or any other text; equal texts give equal sequences.
 */
export function randomFrom(seed: string): Random {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  state = (state ^ 0x9e3779b9) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
