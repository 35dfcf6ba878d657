import { hatchWithin, type Point, smooth } from '../geometry.ts';
import { type Draft, skinOf, washOf } from './draft.ts';
import { isEarFree } from './face.ts';
import { styles } from './hairs.ts';
import type { Head, Spot } from './head.ts';
import { along, heightAt, lengthOf, mix, pointAt, swell } from './lines.ts';
import { drawCurls, drawKnot } from './looseHair.ts';
import { shade, slope } from './shadows.ts';
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

/** A stretch of a strand, from one share of its length to another. */
function stretch(strand: readonly Point[], from: number, to: number): Point[] {
  const count = Math.max(2, Math.round((lengthOf(strand) * (to - from)) / 5));
  return Array.from({ length: count + 1 }, (_, k) => pointAt(strand, from + ((to - from) * k) / count));
}

/** Where the face is turned far enough away, hair beside it lies behind the cheek from the brow down. */
function behindCheek(head: Head, line: readonly Point[]): Point[] {
  const edge = head.edge(head.far).map(([x, y]): Point => [y, x]);
  const [, brow] = head.at([0, -12, 0]);
  const turned = Math.min(1, Math.max(0, (Math.abs(head.sine) - 0.1) / 0.15));
  return line.map(([x, y]) => {
    const inside = ((heightAt(edge, y) ?? x) - x) * head.far;
    return [x + head.far * turned * Math.max(0, inside) * Math.min(1, Math.max(0, (y - brow) / 16)), y];
  });
}

/** Guides of a lock on the paper, with others between them, so that its edges are as smooth as its strands. */
function laid({ head }: Draft, { guides }: Lock): Point[][] {
  const along = guides.map((guide) => {
    const line = head.hairLine(guide, 4);
    const beside = guide.some(([x]) => x * head.far > 30) && (guide.at(-1)?.[0] ?? 0) * head.far > 0;
    return beside ? behindCheek(head, line) : line;
  });
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

/** A line that leaves another one by as much as `by` and meets it again, further off the head's middle. */
function apart(line: readonly Point[], [middleX, middleY]: Point, by: number): Point[] {
  const last = line.length - 1;
  const [x, y] = pointAt(line, 0.3);
  return line.map(([px, py], i): Point => {
    const [[fromX, fromY], [toX, toY]] = [line[Math.max(0, i - 2)] as Point, line[Math.min(last, i + 2)] as Point];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const side = (x - middleX) * dy - (y - middleY) * dx > 0 ? 1 : -1;
    const off = (side * by * Math.sin((Math.PI * i) / last)) / (Math.hypot(dx, dy) || 1);
    return [px + dy * off, py - dx * off];
  });
}

/** A side of a lock. @param heavy it swells */
function drawEdge({ sheet, small }: Draft, line: readonly Point[], heavy: boolean): void {
  sheet.line(line, 'part');
  if (heavy && !small) sheet.polygon(swell(line, 1.2), null, 'inkSoft');
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
  if (lock.edges && lock.edges !== 'last' && !small) {
    // What it throws onto the face, as far as the lock itself does not hide it.
    const edge = stretch(first, 0.04, 0.56);
    shade(draft, [...edge, ...edge.map(([x, y]): Point => [x + 2.8, y + 2.6]).toReversed()]);
  }
  const whole = [...first, ...(lock.ends ? smooth(tips, false, 2) : tips), ...last.toReversed(), ...roots.toReversed()];
  if (!lock.bare) sheet.polygon(whole, null, washOf(lock.behind ? hair + 1 : hair));
  // Short hair thins out into the skin: before its roots there is a half tone, and no edge.
  if (lock.cut && !small) {
    const before = at(0).map((root, i): Point => mix(root, at(1)[i] ?? root, -1.1));
    shade(draft, [...roots, ...ragged(before, at(0), 2.4, random).toReversed()]);
  }
  // No wash is deeper than that of the darkest hair: what lies behind has ink over it.
  if (lock.behind && hair > 4) sheet.polygon(whole, null, 'inkMiddle');
  const middles = guides.map((line) => line[Math.floor(line.length / 2)] as Point);
  const step = (small ? Math.max(5, traits.hatching * 1.7) : traits.hatching * 0.9) * (lock.thin ?? 1);
  const count = Math.max(2, Math.round(lengthOf(middles) / step));
  const [fine, strong]: Point[][][] = [[], []];
  for (let i = 0; i < count; i++) {
    const strand = strandAt(guides, middles, (i + 0.5 + (random() - 0.5) * 0.6) / count);
    const piece = (from: number, to: number) => stretch(strand, from, to);
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
  // Dark hair is read by its light: some strands catch it, in a band across their flow.
  if (hair > 4 && lock.shine && !small)
    for (let i = 0; i < count; i += 1.6) {
      const strand = strandAt(guides, middles, (i + random()) / count);
      const [middle, half] = [lock.shine + (random() - 0.5) * 0.1, 0.05 + random() * 0.09];
      sheet.polygon(swell(stretch(strand, middle - half, middle + half), 1.3 + random()), null, 'glowDeep');
    }
  // On the right it rounds off into the shade.
  const [outermost = [0, 0]] = [middles.at(-1)];
  if (!small && !lock.cut && !lock.behind && outermost[0] > 140)
    for (let i = 0; i < count * 0.7; i++) {
      const strand = strandAt(guides, middles, 0.55 + 0.44 * random());
      const from = 0.25 + random() * 0.2;
      fine?.push(stretch(strand, from, from + 0.3 + random() * 0.25));
    }
  // In few pixels only the strongest strands of long hair are lines, and others would be dirt.
  if (!small) sheet.lines(fine ?? [], 'hatchStrong');
  if (small && lock.cut) strong?.splice(0);
  if (small || hair < 3 || lock.cut) sheet.lines(strong ?? [], lock.cut ? 'part' : 'hatchStrong');
  else
    for (const strand of strong ?? [])
      sheet.polygon(swell(strand, hair < 4 ? 0.8 : 1.3), null, hair < 4 ? 'inkMiddle' : 'inkSoft');
  if (lock.edges === 'first' || lock.edges === 'both') drawEdge(draft, first, lock.edges === 'first');
  if (lock.edges === 'last' || lock.edges === 'both') {
    // The outer contour is two locks, of which the lower stands off a little where it begins.
    drawEdge(draft, small ? last : stretch(last, 0, 0.62), true);
    if (!small) {
      const lower = stretch(last, 0.46, 1);
      const off = apart(lower, draft.head.at([0, -10, 0]), 1.5);
      sheet.polygon([...off, ...lower.toReversed()], null, washOf(lock.behind ? hair + 1 : hair));
      drawEdge(draft, off, true);
    }
  }
  if (lock.ends) sheet.line(smooth(tips, false, 2), 'part');
}

/** Turned to the side on which somebody parts their hair. */
function mirrored(style: Style, parted: -1 | 1): Style {
  if (parted > 0) return style;
  const other = ([x, y, z]: Spot): Spot => [-x, y, z];
  return { ...style, locks: style.locks.map((lock) => ({ ...lock, guides: lock.guides.map((guide) => guide.map(other)) })) }; // biome-ignore format: one line
}

/** The back of a turned head, down to the nape: what is seen behind the ear of short hair. */
export function drawNape(draft: Draft): void {
  const { sheet, head, traits, small } = draft;
  if (!isEarFree(draft)) return;
  // The skull under short hair, where its locks leave it bare on the side that is turned away.
  sheet.polygon(head.dome(1.5).slice(2, -2), null, washOf(traits.tones?.hair));
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [-head.far * x, y, z]));
  const tone = traits.tones?.hair;
  if (traits.hair === 'knot' || traits.hair === 'curls') {
    const back = on([[30, -46, -16], [34, -26, -20], [36, -8, -27], [34, 8, -33], [29, 22, -34], [22, 33, -30], [14, 40, -22]]);
    const front = on([[14, 40, -16], [34, 10, 0], [34, -20, 4]]);
    sheet.polygon([...back, ...front], null, washOf(tone)).line(back, 'outline');
    if (!small) sheet.lines(hatchWithin([...back, ...front], traits.hair === 'knot' ? slope : 90 - head.far * 14, traits.hatching), 'hatchStrong');
    return;
  }
  // Short hair ends below the ear, in a half tone over the skin of the neck.
  const back = on([[30, -46, -14], [34, -26, -17], [35.4, -8, -23], [32.6, 6, -27], [28, 17, -28], [22, 29, -26], [17, 40, -20]]);
  const front = on([[17, 40, -12], [34, 10, 0], [34, -20, 4]]);
  const down = (to: number) => [...back.slice(0, to), ...on([[30, 12, -4], [34, 4, 0], [34, -20, 4]])];
  sheet.polygon([...back, ...front], null, skinOf(traits.tones?.skin));
  shade(draft, down(-7));
  sheet.polygon(down(-10), null, washOf(tone)).line(back, 'outline');
  if (!small) sheet.lines(hatchWithin(down(-10), 90 - head.far * 14, traits.hatching), 'hatchStrong');
} // biome-ignore format: outlines are read as rows of points

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
  if (!behind && style.curls) drawCurls(draft, head.hairLine(style.curls[1]), head.hairLine(style.curls[0]));
}
