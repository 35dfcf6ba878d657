import { type Point, smooth } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { alongEllipse } from '../traces.ts';
import { along, lengthOf } from './face.ts';
import { styles } from './hairs.ts';
import type { Head, Spot } from './head.ts';
import type { Guide, Lock, Style } from './style.ts';
import type { Traits } from './traits.ts';

/** A point of a strand, and whether the head hides it. */
interface Laid {
  readonly point: Point;
  readonly seen: boolean;
}

/** One strand from its root to its tip, as the head in its pose shows it. */
function laid(head: Head, guide: Guide, pieces = 3): Laid[] {
  const course = smooth(guide.map(([x, y]): Point => [x, y]), false, pieces); // biome-ignore format: one line
  const depth = smooth(guide.map(([, , z, lift]): Point => [z, lift]), false, pieces); // biome-ignore format: one line
  return course.map(([x, y], i) => {
    const [z = 0, lift = 0] = depth[i] ?? [];
    const { spot, seen } = head.onHair([x, y, z], lift);
    return { point: head.at(spot), seen };
  });
}

/** The guide at a share of a lock's breadth. */
function between(guides: readonly Guide[], share: number): Guide {
  const place = share * (guides.length - 1);
  const before = Math.min(guides.length - 2, Math.floor(place));
  const [a = [], b = []] = [guides[before], guides[before + 1]];
  const part = place - before;
  return a.map((from, i) => from.map((value, axis) => value + ((b[i]?.[axis] ?? value) - value) * part) as unknown as Guide[number]); // biome-ignore format: one line
}

/** The stretches of a strand that can be seen, from one share of its length to another. */
function stretches(strand: readonly Laid[], from: number, to: number): Point[][] {
  const last = strand.length - 1;
  const [begin, end] = [Math.max(0, from) * last, Math.min(1, to) * last];
  if (end - begin < 0.3) return [];
  const points = strand.map(({ point }) => point);
  const within = strand.map((_, i) => i).filter((i) => i > begin + 0.15 && i < end - 0.15);
  const runs: Point[][] = [[]];
  for (const place of [begin, ...within, end]) {
    if (strand[Math.round(place)]?.seen) runs.at(-1)?.push(along(points, place / last));
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** How broad a lock is across its middle. */
function breadth(head: Head, guides: readonly Guide[]): number {
  const middles = guides.map((guide) => {
    const [x, y, z, lift] = guide[Math.floor(guide.length / 2)] ?? [0, 0, 0, 0];
    return head.onHair([x, y, z], lift).spot;
  });
  return middles.slice(1).reduce((sum, spot, i) => sum + Math.hypot(...spot.map((value, axis) => value - (middles[i]?.[axis] ?? 0))), 0); // biome-ignore format: one line
}

/** Hides what lies behind a lock. */
function coverWith(sheet: Sheet, head: Head, { guides }: Lock): void {
  const [first = [], last = []] = [guides[0], guides.at(-1)].map((guide = []) => laid(head, guide).map(({ point }) => point)); // biome-ignore format: one line
  const across = [0.2, 0.4, 0.6, 0.8].map((share) => laid(head, between(guides, share)));
  const end = (at: 0 | -1) => across.map((strand) => strand.at(at)?.point as Point);
  sheet.polygon([...first, ...end(-1), ...last.toReversed(), ...end(0).toReversed()], null, 'top');
}

function drawLock(sheet: Sheet, head: Head, lock: Lock, traits: Traits, random: Random, small: boolean): void {
  const step = small ? Math.max(5, traits.hatching * 1.7) : traits.hatching * 0.92;
  const count = Math.max(2, Math.round(breadth(head, lock.guides) / step / (lock.thin ?? 1)));
  const strands: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5 + (random() - 0.5) * 0.6) / count;
    const strand = laid(head, between(lock.guides, share), lock.cut ? 5 : small ? 2 : 3);
    if (lock.cut) {
      // Short hair: short lines along the flow, those of neighbours never side by side.
      for (let piece = 0; piece <= lock.cut; piece++) {
        const start = (piece - (i % 2) * 0.5) / lock.cut + random() * 0.05;
        strands.push(...stretches(strand, start, start + (0.6 + random() * 0.25) / lock.cut));
      }
      continue;
    }
    const [from, to] = [random() * 0.1, 1 - random() * 0.14];
    // Where the light lies on it a strand breaks off.
    const shine = (lock.shine ?? 0.45) + (random() - 0.5) * 0.16;
    if (random() < 0.4 && !small)
      strands.push(...stretches(strand, from, shine - 0.06), ...stretches(strand, shine + 0.06, to)); // biome-ignore format: one line
    else strands.push(...stretches(strand, from, to));
  }
  sheet.lines(strands, traits.hatching < 3.4 ? 'hatchStrong' : 'hatchMiddle');
  if (!lock.edges) return;
  for (const side of [lock.guides[0], lock.guides.at(-1)])
    for (const run of stretches(laid(head, side ?? []), 0, 1)) sheet.line(run, 'part');
}

/** A line as a hand leaves it at the edge of hair: in strokes that begin apart and end a little outside. */
function loosened(line: readonly Point[], random: Random, small: boolean): Point[][] {
  const length = lengthOf(line);
  const strokes: Point[][] = [];
  let begin = 0;
  while (begin < length - 6) {
    const end = Math.min(length, begin + (small ? 44 : 24) + random() * 26);
    const count = Math.max(2, Math.round((end - begin) / 5));
    const points = Array.from({ length: count + 1 }, (_, i) => along(line, (begin + ((end - begin) * i) / count) / length)); // biome-ignore format: one line
    const [lastX, lastY] = points.at(-1) as Point;
    const [beforeX, beforeY] = points.at(-2) as Point;
    const off = (random() - 0.35) * 0.5;
    strokes.push([...points.slice(0, -1), [lastX + (lastY - beforeY) * off, lastY - (lastX - beforeX) * off]]);
    begin = end + 0.5 + random() * 2.5;
  }
  return strokes;
}

/** Turned to the side on which somebody parts their hair. */
function mirrored(style: Style, parted: -1 | 1): Style {
  if (parted > 0) return style;
  const [left, top, right] = style.lift;
  return {
    ...style,
    lift: [right, top, left],
    hairline: style.hairline.map(([x, y, z]): Spot => [-x, y, z]).toReversed(),
    locks: style.locks.map((lock) => ({
      ...lock,
      guides: lock.guides.map((guide) => guide.map(([x, y, z, lift]) => [-x, y, z, lift] as const)),
    })),
  };
}

/**
 * Hair: its silhouette without an outline of its own, strands along its flow, and an edge that breaks.
 *
 * @param behind what lies behind the shoulders; else what lies before the face
 */
export function drawHair(
  sheet: Sheet,
  head: Head,
  traits: Traits,
  random: Random,
  small: boolean,
  behind: boolean,
): void {
  const style = mirrored(styles[traits.hair], traits.parted ?? 1);
  const locks = style.locks.filter((lock) => Boolean(lock.behind) === behind);
  if (behind) {
    if (style.knot) drawKnot(sheet, head, style.knot, traits, random, small);
    for (const lock of locks) if (lock.covers) coverWith(sheet, head, lock);
    for (const lock of locks) drawLock(sheet, head, lock, traits, random, small);
    return;
  }
  const ends: [number, number] = head.far > 0 ? [style.ends[0], style.ends[1]] : [style.ends[1], style.ends[0]];
  const crown = head.crown(style.lift, ends);
  if (style.hairline.length > 0) sheet.polygon([...crown, ...head.line(style.hairline).toReversed()], null, 'top');
  for (const lock of locks) if (lock.covers) coverWith(sheet, head, lock);
  if (style.curls) drawCurls(sheet, head, style, traits, random, small);
  for (const lock of locks) drawLock(sheet, head, lock, traits, random, small);
  if (style.bald) sheet.line(head.crown([0, 0, 0], [-18, -18]), 'outline');
  else if (!style.curls) sheet.lines(loosened(crown, random, small), 'part');
}

/** Hair drawn up into a knot behind the crown. */
function drawKnot(
  sheet: Sheet,
  head: Head,
  [spot, radius]: readonly [Spot, number],
  traits: Traits,
  random: Random,
  small: boolean,
): void {
  // biome-ignore format: one line
  const [x, y] = head.at(spot);
  const size = radius * head.scale;
  sheet.circle([x, y], size, null, 'top');
  sheet.lines(loosened(alongEllipse([x, y], size, size * 0.86, 2.2, 2.2 + Math.PI * 2, 30), random, small), 'part');
  const count = Math.round((size * 2) / (small ? 6 : traits.hatching * 1.2));
  const wound = Array.from({ length: count }, (_, i): Point[] => {
    const share = (i + 0.5) / count;
    const bend = (share - 0.5) * 1.5;
    return smooth([-0.85, -0.3, 0.3, 0.85].map((u): Point => {
      const [along, over] = [u * Math.sqrt(1 - (bend / 1.6) ** 2), bend * (1 - u * u * 0.55) - u * 0.28];
      return [x + along * size * 0.95, y + over * size * 0.72];
    }), false, 3); // biome-ignore format: one line
  });
  sheet.lines(wound, 'hatchStrong');
}

/** Curls: small open turns, close together, that also make the silhouette. */
function drawCurls(sheet: Sheet, head: Head, style: Style, traits: Traits, random: Random, small: boolean): void {
  const turns: Point[][] = [];
  const step = small ? 11 : traits.hatching * 2.5;
  const turn = (centre: Point, radius: number, from: number, sweep: number) => {
    const around = alongEllipse(centre, radius, radius, from, from + sweep, small ? 6 : 8);
    return around.map(([x, y], i): Point => {
      const close = 1 - (i / around.length) * 0.45;
      return [centre[0] + (x - centre[0]) * close, centre[1] + (y - centre[1]) * close];
    });
  };
  for (let y = -86; y < 22; y += step * 0.82)
    for (let x = -64; x < 64; x += step) {
      const spot: Spot = [x + (random() - 0.5) * step * 0.7, y + (random() - 0.5) * step * 0.5, 0];
      const place = style.inside?.(spot);
      if (!place) continue;
      turns.push(turn(head.at(place), (step * (0.34 + random() * 0.22)) * head.scale, random() * 6.3, 3.4 + random() * 1.6)); // biome-ignore format: one line
    }
  sheet.lines(turns, 'hatchStrong');
  const edge = head.crown(style.lift, head.far > 0 ? [style.ends[0], style.ends[1]] : [style.ends[1], style.ends[0]], 60); // biome-ignore format: one line
  const length = lengthOf(edge);
  const bumps: Point[][] = [];
  for (let at = 0; at < length; at += 8 + random() * 4) {
    const [x, y] = along(edge, at / length);
    const [nextX, nextY] = along(edge, Math.min(1, (at + 3) / length));
    const out = Math.atan2(nextY - y, nextX - x) - Math.PI / 2;
    bumps.push(turn([x, y], 4.4 + random() * 2.2, out - 1.9, 3.6));
  }
  sheet.lines(bumps, 'part');
}
