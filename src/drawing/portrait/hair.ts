import type { Point } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import { bare } from './face.ts';
import { styles } from './hairs.ts';
import type { Head, Spot } from './head.ts';
import { along, clipped, isWithin, lengthOf, mix, pointAt } from './lines.ts';
import { drawCurls, drawKnot } from './looseHair.ts';
import { combed, type Mass, massOf } from './mass.ts';
import { between, joint, type Laid, laid, sideOf } from './strands.ts';
import type { Guide, Lock, Style } from './style.ts';

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

/** Hides what lies behind a lock, no further than a closed line goes. */
function coverWith({ sheet, head, traits: { tones } }: Draft, { guides }: Lock, within: readonly Point[]): void {
  const [first = [], last = []] = [guides[0], guides.at(-1)].map((guide = []) => laid(head, guide).map(({ point }) => point)); // biome-ignore format: one line
  const across = [0.2, 0.4, 0.6, 0.8].map((share) => laid(head, between(guides, share)));
  const end = (at: 0 | -1) => across.map((strand) => strand.at(at)?.point as Point);
  const middle = head.at([0, -10, 0]);
  const outline = [...first, ...end(-1), ...last.toReversed(), ...end(0).toReversed()].map((point) => {
    const share = [0, 0.02, 0.04, 0.06, 0.08, 0.1].find((by) => isWithin(mix(point, middle, by), within));
    return mix(point, middle, share ?? 0);
  });
  sheet.polygon(outline, null, washOf(tones?.hair));
}

/** The strands of a lock, as far as they lie within closed lines that do not meet. */
function drawLock(
  { sheet, head, traits, random, small }: Draft,
  lock: Lock,
  within: readonly (readonly Point[])[],
  bald: boolean,
): void {
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
  const kept = within.flatMap((outline) => clipped(strands, outline));
  if (bald) sheet.lines(kept, strong ? 'hatchStrong' : 'hatch');
  else sheet.lines(kept, strong ? 'hatchStrong' : 'hatchMiddle');
  if (!lock.edges || lock.closed) return;
  for (const side of [lock.guides[0], lock.guides.at(-1)])
    for (const outline of within) sheet.lines(clipped(stretches(laid(head, side ?? []), 0, 1), outline), 'part');
}

/** Short hair over the crown: short lines along the flow, those of neighbours never side by side. */
function drawCombed({ sheet, traits, random, small }: Draft, mass: Mass, lean: number): void {
  const step = small ? Math.max(5, traits.hatching * 1.7) : traits.hatching;
  const strands = combed(mass, step, lean).flatMap((strand, i) => {
    const pieces = small ? 2 : 3;
    return Array.from({ length: pieces + 1 }, (_, piece): Point[] => {
      const from = Math.max(0, (piece - (i % 2) * 0.5 + (random() - 0.5) * 0.24) / pieces);
      const to = Math.min(1, from + (0.6 + random() * 0.34) / pieces);
      return [0, 0.25, 0.5, 0.75, 1].map((share) => pointAt(strand, Math.min(1, from + (to - from) * share)));
    }).filter((line) => lengthOf(line) > 2);
  });
  sheet.lines(clipped(strands, mass.outline), 'hatchStrong');
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
  const { sheet, head, traits } = draft;
  const style = mirrored(styles[traits.hair], traits.parted ?? 1);
  const mass = massOf(head, style);
  const { crown, hairline, outline, corner } = mass;
  const away = (lock: Lock) => lock.guides.every((guide) => guide.every(([x]) => x * head.far > 20));
  const locks = style.locks.filter((lock) => Boolean(lock.behind) === behind && !(corner && away(lock)));
  const tone = washOf(traits.tones?.hair);
  const hanging = style.locks.filter(({ closed }) => closed).map((lock) => sideOf(head, lock, crown));
  // What hangs beside the face is seen behind it too, down to the jaw.
  if (behind && hangs(style) && hanging.length === 0) {
    const side = (s: -1 | 1) => [[s * 48.5, 12, 9], [s * 49, 48, 11]].map(([x = 0, y = 0, z = 0]) => head.at([x, y, z])); // biome-ignore format: points
    sheet.polygon([...side(-1).toReversed(), ...head.crown(style.lift, [-18, -18]), ...side(1)], null, tone);
  }
  if (behind)
    for (const { outer, far } of hanging)
      if (far) sheet.polygon([...outer, head.at([0, 0, 0]), head.at([0, 40, 0])], 'part', tone);
  if (behind && style.knot) drawKnot(draft, ...style.knot);
  if (!behind && hairline.length > 0 && !style.curls) sheet.polygon(outline, null, tone);
  if (!behind)
    for (const side of hanging)
      if (!side.far) sheet.polygon([...side.inner, ...side.outer, ...upTo(crown, side.inner[0], head.far)], null, tone);
  const [left = [0, 0], right = [0, 0]] = [crown[0], crown.at(-1)];
  // What hangs is free below the crown.
  const free: Point[] = [...crown, [right[0] + 60, 260], [left[0] - 60, 260]];
  for (const lock of locks) if (lock.covers && !lock.closed && !corner) coverWith(draft, lock, free);
  const long = locks.filter(({ edges, closed }) => edges && !closed).map((lock) => sideOf(head, lock, crown).outer);
  for (const outer of long) sheet.polygon(outer, null, tone);
  const beside = hanging.filter(({ far }) => far).map(({ outer }) => besideFace(head, outer));
  for (const lock of locks) {
    const far = lock.closed && lock.guides.every((guide) => (guide.at(-1)?.[0] ?? 0) * head.far > 0);
    drawLock(draft, lock, far ? [outline, ...beside] : hangs(style) || style.bald ? [free] : [outline], style.bald ?? false); // biome-ignore format: one line
  }
  if (behind) return;
  if (style.combed !== undefined) drawCombed(draft, mass, style.combed);
  if (style.curls) drawCurls(draft, hairline, crown);
  else if (style.bald) sheet.line(head.crown(bare, [-12, -12]), 'outline');
  else if (hangs(style)) sheet.line(crown.slice(joint, -joint), 'part');
  else sheet.polygon(outline, 'part');
  for (const outer of long) sheet.line(outer, 'part');
  for (const { inner, outer, far } of hanging) {
    // On the far side the face is before it.
    if (far)
      sheet.line(
        hairline.filter(([x]) => (x - (inner[0]?.[0] ?? 0)) * head.far >= 0),
        'part',
      );
    else sheet.line(inner, 'part').line(outer, 'part');
  }
}

/** The crown from its near end to above the parting. */
function upTo(crown: readonly Point[], [parting]: Point = [0, 0], far: number): Point[] {
  const half = crown.filter(([x]) => (x - parting) * far < 0);
  return far > 0 ? half : half.toReversed();
}

/** What is seen of hair behind the far side of the face. @param outer its outer edge, from its tip up */
function besideFace(head: Head, outer: readonly Point[]): Point[] {
  const [[, low] = [0, 0], [, high] = [0, 0]] = [outer[0], outer.at(-1)];
  return [...outer, ...head.contour().far.filter(([, y]) => y > high && y < low)];
}
