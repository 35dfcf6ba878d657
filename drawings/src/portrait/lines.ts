import { type Point, smooth } from '../geometry.ts';
import type { FillName, PenName } from '../pens.ts';
import { Sheet } from '../sheet.ts';
import type { Trace } from '../svg.ts';
import { traceOf } from '../traces.ts';

export type Line = readonly Point[];

/** Returns the length of a line. */
export function lengthOf(points: Line): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i] as Point;
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** Returns the point at `share` of the way from `a` to `b`. */
export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Returns `count + 1` evenly spaced points of a line, between two shares of its length. */
export function stretch(points: Line, from: number, to: number, count: number): Point[] {
  let sum = 0;
  const lengths = points.map((_, i) => (sum += lengthOf(points.slice(Math.max(0, i - 1), i + 1))));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count + 1 }, (_, k) => {
    const wanted = whole * (from + ((to - from) * k) / count);
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-9),
    );
    const [before = 0, after = 1] = [lengths[i - 1], lengths[i]];
    return mix(points[i - 1] as Point, points[i] as Point, after > before ? (wanted - before) / (after - before) : 0);
  });
}

/** Returns the curve at `share` of the way between two others. `from` and `to` limit it to a part of their length. */
export function between(
  one: Line,
  other: Line,
  share: number,
  [from, to]: readonly [number, number] = [0, 1],
): Point[] {
  const count = 14;
  const [a, b] = [stretch(one, from, to, count), stretch(other, from, to, count)];
  return smooth(a.map((point, i) => mix(point, b[i] as Point, share)), false, 3); // biome-ignore format: one line
}

/**
 * Returns the outline of a stroke that is thin at both ends, for filling.
 *
 * @param width at the widest point
 * @param peak position of the widest point, as a share of the points
 */
export function swell(points: Line, width: number, peak = 0.5): Point[] {
  const sides = points.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point];
    const share = i / (points.length - 1);
    const bent = share < peak ? (share / peak) / 2 : 0.5 + (share - peak) / (1 - peak) / 2;
    const off = (width / 2) * (0.12 + 0.88 * Math.sin(Math.PI * bent)) / (Math.hypot(bx - ax, by - ay) || 1);
    return [[x - (by - ay) * off, y + (bx - ax) * off], [x + (by - ay) * off, y - (bx - ax) * off]] as const;
  }); // biome-ignore format: one side and the other
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).toReversed()];
}

/** Leaves out points that are within `tolerance` of the remaining line (Douglas-Peucker algorithm). */
function simplified(points: Line, tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [far, most] = [0, tolerance];
  for (const [i, [x, y]] of points.entries()) {
    const [ax, ay] = [x - first[0], y - first[1]];
    const off = length < 0.01 ? Math.hypot(ax, ay) : Math.abs(dx * ay - dy * ax) / length;
    if (off > most) [far, most] = [i, off];
  }
  if (!far) return [first, last];
  return [...simplified(points.slice(0, far + 1), tolerance), ...simplified(points.slice(far), tolerance).slice(1)];
}

/** Sheet for a head, which simplifies curves to fewer points. */
export class HeadSheet extends Sheet {
  readonly #tolerance: number;
  /** Traces filled with a tone of skin, hair or cloth. Together they form the silhouette. */
  readonly silhouette: Trace[] = [];

  /** @param tolerance maximum deviation of a simplified line, in drawing units */
  constructor(tolerance: number) {
    super();
    this.#tolerance = tolerance;
  }

  override trace(traces: readonly Trace[], pen: PenName | null, fill: FillName | null = null): this {
    const laid = traces.map(({ outline, closed }) => traceOf(simplified(outline, this.#tolerance), closed));
    if (fill && /^(?:skin|wash|lit)/.test(fill)) this.silhouette.push(...laid);
    return super.trace(laid, pen, fill);
  }
}
