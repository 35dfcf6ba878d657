import type { Point } from './geometry.ts';

/**
 * Whether some line parallel to a side of `outline` keeps the two apart.
 *
 * @param gap how far apart they must be at least
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
 * Whether two convex outlines come nearer to one another than `gap` units, as far as their sides tell (separating axes):
 * it may say so of corners that face one another a little further apart. Two points are a line.
 */
export function meetsConvex(a: readonly Point[], b: readonly Point[], gap: number): boolean {
  return !isApart(a, b, gap) && !isApart(b, a, gap);
}

/**
 * Whether a point lies inside a convex outline, by at least `margin` units.
 *
 * @param outline corners in either direction of turning.
 * @param margin how far inside it must lie; 0 counts the outline itself as inside.
 */
export function insideConvex([x, y]: Point, outline: readonly Point[], margin = 0): boolean {
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

/** The sides of a convex outline, each as how far a point lies inside of it; corners in either direction of turning. */
function sidesOf(outline: readonly Point[]): ((point: Point) => number)[] {
  const [cx, cy] = outline.reduce(([sx, sy], [x, y]) => [sx + x / outline.length, sy + y / outline.length], [0, 0]);
  return outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1e-6) return [];
    const along = ([x, y]: Point) => ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
    const turn = Math.sign(along([cx, cy]));
    return [(point: Point) => along(point) * turn];
  });
}

const between = ([ax, ay]: Point, [bx, by]: Point, u: number): Point => [ax + (bx - ax) * u, ay + (by - ay) * u];

/**
 * The stretches of a line that no convex outline covers.
 *
 * @param margin how far around its outline a cover reaches
 */
export function uncovered(points: readonly Point[], covers: readonly (readonly Point[])[], margin = 0): Point[][] {
  const sides = covers.map(sidesOf);
  const stretches: Point[][] = [];
  let open: Point[] = [];
  const close = () => {
    if (open.length > 1) stretches.push(open);
    open = [];
  };
  points.slice(1).forEach((b, i) => {
    const a = points[i] as Point;
    const hidden = sides
      .map((distances) => {
        let [from, to] = [0, 1];
        for (const distance of distances) {
          const [da, db] = [distance(a) + margin, distance(b) + margin];
          if (da < 0 && db < 0) return [1, 0] as const;
          if (da < 0) from = Math.max(from, da / (da - db));
          else if (db < 0) to = Math.min(to, da / (da - db));
        }
        return [from, to] as const;
      })
      .filter(([from, to]) => to - from > 1e-6)
      .sort(([one], [other]) => one - other);
    let at = 0;
    for (const [from, to] of [...hidden, [1, 1] as const]) {
      if (from > at) {
        if (open.length === 0) open.push(between(a, b, at));
        open.push(between(a, b, from));
        if (from < 1) close();
      } else if (from < 1) close();
      at = Math.max(at, to);
    }
    if (hidden.some(([, to]) => to === 1)) close();
  });
  close();
  return stretches;
}

const areaOf = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, [ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] as Point;
      return sum + ax * by - bx * ay;
    }, 0),
  ) / 2;

/** Cuts a convex outline in two, where `distance` is positive and where it is negative. */
function divided(outline: readonly Point[], distance: (point: Point) => number): [inside: Point[], outside: Point[]] {
  const [inside, outside]: [Point[], Point[]] = [[], []];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [da, db] = [distance(a), distance(b)];
    if (da >= 0) inside.push(a);
    if (da <= 0) outside.push(a);
    if (da * db < 0) {
      const crossing = between(a, b, da / (da - db));
      inside.push(crossing);
      outside.push(crossing);
    }
  });
  return [inside, outside];
}

/** What is left of a convex outline outside of another, in convex pieces. */
export function without(outline: readonly Point[], cover: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  let rest: readonly Point[] = outline;
  for (const distance of sidesOf(cover)) {
    const [inside, outside] = divided(rest, distance);
    if (areaOf(inside) < 0.01) return [[...outline]];
    if (areaOf(outside) >= 0.01) pieces.push(outside);
    rest = inside;
  }
  return pieces;
}
