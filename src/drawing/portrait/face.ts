import { type Point, smooth } from '../geometry.ts';
import { type Draft, planeOf, skinOf, washOf } from './draft.ts';
import type { Head, Spot } from './head.ts';
import { along, lengthOf, mix, swell } from './lines.ts';
import { shade, shaded, shadeFace, shadowOf } from './shadows.ts';

/** One ear, on the right: from where it meets the temple over its rim to the lobe, between the brow and the foot of the nose. */
const ear: readonly Spot[] = [[35, -4, 4], [38.6, -9.4, 0], [42, -10.4, -3], [44.4, -7, -6], [44.6, 0, -7], [43.2, 8, -6], [41.4, 14, -4], [40.8, 18.6, -2], [38.8, 21.6, 0], [35, 19, 4]]; // biome-ignore format: points
const rim: readonly Spot[] = [
  [36.8, -3.4, 2],
  [39.4, -6, -1],
  [41.4, -3.4, -3.4],
  [41.2, 3.4, -4],
  [39.4, 9, -2],
  [37.4, 13, 0],
];
/** The hollow before the rim, which the knob over the lobe half closes. */
const inner: readonly Spot[] = [[38.2, -0.6, 0], [39.8, 3, -2], [39.2, 7.6, -1], [37.2, 9.8, 1], [36.2, 7.6, 2], [36.8, 4.6, 2]]; // biome-ignore format: points

/** Whether one side of a head is seen. */
export const isTurned = (head: Head): boolean => Math.abs(head.sine) > 0.15;

/** Whether an ear stands before the hair: on a head that is turned far enough, with hair that leaves it free. */
export const isEarFree = ({ head, traits: { hair } }: Draft): boolean =>
  isTurned(head) && ['crop', 'parting', 'buzz', 'knot', 'curls'].includes(hair);

/** How much further in the ear is that is turned to us, behind the hinge of the jaw; the other one still stands out from the cheek. */
export const earInwards = (head: Head, side: number): number =>
  side === head.far ? -1.6 * Math.min(1, Math.abs(head.sine) / 0.1) : 8.4 * Math.min(1, Math.abs(head.sine) / 0.3);

/** An ear; what the face covers of it is drawn over. */
export function drawEar(draft: Draft, side: -1 | 1): void {
  const { sheet, head, traits: { tones = {} }, small } = draft; // biome-ignore format: one line
  // Where the face is turned away its ear lies behind the cheek.
  if (side === head.far && Math.abs(head.sine) > 0.2) return;
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [(x - earInwards(head, side)) * side, y, z]), 3); // biome-ignore format: one line
  sheet.polygon(on(ear), null, skinOf(tones.skin)).line(on(ear), 'outline');
  shade(draft, side === shaded ? on(ear) : [...on(rim), ...on(inner).toReversed()]);
  if (!small) sheet.line(on(rim), 'part').line(on(inner), 'part');
}

/** The face without its features, which covers what lies behind it. */
export function drawFace(draft: Draft): void {
  const {
    sheet,
    head,
    traits: { tones = {} },
    small,
  } = draft;
  const [left, right] = [head.edge(-1), head.edge(1)];
  const dome = head.dome();
  sheet.polygon([...left.slice(6), ...right.slice(6).toReversed(), ...dome.toReversed()], null, skinOf(tones.skin));
  // Above the temples it is the hair's edge that is seen; where the face is turned away its brow stands before it.
  const from = (side: -1 | 1) => (side === head.far ? 6 : 11);
  sheet.line([...left.slice(from(-1)), ...right.slice(from(1)).toReversed()], small ? 'outline' : 'contour');
  if (!small) {
    sheet.polygon(swell([...right.slice(20), ...left.slice(-8, -1).toReversed()], 1.3), null, 'inkSoft');
  }
  shadeFace(draft);
}

/** Where a beard begins, on the right: a strip before the ear, along the jaw, and up to the moustache. */
const cheekLine: readonly Spot[] = [[36.4, 4, 4], [34.6, 15, 8], [30.4, 24.4, 20], [24.6, 31, 31], [18.6, 33.4, 38], [14.2, 31.6, 41], [10, 29.8, 44], [5, 29.6, 47]]; // biome-ignore format: points
/** The lips and the bare skin on either side below them. */
const bareLips: readonly Spot[] = [[-14, 36.4, 42], [-7, 35, 46], [0, 35.6, 48], [7, 35, 46], [14, 36.4, 42], [10.4, 41.6, 43], [6.4, 45, 45], [3, 43.2, 46], [-3, 43.2, 46], [-6.4, 45, 45], [-10.4, 41.6, 43]]; // biome-ignore format: points

/** A beard, which follows the jaw: its tone thins out into the cheeks, and its hairs hang from there to the edge. */
export function drawBeard(draft: Draft): void {
  const { sheet, head, traits, random, small } = draft;
  const full = traits.beard === 'full';
  const spread = full ? 3.4 : 0.8;
  // On the side that is turned away it begins below the ear that stands out there.
  const grown = (side: -1 | 1) => head.edge(side, spread).slice(side === head.far ? 19 : 14);
  const outer = [...grown(-1), ...grown(1).toReversed().slice(1)];
  const turned = (x: number, z: number) => (Math.abs(x) > 32 && Math.sign(x) === head.far ? z + 14 : z);
  const half = (side: number) =>
    cheekLine.map(
      ([x, y, z]): Spot => [
        side * (x - (x > 30 && x < 35 ? head.away(side) * 7 : 0)),
        side === head.far ? Math.max(16 + y * 0.55, y) : y,
        turned(side * x, z),
      ],
    );
  const cheek = head.line([...half(-1), [0, 30.8, 48], ...half(1).toReversed()], 4);
  const hair = traits.tones?.hair ?? 0;
  // Tufts of hair rather than a cut edge: every other one reaches further up into the cheek.
  const tufts = (by: number) =>
    cheek.map((point, i) => mix(point, along(outer, i / (cheek.length - 1)), (i % 2 ? by : 0.02) - random() * 0.05));
  // One that is short has the tone of the hair along the jaw alone, and lets skin through above.
  if (!full) sheet.polygon([...outer, ...tufts(0.06).toReversed()], null, 'inkMiddle');
  sheet.polygon([...outer, ...tufts(full ? 0.16 : 0.3).toReversed()], null, washOf(full ? hair - 1 : hair));
  sheet.polygon(head.line(bareLips, 3, true), null, skinOf(traits.tones?.skin));
  sheet.polygon(
    [...head.edge(shaded, spread).slice(18, -1), ...shadowOf(draft, 7).toReversed()],
    null,
    planeOf(draft, 'veil'),
  );
  if (small) {
    if (full) sheet.line(smooth(outer.slice(9, -9).filter((_, i) => i % 3 === 0), false, 3), 'part'); // biome-ignore format: one line
    return;
  }
  const middle = head.at([0, 39.4, 45]);
  // The lips are free of it.
  const free = ([x, y]: Point) => Math.hypot((x - middle[0]) / 15.4, (y - middle[1]) / 6.6) > 1;
  const step = traits.hatching;
  const rows = full ? 4 : 3;
  const count = Math.round(lengthOf(outer) / step);
  const strokes: Point[][] = [];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i <= count; i++) {
      const share = Math.min(1, Math.max(0, (i + (row % 2) / 2 + (random() - 0.5) * 0.5) / count));
      // On the cheeks they hang.
      const [root, tip] = [along(cheek, share), along(outer, share + (0.5 - share) * 0.26)];
      const from: Point = Math.abs(root[0] - middle[0]) < 10 ? [root[0], middle[1] + 7] : root;
      const begin = (row + random() * 0.35) / rows - 0.06;
      strokes.push([mix(from, tip, begin), mix(from, tip, Math.min(1, begin + (0.6 + random() * 0.45) / rows))]);
    }
  // Those of the moustache grow from the foot of the nose outwards.
  const moustache = Array.from({ length: 15 }, (_, i): Point[] => {
    const u = i / 7 - 1;
    return [head.at([u * 9, 30.4 + random(), 47]), head.at([u * 14, 33 + u * u * 3 + random(), 45])];
  });
  sheet.lines([...strokes.filter((stroke) => stroke.every(free)), ...moustache], full ? 'hatchMiddle' : 'hatchStrong');
  if (full) sheet.line(smooth(outer.slice(9, -9).filter((_, i) => i % 3 === 0), false, 3), 'part'); // biome-ignore format: one line
}
