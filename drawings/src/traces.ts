import type { Point } from './geometry.ts';
import type { Step, Trace } from './svg.ts';

/** A stroke along points. @param closed joins the last to the first. */
export function traceOf(points: readonly Point[], closed = false): Trace {
  const [start = [0, 0] as const, ...rest] = points;
  return { start, steps: rest.map((to) => ({ to })), closed, outline: points };
}

/** Points along an ellipse. Angles are radians, clockwise from the right. */
export function alongEllipse([cx, cy]: Point, rx: number, ry: number, from = 0, to = Math.PI * 2, count = 16): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** A whole ellipse. */
export function ellipseTrace([x, cy]: Point, radius: number, ry: number): Trace {
  // As a file rounds them: with a chord that is not twice the radius a small circle would be a pill.
  const [cx, rx] = [toTenths(x), toTenths(radius)];
  const arc = { rx, ry, large: true, sweep: false };
  const steps: Step[] = [
    { to: [cx + rx, cy], arc },
    { to: [cx - rx, cy], arc },
  ];
  return { start: [cx - rx, cy], steps, closed: true, outline: alongEllipse([cx, cy], rx, ry, 0, Math.PI * 1.875) };
}
