import { hatchWithin, type Point, smooth } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import { type Draft, washOf } from './draft.ts';
import type { Head, Spot } from './head.ts';
import { along, lengthOf, mix } from './lines.ts';

/** One ear from the side, from where it meets the temple over its rim to the lobe, on the right. */
const ear: readonly Spot[] = [[38.2, -2, 6], [39.5, -8.5, 1], [43.2, -11.5, -6], [46.6, -9, -12], [47.4, -1, -14], [46, 7.5, -12], [43.6, 13.5, -8], [43.4, 18.5, -5], [42, 22, -2], [40, 22.2, 0], [38.8, 18.5, 3]]; // biome-ignore format: points
const rim: readonly Spot[] = [[40, -2, 2], [41.6, -7.5, -4], [44, -7, -9], [44.8, 0, -11], [43.4, 7.5, -9], [42, 12.5, -5]]; // biome-ignore format: points
const hollow: readonly Spot[] = [[40.6, 3, 0], [42.4, 0.5, -5], [42.8, 6.5, -6], [41, 12, -1], [39.6, 9, 2]]; // biome-ignore format: points

/** An ear; what the face covers of it is drawn over. */
export function drawEar({ sheet, head, traits: { tones = {} }, small }: Draft, side: -1 | 1): void {
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, y, z]): Spot => [x * side, y, z]), 3); // biome-ignore format: one line
  sheet.polygon(on(ear), null, washOf(tones.skin)).line(on(ear), 'outline').line(on(rim), 'detail');
  if (!small) sheet.line(on(hollow), 'small');
}

/** How far the crown of a bald head lies off the skull under hair. */
export const bare = [-2, -3, -2] as const;

/** The face without its features: it covers what lies behind, and its edge runs from the far temple to the near ear. */
export function drawFace({ sheet, head, traits: { hair, tones = {} }, random, small }: Draft): void {
  const { far, near } = head.contour();
  // Without hair over it the crown is drawn, and skin ends at its line.
  const crown = hair === 'receding' ? head.crown(bare, [-12, -12]) : head.crown([0, 0, 0], [-18, -18]);
  const upper = head.far > 0 ? crown.toReversed() : crown;
  sheet.polygon([...far.slice(hair === 'receding' ? 8 : 0), ...near, ...upper.toReversed()], null, washOf(tones.skin));
  // Above the brows it is the hair's edge that is seen, except where there is none.
  const skip = hair === 'receding' ? 6 : 8;
  sheet.line([...far.slice(skip), ...near.slice(1)], 'outline');
  if (!small) shade(sheet, head, far, near, 25 + random() * 40);
}

/** Shade on the right of the face: the light comes from the left for everybody. */
function shade(sheet: Sheet, head: Head, far: readonly Point[], near: readonly Point[], angle: number): void {
  const edge = head.far > 0 ? far.slice(13) : near.slice(1).toReversed();
  const deep = head.far > 0 ? 7 : 13;
  const inside = edge.map(([x, y], i): Point => [x - deep * Math.sin((Math.PI * Math.min(1, (i + 1) / edge.length)) ** 1) - 1, y]); // biome-ignore format: one line
  sheet.lines(hatchWithin([...edge, ...inside.toReversed()], angle, 3.2), 'hatchMiddle');
}

/** Hairs of a beard: rows of short strokes from the cheek to the jaw. */
export function drawBeard({ sheet, head, traits, random, small }: Draft): void {
  const full = traits.beard === 'full';
  const { far, near } = head.contour(full ? 5 : 1.5);
  const side = head.far;
  const outer = [...far.slice(16), ...near.slice(1, -1)];
  const cheek = head.onFace(head.line([[side * 37, 14, 14], [side * 33, 28, 30], [side * 22, 36, 41], [side * 15, 47, 45], [0, 50, 47], [-side * 15, 47, 45], [-side * 22, 36, 41], [-side * 31, 30, 28], [-side * 37, 12, 8]], 6)); // biome-ignore format: points
  const moustache = head.onFace(head.line([[side * 20, 43, 43], [side * 11, 35.5, 49], [0, 33.5, 52], [-side * 11, 35.5, 49], [-side * 20, 43, 43]], 5)); // biome-ignore format: points
  const lip = head.onFace(head.line([[side * 21, 47, 42], [side * 11, 39.5, 49], [0, 38.5, 51], [-side * 11, 39.5, 49], [-side * 21, 47, 42]], 5)); // biome-ignore format: points
  const tone = washOf((traits.tones?.hair ?? 0) - (full ? 0 : 1));
  sheet.polygon([...outer, ...cheek.toReversed()], null, tone).polygon([...moustache, ...lip.toReversed()], null, tone);
  const step = small ? 4.4 : traits.hatching * 0.8;
  const strokes: Point[][] = [];
  const rows = full ? [0, 0.36, 0.68] : [0, 0.5];
  for (const [from, to] of [[cheek, outer], [moustache, lip]] as const) // biome-ignore format: pairs
    for (const [row, start] of (from === cheek ? rows : [0]).entries()) {
      const length = from === cheek ? 1 / rows.length + 0.08 : 1;
      const count = Math.round((lengthOf(from) / step) * (from === cheek ? 1 : 1.5));
      for (let i = 0; i <= count; i++) {
        const share = Math.min(1, Math.max(0, (i + (row % 2) / 2 + (random() - 0.5) * 0.5) / count));
        const [a, b] = [along(from, share), along(to, share)];
        const [begin, end] = [start + random() * 0.12, Math.min(1.04, start + length * (0.75 + random() * 0.35))];
        strokes.push([mix(a, b, begin), mix(a, b, end)]);
      }
    }
  sheet.lines(strokes, traits.hatching < 4.6 ? 'hatchStrong' : 'hatchMiddle');
  sheet.line(smooth(outer.filter((_, i) => i % 3 === 0), false, 3), 'small'); // biome-ignore format: one line
}
