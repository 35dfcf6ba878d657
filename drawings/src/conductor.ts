import type { Point } from './geometry.ts';
import { type Route, routeLines } from './parts.ts';

/** One conductor of a route, for what is live on it. @param from where on its first leg it begins; where the route does, if left out */
export function conductor(course: Route | undefined, place: number, { from }: { from?: Point } = {}): Point[] {
  const [first, ...rest] = (course && routeLines(course, 0)[place])?.map(([x, y]): Point => [x, y]) ?? [];
  return first ? [from ?? first, ...rest] : [];
}
