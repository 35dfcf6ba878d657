import type { Point } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { alongEllipse } from './traces.ts';

/** How somebody in elevation looks. */
interface Look {
  /** `short` where left out. */
  readonly hair?: 'short' | 'long' | 'curls' | 'knot' | 'bald';
  /** `jacket` where left out; a `sweater` is darker and has no collar. */
  readonly clothes?: 'jacket' | 'sweater';
  /** To which side they look: left is -1, right 1. */
  readonly turn?: -1 | 0 | 1;
  /** How wide their shoulders are, and how tall they are. 1 where left out. */
  readonly broad?: number;
  readonly tall?: number;
}

/** People who stand together, no two alike, in turn. */
const looks: readonly Look[] = [
  { hair: 'short', turn: 1, broad: 1.12 },
  { hair: 'long', clothes: 'sweater', turn: 1, broad: 0.92, tall: 0.9 },
  { hair: 'bald', tall: 1.12 },
  { hair: 'curls', clothes: 'sweater', turn: -1, tall: 0.94 },
  { hair: 'knot', turn: -1, broad: 0.94, tall: 1.02 },
  { hair: 'short', clothes: 'sweater', turn: -1, broad: 1.08, tall: 0.97 },
  { hair: 'curls', turn: 1, broad: 1.08, tall: 1.08 },
];

/** The look of the one at a place in a row. */
export const lookAt = (place: number): Look => looks[place % looks.length] ?? {};

/**
 * Somebody from the front, for drawings in elevation; one on a plate is a `person`. Who has less of a body than legs need is
 * seen to the chest.
 *
 * @param at between the feet
 * @param radius of the head, in drawing units
 * @param size from the ground to where the shoulders begin to slope
 */
export function somebody(sheet: Sheet, [x, foot]: Point, radius: number, size: number, look: Look = {}): void {
  const { hair = 'short', clothes = 'jacket', turn = 0, broad = 1, tall: height = 1 } = look;
  const body = size * height;
  const stands = size > radius * 3;
  const head: Point = [x + turn * radius * 0.16, foot - body - radius * 2.45 - 3];
  const [neck, hip, leg, arm] = [body + radius * 1.3, body * 0.55, radius * 0.85 * broad, radius * 1.4 * broad];
  const both = (half: readonly (readonly [out: number, up: number])[]): Point[] => [
    ...half.map(([out, up]): Point => [x - out, foot - up]),
    ...half.toReversed().map(([out, up]): Point => [x + out, foot - up]),
  ];
  const [wide, tall] = [radius * 0.9, radius * 1.1];
  // What falls onto the shoulders, or stands off the head, lies behind it: paper first, then the tone of hair.
  for (const fill of ['top', 'inkMiddle'] as const) {
    const pen = fill === 'top' ? null : 'small';
    const [hx, hy] = head;
    if (hair === 'long') sheet.polygon([[hx - wide * 1.1, hy + tall * 1.55], [hx - wide * 1.25, hy], [hx - wide * 0.8, hy - tall * 0.95], [hx, hy - tall * 1.2], [hx + wide * 0.8, hy - tall * 0.95], [hx + wide * 1.25, hy], [hx + wide * 1.1, hy + tall * 1.55]], pen, fill); // biome-ignore format: one outline
    if (hair === 'curls') sheet.ellipse([hx, hy - tall * 0.25], wide * 1.3, tall * 1.1, pen, fill);
    if (hair === 'knot') sheet.circle([hx - turn * wide * 0.5, hy - tall * 1.25], radius * 0.42, pen, fill);
  }
  const seam = stands ? hip + radius * 0.4 : 0;
  if (stands) sheet.polygon(both([[leg, 0], [leg, hip]]), 'part', 'right').line([[x, foot], [x, foot - hip + radius * 0.4]], 'part'); // biome-ignore format: legs
  const hands: readonly (readonly [number, number])[] = stands ? [[leg, hip - radius * 0.3], [arm, hip]] : [[arm, 0]]; // biome-ignore format: where the sleeves end
  const cloth = clothes === 'sweater' ? 'right' : 'left';
  sheet.polygon(both([...hands, [arm, body + radius * 0.2], [radius * 1.1 * broad, body + radius * 0.8], [radius * 0.4, neck], [radius * 0.35, neck + radius * 0.5]]), 'part', cloth); // biome-ignore format: a jacket
  for (const way of [-1, 1]) sheet.line([[x + way * leg, foot - seam], [x + way * leg, foot - body + radius * 0.2]], 'detail'); // biome-ignore format: a sleeve
  const collar = clothes === 'sweater' ? radius * 0.85 : radius * 0.1;
  sheet.line([[x - radius * 0.45, foot - neck], [x + turn * radius * 0.1, foot - body - collar], [x + radius * 0.45, foot - neck]], 'detail'); // biome-ignore format: neckline
  sheet.ellipse(head, wide, tall, 'part', 'top');
  if (hair === 'bald') {
    for (const way of [-1, 1]) sheet.polygon([[0.98, -0.32], [1.02, 0.1], [0.84, 0.42], [0.8, -0.1]].map(([u = 0, v = 0]): Point => [head[0] + way * wide * u, head[1] + tall * v]), 'small', 'inkMiddle'); // biome-ignore format: what is left of the hair
    return;
  }
  // The parting is on the side away from where they look.
  const way = turn || 1;
  const temple = head[1] - tall * 0.1;
  const crown = alongEllipse(head, wide, tall, Math.PI, Math.PI * 2, 9);
  const parted: readonly Point[] = [[0.6, 0.42], [-0.4, 0.36]].map(([u = 0, v = 0]): Point => [head[0] + way * wide * u, temple - tall * v]); // biome-ignore format: two points
  sheet.polygon([[head[0] - wide, temple], ...crown, [head[0] + wide, temple], ...(way > 0 ? parted : parted.toReversed())], 'small', 'inkMiddle'); // biome-ignore format: hair
}
