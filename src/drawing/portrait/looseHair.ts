import { hatchWithin, type Point, smooth } from '../geometry.ts';
import type { Trace } from '../svg.ts';
import { type Draft, washOf } from './draft.ts';
import type { Spot } from './head.ts';
import { along, lengthOf, pointAt, swell } from './lines.ts';

/** Hair drawn up into a knot behind the crown: a ball of strands that wind round it. */
export function drawKnot({ sheet, head, traits, random, small }: Draft, spot: Spot, radius: number): void {
  const [x, y] = head.at(spot);
  const [wide, high] = [radius * head.scale, radius * head.scale * 0.88];
  sheet.ellipse([x, y], wide, high, 'outline', washOf(traits.tones?.hair));
  const dark = (traits.tones?.hair ?? 0) > 4;
  // It lies in the shade of the head.
  if (dark) sheet.ellipse([x, y], wide, high, null, 'inkMiddle');
  const count = Math.round((high * 2) / (small ? 5.5 : traits.hatching));
  const wound = Array.from({ length: count }, (_, i): Point[] => {
    const level = ((i + 0.5) / count) * 2 - 1;
    const half = Math.sqrt(1 - level ** 2) * 0.96;
    const [from, to] = [-1 + random() * 0.3, 1 - random() * 0.3];
    const course = [from, from / 2, 0, to / 2, to].map((u): Point => {
      // Level lines on the ball, seen from a little below and leaning.
      const [across, over] = [u * half, level + Math.sqrt(Math.max(0, half ** 2 - (u * half) ** 2)) * -0.32];
      return [x + (across * 0.94 - over * 0.3) * wide, y + (over * 0.94 + across * 0.3) * high];
    });
    return smooth(course, false, 3);
  });
  sheet.lines(
    wound.map((line) => line.filter(([px, py]) => Math.hypot((px - x) / wide, (py - y) / high) < 0.99)),
    'hatchStrong',
  );
  if (small || !dark) return;
  // Where it is turned to the light, as dark hair is elsewhere.
  for (const line of wound.slice(2, count / 2)) sheet.polygon(swell(line.slice(2, -5), 1.5), null, 'glowDeep');
}

/** Most of a circle, as a lock winds, from an angle on. */
function roundTrace([x, y]: Point, radius: number, from: number): Trace {
  const on = (angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  const [start, to] = [on(from), on(from + 4)];
  return { start, steps: [{ to, arc: { rx: radius, ry: radius, large: true, sweep: true } }], closed: false, outline: [start, on(from + 2), to] }; // biome-ignore format: one trace
}

/**
 * Curls: a mass with an edge of uneven turns, and a few open turns where the light lies on it.
 *
 * @param hairline where they grow from, from left to right
 * @param crown the upper edge, from left to right
 */
export function drawCurls({ sheet, traits, random, small }: Draft, hairline: Point[], crown: Point[]): void {
  /** Bulges along an edge, to its left. */
  const bulged = (edge: readonly Point[], width: number, height: number): Point[] => {
    const length = lengthOf(edge);
    const points: Point[] = [];
    for (let at = 0; at < length; ) {
      const wide = Math.min(width * (0.5 + random() * 0.95), length - at + 0.01);
      const high = height * (0.6 + random() * 0.8) * Math.min(1, wide / width);
      for (const share of [0, 0.15, 0.35, 0.6, 0.82]) {
        const [x, y] = along(edge, (at + wide * share) / length);
        const [fromX, fromY] = along(edge, Math.max(0, at + wide * share - 2) / length);
        const [toX, toY] = along(edge, Math.min(length, at + wide * share + 2) / length);
        const [dx, dy] = [toX - fromX, toY - fromY];
        const off = (Math.sin(Math.PI * share) ** 0.7 * high) / (Math.hypot(dx, dy) || 1);
        points.push([x + dy * off, y - dx * off]);
      }
      at += wide;
    }
    return [...points, edge.at(-1) as Point];
  };
  const evenly = (line: readonly Point[]) => {
    const count = Math.round(lengthOf(line) / 2);
    return Array.from({ length: count + 1 }, (_, i) => pointAt(line, i / count));
  };
  const [from, to] = [hairline[0] as Point, hairline.at(-1) as Point];
  const outer = bulged(evenly([from, ...crown, to]), 10, 3.2);
  const inner = bulged(evenly(hairline.toReversed()), 6.5, 1.6);
  sheet.polygon([...outer, ...inner], null, washOf(traits.tones?.hair));
  sheet.line(outer, 'part');
  if (small) return;
  const step = 5.8;
  const turns = hatchWithin([...crown, ...hairline.toReversed()], 0, step * 0.8).flatMap(([start = [0, 0], end = start], row) =>
    Array.from({ length: Math.floor((end[0] - start[0]) / step) }, (_, i): Trace => {
      const centre: Point = [start[0] + (i + 0.35 + (row % 2) * 0.4 + random() * 0.4) * step, start[1] + (random() - 0.5) * 3];
      const [from, radius] = [random() * 6.3, step * (0.3 + random() * 0.2)];
      return roundTrace(centre, radius, from);
    }),
  ); // biome-ignore format: as above
  // Where the light lies on it turns are fewer, and on the other side they are heavier.
  const xs = crown.map(([x]) => x);
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...crown.map(([, y]) => y))];
  const lit = ([x, y]: Point) => Math.hypot(x - left - (right - left) * 0.34, (y - top - 22) * 1.5) / (right - left);
  const dark = ([x, y]: Point) => (x - left) / (right - left) + (y - top) / 160;
  const kept = turns.filter(({ start }) => random() < 0.25 + lit(start) * 3);
  sheet.trace(
    kept.filter(({ start }) => dark(start) < 0.7),
    'part',
  );
  sheet.trace(
    kept.filter(({ start }) => dark(start) >= 0.7),
    'outline',
  );
}
