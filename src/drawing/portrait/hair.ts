import { type Point, smooth } from '../geometry.ts';
import { type Draft, washOf } from './draft.ts';
import { styles } from './hairs.ts';
import type { Spot } from './head.ts';
import { along, lengthOf, mix, pointAt, swell } from './lines.ts';
import { drawCurls, drawKnot } from './looseHair.ts';
import type { Lock, Style } from './style.ts';

/** The strand at a share of a lock's breadth across its middle. */
function strandAt(guides: readonly (readonly Point[])[], middles: readonly Point[], share: number): Point[] {
  const breadths = middles.map((_, i) => lengthOf(middles.slice(0, i + 1)));
  const wanted = share * (breadths.at(-1) ?? 0);
  const before = Math.max(0, Math.min(guides.length - 2, breadths.findIndex((breadth) => breadth > wanted) - 1));
  const [from = 0, to = 1] = [breadths[before], breadths[before + 1]];
  const place = before + Math.min(1, Math.max(0, (wanted - from) / (to - from || 1)));
  const [a = [], b = []] = [guides[before], guides[before + 1]];
  return a.map((point, i) => mix(point, b[i] ?? point, place - before));
}

/** Guides of a lock on the paper, with others between them, so that its edges are as smooth as its strands. */
function laid({ head }: Draft, { guides }: Lock): Point[][] {
  const along = guides.map((guide) => head.line(guide, 4));
  const count = along[0]?.length ?? 0;
  const across = Array.from({ length: count }, (_, i) => smooth(along.map((line) => line[i] as Point), false, 4)); // biome-ignore format: one line
  return Array.from({ length: across[0]?.length ?? 0 }, (_, i) => across.map((line) => line[i] as Point));
}

/** A row of roots or tips, of which every other stands out, in the direction that `away` gives from it. */
function ragged(row: readonly Point[], away: readonly Point[], by: number, random: () => number): Point[] {
  if (!by) return [...row];
  const count = Math.max(4, Math.round(lengthOf(row) / 3.4));
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i === 0 || i === count ? i / count : (i + (random() - 0.5) * 0.9) / count;
    const [[x, y], [toX, toY]] = [along(row, share), along(away, share)];
    const length = Math.hypot(x - toX, y - toY) || 1;
    const off = i === 0 || i === count ? 0 : ((i % 2 ? 1 : -0.15) * random() * 1.2 * by) / length;
    return [x + (x - toX) * off, y + (y - toY) * off];
  });
}

/** One lock: what it hides, its strands along its flow, and those of its edges that are drawn. */
function drawLock(draft: Draft, lock: Lock): void {
  const { sheet, traits, random, small } = draft;
  const guides = laid(draft, lock);
  const [first = [], last = []] = [guides[0], guides.at(-1)];
  const at = (i: number) => guides.map((line) => line.at(i) as Point);
  const tips = ragged(at(-1), at(-2), lock.ragged ?? 0, random);
  const roots = ragged(at(0), at(1), lock.roots ?? 0, random);
  const hair = traits.tones?.hair ?? 0;
  if (!lock.bare) sheet.polygon([...first, ...(lock.ends ? smooth(tips, false, 2) : tips), ...last.toReversed(), ...roots.toReversed()], null, washOf(lock.behind ? hair + 1 : Math.min(4, hair))); // biome-ignore format: one line
  const middles = guides.map((line) => line[Math.floor(line.length / 2)] as Point);
  const step = (small ? Math.max(5, traits.hatching * 1.7) : traits.hatching * 0.9) * (lock.thin ?? 1);
  const count = Math.max(2, Math.round(lengthOf(middles) / step));
  const [fine, strong]: Point[][][] = [[], []];
  for (let i = 0; i < count; i++) {
    const strand = strandAt(guides, middles, (i + 0.5 + (random() - 0.5) * 0.6) / count);
    const piece = (from: number, to: number) => {
      const count = Math.max(2, Math.round((lengthOf(strand) * (to - from)) / 5));
      return Array.from({ length: count + 1 }, (_, k) => pointAt(strand, from + ((to - from) * k) / count));
    };
    const into = i % (traits.hatching < 3 ? 2 : 3) === 1 ? strong : fine;
    if (lock.cut) {
      // Short hair: short lines along the flow, those of neighbours never side by side.
      for (let k = 0; k <= lock.cut; k++) {
        const start = Math.max(0, (k - (i % 2) * 0.5) / lock.cut + (random() - 0.5) * 0.1);
        const end = Math.min(1, start + (0.55 + random() * 0.35) / lock.cut);
        if (end - start > 0.1) into?.push(piece(start, end));
      }
      continue;
    }
    const [from, to] = [random() * 0.08, 1 - random() * 0.12];
    // Where the light lies on it a strand breaks off.
    const shine = (lock.shine ?? 0.45) + (random() - 0.5) * 0.12;
    const gap = 0.05 + random() * 0.1;
    if (lock.shine && random() < 0.66) into?.push(piece(from, shine - gap), piece(shine + gap, to));
    else into?.push(piece(from, to));
  }
  sheet.lines(fine ?? [], 'hatchStrong');
  if (small || hair < 3 || lock.cut) sheet.lines(strong ?? [], lock.cut ? 'part' : 'hatchStrong');
  else for (const strand of strong ?? []) sheet.polygon(swell(strand, 1.5), null, 'inkSoft');
  for (const [side, line] of [['first', first], ['last', last]] as const) // biome-ignore format: pairs
    if (lock.edges === side || lock.edges === 'both') {
      sheet.line(line, 'part');
      // The outer contour is the heavier, and so is the front that is all there is of a lock.
      if (!small && (side === 'last' || lock.edges === 'first')) sheet.polygon(swell(line, 1.2), null, 'inkSoft');
    }
  if (lock.ends) sheet.line(smooth(tips, false, 2), 'part');
}

/** Turned to the side on which somebody parts their hair. */
function mirrored(style: Style, parted: -1 | 1): Style {
  if (parted > 0) return style;
  const other = ([x, y, z]: Spot): Spot => [-x, y, z];
  return { ...style, locks: style.locks.map((lock) => ({ ...lock, guides: lock.guides.map((guide) => guide.map(other)) })) }; // biome-ignore format: one line
}

/**
 * Hair: locks of strands along its flow, whose hairline is where they begin and no line.
 *
 * @param behind what lies behind the head; else what lies before the face
 */
export function drawHair(draft: Draft, behind: boolean): void {
  const { head, traits } = draft;
  const style = mirrored(styles[traits.hair], traits.parted ?? 1);
  if (behind && style.knot) drawKnot(draft, ...style.knot);
  for (const lock of style.locks) if (Boolean(lock.behind) === behind) drawLock(draft, lock);
  if (!behind && style.curls) drawCurls(draft, head.line(style.curls[1]), head.line(style.curls[0]));
}
