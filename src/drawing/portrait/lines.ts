import type { Point } from '../geometry.ts';
import type { FillName, PenName } from '../pens.ts';
import { Sheet } from '../sheet.ts';
import type { Trace } from '../svg.ts';
import { traceOf } from '../traces.ts';

/** How long a line is. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = points[i] as Point;
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** The point at a share of a line's points. */
export function along(points: readonly Point[], share: number): Point {
  const place = Math.min(points.length - 1.001, Math.max(0, share * (points.length - 1)));
  const before = Math.floor(place);
  return mix(points[before] as Point, points[before + 1] as Point, place - before);
}

/** The point at a share of a line's length. */
export function pointAt(points: readonly Point[], share: number): Point {
  let left = share * lengthOf(points);
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] as Point;
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= step) return mix(from, to, step ? left / step : 0);
    left -= step;
  }
  return points.at(-1) as Point;
}

/** A point between two others. */
export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The height of a line of the paper at some x; nothing where it does not reach. */
export function heightAt(line: readonly Point[], x: number): number | undefined {
  const i = line.findIndex(([toX], at) => at > 0 && (toX - x) * ((line[at - 1]?.[0] ?? 0) - x) <= 0);
  const [to, from] = [line[i], line[i - 1]];
  if (!to || !from) return undefined;
  return to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** A stroke that swells to `width` in its middle and is thin where it begins and ends, as a closed line to fill. */
export function swell(points: readonly Point[], width: number, peak = 0.5): Point[] {
  const sides = points.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point];
    const share = i / (points.length - 1);
    const bent = share < peak ? (share / peak) / 2 : 0.5 + (share - peak) / (1 - peak) / 2;
    const off = (width / 2) * (0.14 + 0.86 * Math.sin(Math.PI * bent)) / (Math.hypot(bx - ax, by - ay) || 1);
    return [[x - (by - ay) * off, y + (bx - ax) * off], [x + (by - ay) * off, y - (bx - ax) * off]] as const;
  }); // biome-ignore format: one side and the other
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).toReversed()];
}

/** A line without the points that lie within `tolerance` of it (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
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

/** Paper for curves: it keeps as few of their points as the eye needs, since they are most of a portrait's file. */
export class CurveSheet extends Sheet {
  readonly #tolerance: number;

  /** @param tolerance how far a line may lie off its course, in drawing units */
  constructor(tolerance: number) {
    super();
    this.#tolerance = tolerance;
  }

  override trace(traces: readonly Trace[], pen: PenName | null, fill: FillName | null = null): this {
    const kept = traces.map((trace) =>
      trace.steps.some(({ arc }) => arc) ? trace : traceOf(simplified(trace.outline, this.#tolerance), trace.closed),
    );
    return super.trace(kept, pen, fill);
  }
}
