import type { Point } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { alongEllipse } from './traces.ts';

/**
 * Somebody from the front, for drawings in elevation; one on a plate is a `person`. Who has less of a body than legs need is
 * seen to the chest.
 *
 * @param at between the feet
 * @param radius of the head, in drawing units
 * @param body from the ground to where the shoulders begin to slope
 * @param share of the body with its shoulders that is filled, from the ground up, four fifths at most. With it there are no
 *   legs, so that it is as wide at any height.
 */
export function somebody(sheet: Sheet, [x, foot]: Point, radius: number, body: number, share?: number): void {
  const stands = share === undefined && body > radius * 3;
  const head: Point = [x, foot - body - radius * 2.45 - 3];
  const [neck, hip, leg, arm] = [body + radius * 1.3, body * 0.55, radius * 0.85, radius * 1.4];
  const both = (half: readonly (readonly [out: number, up: number])[]): Point[] => [
    ...half.map(([out, up]): Point => [x - out, foot - up]),
    ...half.toReversed().map(([out, up]): Point => [x + out, foot - up]),
  ];
  const seam = stands ? hip + radius * 0.4 : 0;
  if (stands) sheet.polygon(both([[leg, 0], [leg, hip]]), 'part', 'right').line([[x, foot], [x, foot - hip + radius * 0.4]], 'part'); // biome-ignore format: legs
  const hands: readonly (readonly [number, number])[] = stands ? [[leg, hip - radius * 0.3], [arm, hip]] : [[arm, 0]]; // biome-ignore format: where the sleeves end
  sheet.polygon(both([...hands, [arm, body + radius * 0.2], [radius * 1.1, body + radius * 0.8], [radius * 0.4, neck], [radius * 0.35, neck + radius * 0.5]]), 'part', 'left'); // biome-ignore format: a jacket
  for (const way of [-1, 1]) sheet.line([[x + way * leg, foot - seam], [x + way * leg, foot - body + radius * 0.2]], 'detail'); // biome-ignore format: a sleeve
  sheet.line([[x - radius * 0.45, foot - neck], [x, foot - body + radius * 0.1], [x + radius * 0.45, foot - neck]], 'detail'); // biome-ignore format: collar
  if (share) sheet.polygon(both([[arm, 0], [arm, neck * share]]), 'part', 'inkSoft'); // biome-ignore format: up to its height
  const [wide, tall] = [radius * 0.9, radius * 1.1];
  sheet.ellipse(head, wide, tall, 'part', 'top');
  const temple = head[1] - tall * 0.1;
  const crown = alongEllipse(head, wide, tall, Math.PI, Math.PI * 2, 9);
  sheet.polygon([[x - wide, temple], ...crown, [x + wide, temple], [x + wide * 0.6, temple - tall * 0.42], [x - wide * 0.4, temple - tall * 0.36]], 'small', 'inkMiddle'); // biome-ignore format: hair
}
