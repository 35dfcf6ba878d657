import { type Point, smooth } from '../geometry.ts';
import { type Draft, skinOf, washOf } from './draft.ts';
import type { Spot } from './head.ts';
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
const inner: readonly Spot[] = [[36.6, 3.6, 3], [38.4, 6, 0], [37.4, 9.4, 2], [36, 11, 3]]; // biome-ignore format: points

/** Whether an ear stands before the hair: on a head that is turned far enough, with hair that leaves it free. */
export const isEarFree = ({ head, traits: { hair } }: Draft): boolean =>
  Math.abs(head.sine) > 0.15 && ['crop', 'parting', 'buzz', 'knot'].includes(hair);

/** An ear; what the face covers of it is drawn over. */
export function drawEar(draft: Draft, side: -1 | 1): void {
  const { sheet, head, traits: { tones = {} }, small } = draft; // biome-ignore format: one line
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [x * side, y, z]), 3); // biome-ignore format: one line
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
  const from = (side: -1 | 1) => (side === head.far ? 7 : 11);
  sheet.line([...left.slice(from(-1)), ...right.slice(from(1)).toReversed()], small ? 'outline' : 'contour');
  if (!small) {
    sheet.polygon(swell([...right.slice(20), ...left.slice(-8, -1).toReversed()], 1.3), null, 'inkSoft');
  }
  shadeFace(draft);
}

/** Hairs of a beard: rows of short strokes from the cheek to the jaw. */
export function drawBeard(draft: Draft): void {
  const { sheet, head, traits, random, small } = draft;
  const full = traits.beard === 'full';
  const spread = full ? 1.8 : 1;
  const outer = [...head.edge(-1, spread).slice(15), ...head.edge(1, spread).slice(15).toReversed().slice(1)];
  const z = (x: number) => (Math.sign(x) === head.far ? 20 : 4);
  const cheek = head.line([[-37, 8, z(-1)], [-33.5, 20, z(-1) + 6], [-26, 28, 28], [-17.5, 32, 38], [-13, 28.8, 42], [-6, 30, 46], [0, 31.5, 47], [6, 30, 46], [13, 28.8, 42], [17.5, 32, 38], [26, 28, 28], [33.5, 20, z(1) + 6], [37, 8, z(1)]], 4); // biome-ignore format: points
  const mouth = head.line([[-12.6, 37, 42], [-7, 35.4, 46], [0, 35.2, 48], [7, 35.4, 46], [12.6, 37, 42], [9, 40.6, 43], [4, 42, 46], [-4, 42, 46], [-9, 40.6, 43]], 3, true); // biome-ignore format: points
  const skin = skinOf(traits.tones?.skin);
  sheet.polygon([...outer, ...cheek.toReversed()], null, washOf((traits.tones?.hair ?? 0) - (full ? 0 : 1)));
  sheet.polygon(mouth, null, skin);
  shade(draft, [...head.edge(shaded, spread).slice(18, -1), ...shadowOf(draft, 7).toReversed()]);
  const middle = head.at([0, 38, 45]);
  const step = small ? 4.6 : traits.hatching * 0.84;
  const strokes: Point[][] = [];
  const rows = full ? 4 : 3;
  const count = Math.round(lengthOf(outer) / step);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i <= count; i++) {
      const share = Math.min(1, Math.max(0, (i + (row % 2) / 2 + (random() - 0.5) * 0.5) / count));
      // On the cheeks they hang.
      const [root, b] = [along(cheek, share), along(outer, share + (0.5 - share) * 0.26)];
      const a: Point = Math.abs(root[0] - middle[0]) < 10 ? [root[0], middle[1] + 5.6] : root;
      const begin = (row + random() * 0.35) / rows - 0.03;
      strokes.push([mix(a, b, Math.max(0, begin)), mix(a, b, Math.min(1.02, begin + (0.7 + random() * 0.5) / rows))]);
    }
  // The lips are free of it.
  const free = ([x, y]: Point) => Math.hypot((x - middle[0]) / 13.6, (y - middle[1]) / 5.2) > 1;
  // Those of the moustache grow from the foot of the nose outwards.
  const moustache = Array.from({ length: small ? 7 : 17 }, (_, i, all = small ? 6 : 16): Point[] => {
    const u = (i / all) * 2 - 1;
    return [head.at([u * 9, 29.6 + random(), 47]), head.at([u * 14, 33.4 + u * u * 3.4 + random(), 45])];
  });
  sheet.lines([...strokes.filter((stroke) => stroke.every(free)), ...moustache], 'hatchStrong');
  sheet.line(smooth(outer.filter((_, i) => i % 3 === 0), false, 3), 'part'); // biome-ignore format: one line
}
