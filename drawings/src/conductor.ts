import type { Point } from './geometry.ts';
import { type Route, routeLines } from './parts.ts';

/**
 * Returns the points of one conductor of a route, for a highlighted line.
 *
 * @param place index of the conductor in its route
 */
export function conductor(course: Route | undefined, place: number): Point[] {
  return (course && routeLines(course)[place])?.map(([x, y]): Point => [x, y]) ?? [];
}
