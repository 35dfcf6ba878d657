import type { Point } from './geometry.ts';
import { type Route, routeLines } from './parts.ts';

/**
 * Returns the points of one conductor of a route, for a highlighted line.
 *
 * @param place index of the conductor in its route
 * @param from start on the first leg. Default: the start of the route
 */
export function conductor(course: Route | undefined, place: number, { from }: { from?: Point } = {}): Point[] {
  const [first, ...rest] = (course && routeLines(course, 0)[place])?.map(([x, y]): Point => [x, y]) ?? [];
  return first ? [from ?? first, ...rest] : [];
}
