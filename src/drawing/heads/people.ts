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
  /** `short` where left out. */
  readonly hair?: 'short' | 'long' | 'curls' | 'knot';
  /** `jacket` where left out; a `sweater` is darker and has no collar, a `dress` reaches to the knees. */
  readonly clothes?: 'jacket' | 'sweater' | 'dress';
  /** What is at hand: a laptop on the knees of who sits, a tablet in front of who stands. */
  readonly works?: boolean;
}

/** People who stand together, no two alike, in turn. */
export const looks: readonly Pick<Person, 'hair' | 'clothes' | 'works'>[] = [
  { hair: 'short' },
  { hair: 'long', clothes: 'dress' },
  { hair: 'curls', clothes: 'sweater', works: true },
  { hair: 'knot' },
  { hair: 'short', clothes: 'sweater' },
];

/** A person, as drawings that are about people show one. */
export function person(view: Axonometric, { at, size = 1, seated = false, hair, clothes, works }: Person): void {
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
  // Legs and shoes, arms, then a jacket over them with sloping shoulders, and the neck that they run up to.
  if (seated)
    for (const x of [-0.14, 0.14]) {
      const [knee, level] = [x - 0.52, hip - 0.28];
      const leg = [[x - 0.13, hip + 0.06], [knee - 0.12, level + 0.14], [knee - 0.12, level - 0.76], [knee + 0.12, level - 0.76], [knee + 0.12, level - 0.1], [x + 0.13, hip - 0.16]] as const; // biome-ignore format: thigh and shin
      sheet.polygon(leg.map(([u, height]): Point => [across(u), up(height)]), 'part', 'right'); // biome-ignore format: one leg
    }
  else
    for (const side of [-1, 1]) {
      const limb = (corners: readonly Point[]) => corners.map(([x, y]): Point => [across(side * x), up(y)]);
      sheet.polygon(limb([[0.03, hip + 0.1], [0.27, hip + 0.1], [0.21, 0], [0.06, 0]]), 'part', 'right'); // biome-ignore format: a leg
      sheet.polygon(limb([[0.05, 0.03], [0.21, 0.03], [0.25, -0.08], [0.05, -0.08]]), 'small', 'inkMiddle'); // biome-ignore format: its shoe
    }
  const head: Point = [cx, up(headAt)];
  const [wide, tall] = [unit * 0.25, unit * 0.31];
  // What falls onto the shoulders, or stands off the head, lies behind it.
  // Paper first, which hides what is behind it, then the tone of hair.
  for (const fill of ['top', 'inkMiddle'] as const) {
    const pen = fill === 'top' ? null : 'small';
    if (hair === 'long') sheet.polygon(mirrored([[0.28, shoulder + 0.06], [0.31, headAt - 0.1], [0.26, headAt + 0.2], [0.1, headAt + 0.34]]), pen, fill); // biome-ignore format: one half
    if (hair === 'curls') sheet.ellipse([cx, up(headAt + 0.09)], unit * 0.34, unit * 0.33, pen, fill);
    if (hair === 'knot') sheet.circle([cx + unit * 0.06, up(headAt + 0.38)], unit * 0.12, pen, fill);
  }
  if (clothes === 'dress' && !seated) sheet.polygon(mirrored([[0.42, hip - 0.42], [0.3, hip + 0.2]]), 'part', 'left'); // biome-ignore format: one half
  const cloth = clothes === 'sweater' ? 'right' : 'top';
  for (const side of [-1, 1]) {
    const arm = [[0.3, shoulder + 0.12], [0.44, shoulder + 0.02], [0.54, hip + 0.14], [0.5, hip + 0.01], [0.41, hip + 0.06], [0.32, shoulder - 0.24]] as const; // biome-ignore format: shoulder, elbow, hand
    sheet.polygon(arm.map(([x, y]): Point => [across(side * x), up(y)]), 'part', cloth); // biome-ignore format: one arm
  }
  sheet.polygon(mirrored([[0.3, hip - 0.12], [0.28, hip + 0.24], [0.34, shoulder - 0.1], [0.35, shoulder + 0.1], [0.13, shoulder + 0.2], [0.11, headAt - 0.1]]), 'part', cloth); // biome-ignore format: one half
  if (clothes === 'sweater') sheet.line([[across(-0.14), up(shoulder + 0.14)], [cx, up(shoulder + 0.06)], [across(0.14), up(shoulder + 0.14)]], 'detail'); // biome-ignore format: neckline
  else sheet.line([[across(-0.14), up(shoulder + 0.2)], [cx, up(shoulder - 0.14)], [across(0.14), up(shoulder + 0.2)]], 'detail'); // biome-ignore format: collar
  const strokes = Math.max(3, Math.round(unit * 0.22));
  const shade = range(strokes).map((i): Point[] => {
    const x = across(0.06 + (0.24 * (i + 0.5)) / strokes);
    return [
      [x, up(shoulder - 0.06)],
      [x, up(hip + 0.02)],
    ];
  });
  sheet.lines(shade, 'hatchMiddle');
  // A head under its hair, as on the portraits.
  sheet.ellipse(head, wide, tall, 'part', 'top');
  const crown = alongEllipse(head, wide, tall, Math.PI, Math.PI * 2);
  const temple = head[1] - tall * 0.1;
  sheet.polygon([[cx - wide, temple], ...crown, [cx + wide, temple], [cx + wide * 0.6, temple - tall * 0.42], [cx - wide * 0.4, temple - tall * 0.36]], 'small', 'inkMiddle'); // biome-ignore format: hair
  if (!works) return;
  // Its screen looks at whoever holds it.
  const [left, base] = seated ? [-0.86, hip + 0.1] : [-0.3, hip + 0.3];
  const pad = (corners: readonly Point[]) => corners.map(([x, y]): Point => [across(left + x), up(base + y)]);
  if (seated) {
    sheet.polygon(pad([[0, 0], [0.5, 0.25], [0.86, 0.07], [0.36, -0.18]]), 'part', 'left'); // biome-ignore format: its keys
    sheet.polygon(pad([[0, 0], [0.36, -0.18], [0.28, 0.3], [-0.08, 0.48]]), 'part', 'right'); // biome-ignore format: its lid
  } else sheet.polygon(pad([[0, 0], [0.5, -0.06], [0.56, 0.32], [0.06, 0.38]]), 'part', 'left'); // biome-ignore format: a tablet
}

/** A chair that looks to the left front, its seat's far corner on a spot. Nobody sits on it where `who` is left out: it is live. */
export function chair(view: Axonometric, [x, y]: Point, who?: Omit<Person, 'at' | 'seated'>): void {
  const [wide, deep, seat, back] = [1.8, 1.7, 1, 2.7];
  const edge = who ? 'part' : 'live';
  const leg = (u: number, v: number): Point3[] => [
    [x + u, y + v, 0],
    [x + u, y + v, seat],
  ];
  view.lines([leg(0, deep), leg(wide, deep), leg(wide, 0)], who ? 'outline' : 'live');
  box(view, blockAt([x, y, wide, 0.22, back - seat], seat), { edge });
  box(view, blockAt([x, y, wide, deep, 0.24], seat), { edge });
  const middle: Point3 = [x + wide / 2, y + deep * 0.62, seat + 0.24];
  if (who) person(view, { at: middle, size: 1.4, seated: true, ...who });
  else view.sheet.liveNode(view.project(...middle), 6, 2.8);
}
