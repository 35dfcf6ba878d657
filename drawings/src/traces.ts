import type { Point } from './geometry.ts';
import type { Step, Trace } from './svg.ts';

/** Returns a stroke along points. `closed` joins the last point to the first. */
export function traceOf(points: readonly Point[], closed = false): Trace {
  const [start = [0, 0] as const, ...rest] = points;
  return { start, steps: rest.map((to) => ({ to })), closed, outline: points };
}

/** Returns points along an ellipse. Angles are in radians, clockwise from the right. */
export function alongEllipse([cx, cy]: Point, rx: number, ry: number, from: number, to: number, count = 16): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Returns a whole ellipse. */
export function ellipseTrace([x, cy]: Point, radius: number, ry: number): Trace {
  // Rounded as in the file. If the chord were not exactly twice the radius, a small circle would look like a pill.
  const [cx, rx] = [toTenths(x), toTenths(radius)];
  const arc = { rx, ry, large: true };
  const steps: Step[] = [
    { to: [cx + rx, cy], arc },
    { to: [cx - rx, cy], arc },
  ];
  return { start: [cx - rx, cy], steps, closed: true, outline: alongEllipse([cx, cy], rx, ry, 0, Math.PI * 1.875) };
}
