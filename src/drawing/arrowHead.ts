import type { Point } from './geometry.ts';

/** The head of an arrow that points along a line from one point to another, as a line to draw. */
export function arrowHead([fromX, fromY]: Point, [x, y]: Point): Point[] {
  const length = Math.hypot(x - fromX, y - fromY);
  const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
  return [
    [x - alongX * 8 - alongY * 5, y - alongY * 8 + alongX * 5],
    [x, y],
    [x - alongX * 8 + alongY * 5, y - alongY * 8 - alongX * 5],
  ];
}
