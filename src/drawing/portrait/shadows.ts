import { hatchWithin, type Point } from '../geometry.ts';
import { type Draft, planeOf } from './draft.ts';
import type { Head, Spot } from './head.ts';

/** The light comes from the upper left, as on every drawing of the site: on this side everybody is in the shade. */
export const shaded = 1;
/** How the few places that are hatched are. */
export const slope = 124;

/** A plane that is turned from the light. */
export function shade({ sheet, ...draft }: Draft, region: readonly Point[]): void {
  sheet.polygon(region, null, planeOf({ sheet, ...draft }, 'shadow'));
}

/** Where the face turns from the light: from the temple round the eye, over the cheek bone, in under it, and round the mouth to the chin. */
const core: readonly Spot[] = [[28, -44, 26], [28.6, -29, 29], [27.8, -16, 32], [29.4, -6, 30], [31, 3, 27], [30, 11, 28], [26.4, 19, 33], [23, 27, 37], [21.8, 34, 38], [20.4, 40, 38], [16.4, 46.6, 41], [11, 52, 42], [3, 57, 43]]; // biome-ignore format: points

/** The edge of that plane. It lies further in where less of the side is seen. @param from which of its points it begins at @param off how far towards the light */
export function shadowOf({ head }: Draft, from = 0, off = 0): Point[] {
  const share = head.far === shaded ? 1 - Math.abs(head.sine) * 0.5 : 1;
  return head.line(core.slice(from).map(([x, y, z]): Spot => [x * share - off, y, z]), 3); // biome-ignore format: one line
}

/** Planes of a head whose hair, features and beard come later: one in the shade, and that of the cheek in the light. */
export function shadeFace(draft: Draft): void {
  const { sheet, head, small } = draft; // biome-ignore format: one line
  const edge = head.edge(shaded);
  const turned = (off: number) => [...edge.slice(0, -1), ...shadowOf(draft, 0, off).toReversed()];
  if (small) {
    shade(draft, turned(0));
    return;
  }
  // A cheek is round: its tone lies along the edge alone, and from there its shade thins out in hatching.
  sheet.polygon(turned(isFront(head) ? 1 : -6), null, planeOf(draft, 'veil'));
  sheet.lines(hatchWithin(turned(-2), slope, 2.8), 'hatch');
  if (!isFront(head)) sheet.lines(hatchWithin(turned(2), slope, 2.8), 'hatch');
  const glow = planeOf(draft, 'glow');
  const facet = (spots: readonly Spot[]) => sheet.polygon(spots.map((spot) => head.at(spot)), null, glow); // biome-ignore format: one line
  facet([[-32, 3, 22], [-27, 9, 30], [-20, 12.4, 36], [-12.6, 13, 41], [-13, 17.6, 42], [-16.4, 23.4, 40], [-21, 21.6, 36], [-27.6, 15.4, 30], [-31.6, 9.4, 24]]); // biome-ignore format: points
}

/** Whether both flanks of the nose are seen. */
export const isFront = (head: Head): boolean => Math.abs(head.sine) < 0.2;

/** The ridge of the nose below its root, on the right: `bridge` is 1 for a hump, -1 for a hollow. */
const ridgeOf = (bridge: number): readonly Spot[] => [[3.8 + bridge * 1.5, 7, 48 + bridge * 2.4], [3.8 + bridge * 0.7, 14, 54 + bridge], [4.2, 20, 57], [3.4, 24.4, 57]]; // biome-ignore format: points

/** A nose from its side, from the brow that is turned away down its ridge and round its tip to the lip. */
export function profileOf({ head, traits: { nose = {} } }: Draft): Point[] {
  const { length = 1, bridge = 0, tip = 0 } = nose;
  const [y, f] = [(at: number) => at * length, head.far];
  return head.line([[f * 9.6, -12, 42], [f * 5.8, -7.6, 44], [f * 3.2, -1.6, 45.4], [f * 3, y(4), 48 + bridge * 1.4], [f * 3, y(10), 53 + bridge * 2.6], [f * 2.6, y(16), 58 + bridge * 0.8], [f * 2.6, y(21), 63 - tip], [f * 1.4, y(24.6) + tip, 64], [-f * 0.4, y(26.6) + tip * 1.2, 61], [-f * 1, y(27.6) + tip * 0.6, 55], [0, y(28.6), 50]], 4); // biome-ignore format: points
}

/** What turns from the light on a nose from its side: the hollow at its root, and the flank or what the nose throws onto the cheek. */
export function shadeProfile(draft: Draft): void {
  const { sheet, head, small, traits: { nose = {}, eyes: { apart = 1 } = {} } } = draft; // biome-ignore format: one line
  const { length = 1, width = 1, bridge = 0 } = nose;
  const [y, f] = [(at: number) => at * length, head.far];
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, at, z]): Spot => [f * x, at, z]), 3); // biome-ignore format: one line
  const profile = profileOf(draft);
  if (f === shaded) {
    // Beyond the ridge.
    const thrown = on([[7.4, y(26), 50], [9.6, y(22), 48], [9, y(16), 46], [7.4, y(9), 45], [6.6, y(2), 44]]); // biome-ignore format: points
    sheet.polygon([...profile.slice(14, 34), ...thrown], null, planeOf(draft, 'veil'));
  } else {
    const flank = on([[-8.6 * width, y(21), 45], [-7.4 * width, y(16), 45], [-6.4, y(9), 45], [-6, y(2), 43]]); // biome-ignore format: points
    const inside = on([[-2, y(2), 46], [-1.4, y(9), 52 + bridge * 2], [-1.8, y(15), 57], [-2.6, y(20.4), 60], [-3, y(24), 60], [-5, y(22), 54]]); // biome-ignore format: points
    sheet.polygon([...inside, ...flank], null, planeOf(draft, 'veil'));
  }
  // Under the tip, and onto the lip.
  const under = on([[2, y(26.4), 61], [-1, y(25.8), 60], [-4.4 * width, y(25.4), 52], [-8.4 * width, y(26.6), 45], [-6 * width, y(29), 46], [-1, y(30.4), 50], [2, y(29.4), 53]]); // biome-ignore format: points
  sheet.polygon(under, null, planeOf(draft, small ? 'shadow' : 'veil'));
  // Between the root and the near eye.
  sheet.polygon(on([[-5, -8.6, 45], [-9 * apart, -9, 44], [-13 * apart, -8.6, 43], [-9.2 * apart, -5, 42], [-6.8 * apart, 1, 42], [-5.2, -2, 44]]), null, planeOf(draft, 'veil')); // biome-ignore format: points
  if (small) return;
  const light = on([[0.6, y(5), 48], [1, y(10), 53 + bridge * 2.4], [0.6, y(16), 58 + bridge * 0.6], [0.6, y(21), 63], [-0.8, y(23.6), 62], [-1.4, y(20), 60], [-1, y(14), 56], [-0.8, y(8), 50 + bridge]]); // biome-ignore format: points
  sheet.polygon(light, null, planeOf(draft, 'glow'));
}

/** Of a nose from the front: its flank and the eye's hollow beside it, what its tip throws down, and the light on its bridge. */
export function shadeNose(draft: Draft, width: number, length: number, bridge: number): void {
  const { sheet, head, small, traits: { eyes: { apart = 1 } = {} } } = draft; // biome-ignore format: one line
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, at, z]): Spot => [shaded * x, at, z]), 3); // biome-ignore format: one line
  const y = (at: number) => at * length;
  const from = bridge < 0 ? 1 : -5;
  // What the tip throws onto the lip.
  const foot = (s: number) => on([[0, y(28), 53], [s * 4 * width, y(26.8), 51], [s * 7 * width, y(26.6), 46], [s * 5 * width, y(29.4), 46], [0, y(30.6), 50]]); // biome-ignore format: points
  // Where the flank is turned away, what the nose throws onto the cheek is seen instead.
  const thrown = head.far === shaded ? 3 + 10 * Math.abs(head.sine) : 0;
  const flank = on([[9.4 * apart, -9, 42], [8.4 * apart, -3.4, 42], [6.8, 3, 43], [7 + thrown * 0.2, y(10), 43], [7.6 * width + thrown * 0.6, y(17), 43], [8.6 * width + thrown, y(23), 42], [8 * width + thrown * 0.8, y(27.6), 43], [4.6 * width, y(29.6), 46], [-1, y(28.4), 51]]); // biome-ignore format: points
  const ridge = on([[1.4, y(25.6), 54], ...ridgeOf(bridge).slice(0, -1).toReversed().map(([x, at, z]): Spot => [x - 0.8, y(at), z]), [4.6, from, 44]]); // biome-ignore format: points
  // From the front the flank is turned from the light by little: what lies deep is the root and what the tip throws down.
  sheet.polygon([...flank, ...ridge], null, planeOf(draft, small ? 'shadow' : 'veil'));
  if (small) return;
  shade(draft, on([[9.4 * apart, -9, 42], [8.4 * apart, -3.4, 42], [6.8, 3, 43], [5.4, y(8), 45], [4.8, 2, 45], [5, -6, 44]])); // biome-ignore format: points
  shade(draft, [...foot(-1).toReversed(), ...foot(1)]);
  // Under the other brow only the hollow at the root of the nose is so deep.
  shade(draft, head.line([[-5, -9, 45], [-9 * apart, -9.4, 44], [-15 * apart, -9, 43], [-9.6 * apart, -5.4, 42], [-6.4 * apart, 0, 42], [-5.6, -4, 44]], 2, true)); // biome-ignore format: points
  const light = head.line([[-1.2, from + 5, 46], [1.6, y(8), 49 + bridge], [1.2, y(15), 55 + bridge * 0.6], [2.2, y(20.4), 58], [0.4, y(23.6), 58], [-2.4, y(20.6), 57], [-1.6, y(14), 54], [-1.8, y(8), 48]], 3, true); // biome-ignore format: points
  sheet.polygon(light, null, planeOf(draft, 'glow'));
}
