/** Margin of a record's drawing at each side, relative to its width. */
const margin = 28 / 480;

/** Height of such a drawing relative to its width. */
const ratio = 300 / 480;

/**
 * Aligns the visible part of a record's drawing with text of a given padding, at any width. The height stays that of a
 * photograph.
 *
 * @param padding of the text below or beside it
 * @param widest maximum width of the drawing
 */
export function inkStart(padding: string, widest = '100%') {
  const whole = widest === '100%' ? widest : `min(100%, ${widest})`;
  const short = `(${padding} - ${margin} * ${whole})`;
  const oneSided = `${short} / ${1 - margin}`;
  // Shrinks from both sides, because shrinking from one would make the visible part end after the text.
  const spare = `max(${oneSided}, ${short} / ${0.5 - margin})`;
  return {
    marginBlock: `calc(${spare} * ${ratio / 2})`,
    marginInlineStart: `max(${oneSided}, ${short} / ${1 - 2 * margin})`,
    inlineSize: `calc(${whole} - ${spare})`,
    // Wider than its container if the drawing's margin exceeds the padding.
    maxInlineSize: 'none',
  };
}
