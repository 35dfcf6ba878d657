import type { Axonometric } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { range } from '../records/paper.ts';
import { alongEllipse } from '../traces.ts';

/** Of a person who is one plate unit wide. */
const [hip, shoulder, headAt] = [0.92, 1.62, 2.12];

/** Somebody, upright on a spot: a body with shoulders, and a head. */
export interface Person {
  readonly at: Point3;
  /** 1 where left out: then one plate unit wide and 2.4 high. */
  readonly size?: number;
  /** The spot is a seat, from which the legs hang to the left front. */
  readonly seated?: boolean;
}

/** A person, as drawings that are about people show one. */
export function person(view: Axonometric, { at, size = 1, seated = false }: Person): void {
  const unit = view.view.scale * size;
  const [cx, spot] = view.project(...at);
  const foot = seated ? spot + unit * (hip - 0.1) : spot;
  const up = (height: number) => foot - unit * height;
  const across = (share: number) => cx + unit * share;
  const mirrored = (half: readonly Point[]): Point[] => [
    ...half.map(([x, y]): Point => [across(x), up(y)]),
    ...half.toReversed().map(([x, y]): Point => [across(-x), up(y)]),
  ];
  const { sheet } = view;
  // Legs, a jacket with its sleeves, sloping shoulders, and the neck that they run up to.
  if (seated)
    for (const x of [-0.14, 0.14]) {
      const [knee, level] = [x - 0.52, hip - 0.28];
      const leg = [[x - 0.13, hip + 0.06], [knee - 0.12, level + 0.14], [knee - 0.12, level - 0.76], [knee + 0.12, level - 0.76], [knee + 0.12, level - 0.1], [x + 0.13, hip - 0.16]] as const; // biome-ignore format: thigh and shin
      sheet.polygon(leg.map(([u, height]): Point => [across(u), up(height)]), 'part', 'right'); // biome-ignore format: one leg
    }
  else {
    sheet.polygon(mirrored([[0.2, -0.08], [0.27, hip + 0.1]]), 'part', 'right'); // biome-ignore format: legs
    sheet.line([[cx, up(-0.08)], [cx, up(hip - 0.12)]], 'part'); // biome-ignore format: between them
  }
  sheet.polygon(mirrored([[0.31, hip - 0.12], [0.46, hip + 0.02], [0.48, shoulder - 0.1], [0.4, shoulder + 0.08], [0.13, shoulder + 0.2], [0.11, headAt - 0.1]]), 'part', 'top'); // biome-ignore format: one half
  for (const side of [-1, 1]) sheet.line([[across(side * 0.29), up(hip - 0.1)], [across(side * 0.31), up(shoulder - 0.16)]], 'detail'); // biome-ignore format: a sleeve
  sheet.line([[across(-0.14), up(shoulder + 0.2)], [cx, up(shoulder - 0.14)], [across(0.14), up(shoulder + 0.2)]], 'detail'); // biome-ignore format: collar
  const strokes = Math.max(3, Math.round(unit * 0.22));
  const shade = range(strokes).map((i): Point[] => {
    const x = across(0.07 + (0.38 * (i + 0.5)) / strokes);
    return [
      [x, up(shoulder - 0.06)],
      [x, up(hip + 0.02)],
    ];
  });
  sheet.lines(shade, 'hatchMiddle');
  // A head under its hair, as on the portraits.
  const [head, wide, tall] = [[cx, up(headAt)] as Point, unit * 0.25, unit * 0.31];
  sheet.ellipse(head, wide, tall, 'part', 'top');
  const crown = alongEllipse(head, wide, tall, Math.PI, Math.PI * 2);
  const temple = head[1] - tall * 0.1;
  sheet.polygon([[cx - wide, temple], ...crown, [cx + wide, temple], [cx + wide * 0.6, temple - tall * 0.42], [cx - wide * 0.4, temple - tall * 0.36]], 'small', 'inkMiddle'); // biome-ignore format: hair
}

/** A chair that looks to the left front, its seat's far corner on a spot. Nobody sits on it where it is `free`: it is live. */
export function chair(view: Axonometric, [x, y]: Point, free = false): void {
  const [wide, deep, seat, back] = [1.8, 1.7, 1, 2.7];
  const edge = free ? 'live' : 'part';
  const leg = (u: number, v: number): Point3[] => [
    [x + u, y + v, 0],
    [x + u, y + v, seat],
  ];
  view.lines([leg(0, deep), leg(wide, deep), leg(wide, 0)], free ? 'live' : 'outline');
  box(view, blockAt([x, y, wide, 0.22, back - seat], seat), { edge });
  box(view, blockAt([x, y, wide, deep, 0.24], seat), { edge });
  const middle: Point3 = [x + wide / 2, y + deep * 0.62, seat + 0.24];
  if (free) view.sheet.liveNode(view.project(...middle), 6, 2.8);
  else person(view, { at: middle, size: 1.2, seated: true });
}
