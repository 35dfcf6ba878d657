/** A point on the paper, in units of the viewBox, or on a plate, in plate units. */
export type Point = readonly [x: number, y: number];

/** A point in the model, in plate units: x to the right front, y to the left front, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Bounding box of a shape. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the bounding box of `points`. */
export function extentOf(points: readonly Point[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** Whether two extents share more than an edge. */
export function overlap(a: Extent, b: Extent): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/**
 * Moves a line sideways and miters its corners, so that parallel lines keep their distance.
 *
 * @param distance in the line's own units; positive is to the right of its direction if y points down
 */
function offsetLine(points: readonly Point[], distance: number): Point[] {
  if (!distance) return [...points];
  const normals: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[i + 1] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    normals.push([-(by - ay) / length, (bx - ax) / length]);
  }
  return points.map(([x, y], i) => {
    const before = normals[Math.max(0, i - 1)] as Point;
    const after = normals[Math.min(normals.length - 1, i)] as Point;
    const mitre = 1 / (1 + before[0] * after[0] + before[1] * after[1]);
    return [x + (before[0] + after[0]) * distance * mitre, y + (before[1] + after[1]) * distance * mitre];
  });
}

/**
 * Cuts the corners of a line by `size` units along each leg, or by half a leg where that is shorter.
 */
function chamferLine(points: readonly Point[], size: number): Point[] {
  const last = points.length - 1;
  return points.flatMap((corner, i): Point[] => {
    if (i === 0 || i === last) return [corner];
    const before = points[i - 1] as Point;
    const after = points[i + 1] as Point;
    const along = (to: Point): Point => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]);
      return [corner[0] + ((to[0] - corner[0]) / length) * cut, corner[1] + ((to[1] - corner[1]) / length) * cut];
    };
    const cut = Math.min(
      size,
      Math.hypot(before[0] - corner[0], before[1] - corner[1]) / 2,
      Math.hypot(after[0] - corner[0], after[1] - corner[1]) / 2,
    );
    return [along(before), along(after)];
  });
}

/**
 * Returns parallel lines around a center line, with cut corners.
 *
 * @param pitch distance between neighboring lines
 * @param chamfer `size` of `chamferLine`
 */
export function parallelLines(centre: readonly Point[], count: number, pitch: number, chamfer: number): Point[][] {
  return Array.from({ length: count }, (_, i) =>
    chamferLine(offsetLine(centre, (i - (count - 1) / 2) * pitch), chamfer),
  );
}

/** Returns 45° hatching inside a rectangle. `step` is the distance between lines, measured along an edge. */
export function hatching(x: number, y: number, width: number, height: number, step: number): Point[][] {
  const lines: Point[][] = [];
  for (let c = step / 2; c < width + height; c += step) {
    const from = Math.max(0, c - height);
    const to = Math.min(width, c);
    lines.push([
      [x + from, y + c - from],
      [x + to, y + c - to],
    ]);
  }
  return lines;
}

/** Returns a smooth line through points (Catmull-Rom spline). `pieces` is the number of segments between two points. */
export function smooth(points: readonly Point[], closed: boolean, pieces: number): Point[] {
  const count = points.length;
  const place = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point;
  const result: Point[] = closed ? [] : [place(0)];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [place(i - 1), place(i), place(i + 1), place(i + 2)];
    const on = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
    for (let piece = 1; piece <= pieces; piece++) result.push([on(0, piece / pieces), on(1, piece / pieces)]);
  }
  return result;
}

/**
 * Returns parallel lines inside an outline of any shape.
 *
 * @param angle of the lines, in degrees clockwise from horizontal
 * @param step distance between two lines
 */
export function hatchWithin(outline: readonly Point[], angle: number, step: number): Point[][] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const level = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = level.map(([, y]) => y);
  const lines: Point[][] = [];
  for (let y = Math.min(...heights) + step / 2; y < Math.max(...heights); y += step) {
    const crossings = level
      .flatMap(([ax, ay], i): number[] => {
        const [bx, by] = level[(i + 1) % level.length] as Point;
        return ay <= y !== by <= y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from = 0, to = 0] = [crossings[i], crossings[i + 1]];
      if (to - from > step / 2) lines.push([from, to].map((x): Point => [x * cos - y * sin, x * sin + y * cos]));
    }
  }
  return lines;
}
