/** Share of a record drawing's width that it keeps free of ink at each side (`margin` of `drawing/records/paper.ts`). */
const margin = 28 / 480;

/** Height of such a drawing in shares of its width. */
const ratio = 300 / 480;

/**
 * Lets the ink of a record's drawing begin in line with words whose padding is that, however wide the cell is, and end
 * within them. Its place stays as high as that of a photograph.
 *
 * @param padding of the words below or beside it
 * @param widest the drawing is no wider
 */
export function inkStart(padding: string, widest = '100%') {
  const whole = widest === '100%' ? widest : `min(100%, ${widest})`;
  const short = `(${padding} - ${margin} * ${whole})`;
  const oneSided = `${short} / ${1 - margin}`;
  // A drawing that has to shrink does so from both sides: only from one, its ink ended beyond the words.
  const spare = `max(${oneSided}, ${short} / ${0.5 - margin})`;
  return {
    marginBlock: `calc(${spare} * ${ratio / 2})`,
    marginInlineStart: `max(${oneSided}, ${short} / ${1 - 2 * margin})`,
    inlineSize: `calc(${whole} - ${spare})`,
    // Where the drawing keeps more free than the words have padding, it is wider than its place.
    maxInlineSize: 'none',
  };
}
