import type { Point } from './geometry.ts';

/**
 * Whether a line that is parallel to a side of `outline` separates `outline` from `other`.
 *
 * @param gap minimum distance between the two outlines, across that line
 */
function isApart(outline: readonly Point[], other: readonly Point[], gap: number): boolean {
  return outline.some(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-6) return false;
    const along = (points: readonly Point[]): [least: number, most: number] => {
      let [least, most] = [Infinity, -Infinity];
      for (const [x, y] of points) {
        const at = ((bx - ax) * y - (by - ay) * x) / length;
        if (at < least) least = at;
        if (at > most) most = at;
      }
      return [least, most];
    };
    const [[least, most], [otherLeast, otherMost]] = [along(outline), along(other)];
    return least - otherMost >= gap || otherLeast - most >= gap;
  });
}

/**
 * Whether two convex outlines are closer than `gap` units. An outline of two points is a line. The test uses only the
 * normals of the sides (separating axes), so corners that face each other and collinear lines can count as close even
 * if they are farther apart.
 */
export function meetsConvex(a: readonly Point[], b: readonly Point[], gap: number): boolean {
  return !isApart(a, b, gap) && !isApart(b, a, gap);
}

/**
 * Whether a point lies inside a convex outline, by at least `margin` units.
 *
 * @param outline corners, clockwise or counterclockwise
 * @param margin minimum distance from the outline
 */
export function insideConvex([x, y]: Point, outline: readonly Point[], margin: number): boolean {
  let turn = 0;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-6) continue;
    const distance = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
    if (Math.abs(distance) < margin) return false;
    if (turn === 0 && distance !== 0) turn = Math.sign(distance);
    if (distance * turn < 0) return false;
  }
  return turn !== 0;
}
