import { hatchWithin, type Point } from '../geometry.ts';
import type { Draft } from './draft.ts';
import type { Head, Spot } from './head.ts';

/** Everybody looks to the light: the side that is turned to us is in the shade, which is hatched down to the neck. */
export const slopeOf = ({ far }: Head): number => (far > 0 ? 56 : 124);

/** The one shadow of a portrait, wherever it falls: a tone with hatching over it, where there is room for that. */
export function shade({ sheet, head, small }: Draft, region: readonly Point[]): void {
  sheet.polygon(region, null, 'shadow');
  if (!small) sheet.lines(hatchWithin(region, slopeOf(head), 2.5), 'shade');
}

/** The side of the face that is turned from the light, from the temple under the cheek bone to the chin. */
export function shadeFace(draft: Draft): void {
  const { head } = draft;
  const near = -head.far as -1 | 1;
  const edge = head.edge(near);
  const inside = head.line([[33, -30, 24], [32, -16, 27], [34, -4, 22], [35, 6, 16], [30.6, 15, 22], [24.6, 24, 30], [22.6, 33, 32], [20.4, 42, 33], [14, 50, 38], [3, 55.4, 42]].map(([x = 0, y = 0, z = 0]): Spot => [near * x, y, z])); // biome-ignore format: points
  shade(draft, [...edge.slice(5, -1), ...inside.toReversed()]);
}

/** At the root of the nose under the brows, and along its flank; a nose that is turned up throws less. */
export function shadeNose(draft: Draft, width: number, length: number, bridge: number): void {
  const { head, traits: { eyes: { apart = 1 } = {} } } = draft; // biome-ignore format: one line
  const on = (spots: readonly Spot[]) => head.line(spots.map(([x, at, z]): Spot => [-head.far * x, at, z]), 3); // biome-ignore format: one line
  const y = (at: number) => at * length;
  const from = bridge < 0 ? 2 : -4;
  // From the brow down the inner corner of the eye to the wing, and up the ridge.
  const flank = on([[8.6 * apart, -8.4, 42], [7.6 * apart, -3.4, 42], [6.6, 3, 43], [7, y(10), 43], [7.6 * width, y(18), 44], [8.4 * width, y(23), 44], [6.2 * width, y(26.6), 46]]); // biome-ignore format: points
  const ridge = on([[3, y(26), 53], [3.8, y(21), 56], [3.4, y(15), 54 + bridge * 0.6], [4.2, y(7), 48 + bridge], [5, from, 44]]); // biome-ignore format: points
  shade(draft, [...flank, ...ridge]);
}
