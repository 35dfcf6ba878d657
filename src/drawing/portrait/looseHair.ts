import { hatchWithin, type Point, smooth } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Trace } from '../svg.ts';
import { alongEllipse } from '../traces.ts';
import type { Draft } from './draft.ts';
import type { Spot } from './head.ts';
import { along, lengthOf } from './lines.ts';

/** A line as a hand leaves it at the edge of hair: in strokes that begin apart and end a little outside. */
export function loosened(line: readonly Point[], random: Random, small: boolean): Point[][] {
  const length = lengthOf(line);
  const strokes: Point[][] = [];
  let begin = 0;
  while (begin < length - 6) {
    const end = Math.min(length, begin + (small ? 44 : 24) + random() * 26);
    const count = Math.max(2, Math.round((end - begin) / 3));
    const points = Array.from({ length: count + 1 }, (_, i) =>
      along(line, (begin + ((end - begin) * i) / count) / length),
    );
    const [lastX, lastY] = points.at(-1) as Point;
    const [beforeX, beforeY] = points.at(-2) as Point;
    const off = (random() - 0.35) * 0.8;
    strokes.push([...points.slice(0, -1), [lastX + (lastY - beforeY) * off, lastY - (lastX - beforeX) * off]]);
    begin = end + 0.5 + random() * 2.5;
  }
  return strokes;
}

/** Hair drawn up into a knot behind the crown: a ball of strands that wind round it. */
export function drawKnot({ sheet, head, traits, random, small }: Draft, spot: Spot, radius: number): void {
  const [x, y] = head.at(spot);
  const [wide, high] = [radius * head.scale, radius * head.scale * 0.88];
  sheet.ellipse([x, y], wide, high, null, 'top');
  sheet.lines(loosened(alongEllipse([x, y], wide, high, 2.2, 2.2 + Math.PI * 2, 40), random, small), 'part');
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
}

/**
 * Curls: small open turns, close together.
 *
 * @param outline of all the hair, in which they lie
 * @param edge the part of it that they roughen
 */
export function drawCurls({ sheet, traits, random, small }: Draft, outline: Point[], edge: Point[]): void {
  const step = small ? 8 : traits.hatching * 1.75;
  /** An arc is a third of the text that its points would be, and there are hundreds. */
  const turn = ([x, y]: Point, radius: number, from: number, sweep: number): Trace => {
    const at = (angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    const arc = { rx: radius, ry: radius, large: sweep > Math.PI, sweep: true };
    return {
      start: at(from),
      steps: [{ to: at(from + sweep), arc }],
      closed: false,
      outline: alongEllipse([x, y], radius, radius, from, from + sweep, 6),
    };
  };
  // Level lines inside the outline say where there is hair.
  const turns = hatchWithin(outline, 0, step * 0.85).flatMap(([start = [0, 0], end = start]) =>
    Array.from({ length: Math.floor((end[0] - start[0]) / step) }, (_, i) => {
      const centre: Point = [start[0] + (i + 0.3 + random() * 0.8) * step, start[1] + (random() - 0.5) * step * 0.6];
      return turn(centre, step * (0.34 + random() * 0.2), random() * 6.3, 3.2 + random() * 1.8);
    }),
  );
  sheet.trace(turns, 'hatchStrong');
  const length = lengthOf(edge);
  const bumps: Trace[] = [];
  for (let at = 0; at < length; at += 7 + random() * 5) {
    const [x, y] = along(edge, at / length);
    const [nextX, nextY] = along(edge, Math.min(1, (at + 3) / length));
    const out = Math.atan2(nextY - y, nextX - x) - Math.PI / 2;
    bumps.push(turn([x, y], 3.8 + random() * 2.6, out - 1.9, 3.6));
  }
  sheet.trace(bumps, 'part');
}
