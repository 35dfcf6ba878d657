import { type Point, smooth } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import { bare } from './face.ts';
import { styles } from './hairs.ts';
import type { Head, Spot } from './head.ts';
import { along } from './lines.ts';
import { drawCurls, drawKnot, loosened } from './looseHair.ts';
import type { Guide, Lock, Style } from './style.ts';

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
function coverWith({ sheet, head, traits: { tones } }: Draft, { guides }: Lock): void {
  const [first = [], last = []] = [guides[0], guides.at(-1)].map((guide = []) => laid(head, guide).map(({ point }) => point)); // biome-ignore format: one line
  const across = [0.2, 0.4, 0.6, 0.8].map((share) => laid(head, between(guides, share)));
  const end = (at: 0 | -1) => across.map((strand) => strand.at(at)?.point as Point);
  sheet.polygon([...first, ...end(-1), ...last.toReversed(), ...end(0).toReversed()], null, washOf(tones?.hair));
}

/**
 * The strands of a lock.
 *
 * @param corner where close hair ends on the temple that is turned away: none hang below it
 */
function drawLock({ sheet, head, traits, random, small }: Draft, lock: Lock, bald: boolean, corner?: Point): void {
  const step = small ? Math.max(5, traits.hatching * 1.7) : traits.hatching * 0.92;
  const count = Math.max(2, Math.round(breadth(head, lock.guides) / step / (lock.thin ?? 1)));
  const strands: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5 + (random() - 0.5) * 0.6) / count;
    const strand = laid(head, between(lock.guides, share), 5);
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
  const strong = traits.hatching < 4.6;
  const kept = corner ? strands.filter((strand) => !strand.some(([x, y]) => y > corner[1] && (x - corner[0]) * head.far > -5)) : strands; // biome-ignore format: one line
  if (bald) sheet.lines(kept, strong ? 'hatchStrong' : 'hatch');
  else sheet.lines(kept, strong ? 'hatchStrong' : 'hatchMiddle');
  if (!lock.edges) return;
  for (const side of [lock.guides[0], lock.guides.at(-1)])
    for (const run of stretches(laid(head, side ?? []), 0, 1)) sheet.line(run, 'part');
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

/** Whether hair falls beside the face. */
const hangs = ({ locks }: Style) => locks.some(({ edges }) => edges);

/**
 * Hair: its silhouette without an outline of its own, strands along its flow, and an edge that breaks.
 *
 * @param behind what lies behind the shoulders; else what lies before the face
 */
export function drawHair(draft: Draft, behind: boolean): void {
  const { sheet, head, traits, random, small } = draft;
  const style = mirrored(styles[traits.hair], traits.parted ?? 1);
  const [near, far] = style.ends;
  const crown = head.crown(style.lift, head.far > 0 ? [near, far] : [far, near]);
  // Close hair leaves the far temple free: its edge there goes straight to the forehead, where the face's own edge begins.
  const close = style.lift[head.far < 0 ? 0 : 2] < 7;
  const away = (lock: Lock) => lock.guides.every((guide) => guide.every(([x]) => x * head.far > 20));
  const turned = close && Math.abs(head.sine) > 0.19;
  const locks = style.locks.filter((lock) => Boolean(lock.behind) === behind && !(turned && away(lock)));
  const hairline = style.hairline.filter(([x, y]) => !close || Math.sign(x) !== head.far || y < far - 1);
  const edge = hairline.length > 0 ? head.onFace(head.line(hairline)) : [];
  const outline = [...crown, ...edge.toReversed()];
  const tone = washOf(traits.tones?.hair);
  // What hangs beside the face is seen behind it too, down to the jaw.
  if (behind && hangs(style)) {
    const side = (s: -1 | 1) => [[s * 48.5, 12, 9], [s * 49, 48, 11]].map(([x = 0, y = 0, z = 0]) => head.at([x, y, z])); // biome-ignore format: points
    sheet.polygon([...side(-1).toReversed(), ...head.crown(style.lift, [-18, -18]), ...side(1)], null, tone);
  }
  if (behind && style.knot) drawKnot(draft, ...style.knot);
  if (!behind && style.hairline.length > 0 && !style.curls) sheet.polygon(outline, null, tone);
  for (const lock of locks) if (lock.covers) coverWith(draft, lock);
  for (const lock of locks)
    drawLock(draft, lock, style.bald ?? false, turned ? crown.at(head.far > 0 ? -1 : 0) : undefined);
  if (behind) return;
  if (style.curls) drawCurls(draft, edge, crown);
  else if (style.bald) sheet.line(head.crown(bare, [-12, -12]), 'outline');
  else sheet.lines(loosened(crown, random, small), 'part');
}
