/** Margin of a record's drawing at each side, relative to its width. */
const margin = 28 / 480;

/** Height of a record's drawing relative to its width. */
const ratio = 300 / 480;

/**
 * Aligns the visible part of a record's drawing with text of a given padding, at any width. The total height equals
 * that of a photograph.
 *
 * @param padding of the text below or beside it
 * @param widest maximum width of the drawing
 */
export function alignDrawing(padding: string, widest = '100%') {
  const maxWidth = widest === '100%' ? widest : `min(100%, ${widest})`;
  const inset = `(${padding} - ${margin} * ${maxWidth})`;
  const oneSided = `${inset} / ${1 - margin}`;
  // Shrinks from both sides, because shrinking from one would make the visible part end after the text.
  const offset = `max(${oneSided}, ${inset} / ${0.5 - margin})`;
  return {
    marginBlock: `calc(${offset} * ${ratio / 2})`,
    marginInlineStart: `max(${oneSided}, ${inset} / ${1 - 2 * margin})`,
    inlineSize: `calc(${maxWidth} - ${offset})`,
    // Wider than its container if the drawing's margin exceeds the padding.
    maxInlineSize: 'none',
  };
}
