import type { Axonometric } from '../axonometric.ts';
import { range } from '../figures/paper.ts';
import type { Point, Point3 } from '../geometry.ts';
import type { FillName, PenName } from '../pens.ts';
import { arms, between, hairline, hairs, type Joint, laptop, legs, limb, shoe, skirt, tablet, torso } from './body.ts';

/** Somebody on a spot, turned along an axis of the room: a body with shoulders, and a head. */
export interface Person {
  readonly at: Point3;
  /** 1 where left out: then 2.4 plate units high, which are seven heads. */
  readonly size?: number;
  /** The front to which face and feet point: `left` where left out. */
  readonly faces?: 'left' | 'right';
  /** The spot is a seat, from which the legs hang to where the face points. */
  readonly seated?: boolean;
  /** `short` where left out. */
  readonly hair?: 'short' | 'long' | 'curls' | 'knot';
  /** `jacket` where left out; a `sweater` is darker and has no collar, a `dress` reaches to the knees. */
  readonly clothes?: 'jacket' | 'sweater' | 'dress';
  /** What is at hand: a laptop on the knees of who sits, a tablet in front of who stands. */
  readonly works?: boolean;
  /** Raises a hand towards what lies before; who does not has one in a pocket. */
  readonly shows?: boolean;
}

/** People who stand together, no two alike, in turn. */
export const looks: readonly Pick<Person, 'hair' | 'clothes' | 'works' | 'shows'>[] = [
  { hair: 'short' },
  { hair: 'long', clothes: 'dress' },
  { hair: 'curls', clothes: 'sweater', works: true },
  { hair: 'knot', shows: true },
  { hair: 'short', clothes: 'sweater' },
];

/** A person, as drawings that are about people show one. */
export function person(view: Axonometric, who: Person): void {
  const { at, size = 1, faces = 'left', seated = false, hair = 'short', clothes = 'jacket', works = false, shows = false } = who; // biome-ignore format: one line
  const { sheet } = view;
  const unit = view.view.scale * size;
  const way = faces === 'left' ? 1 : -1;
  const [cx, spot] = view.project(...at);
  const foot = seated ? spot + unit * 1.06 : spot;
  const put = ([forward, side, up]: Joint): Point => [cx + way * unit * (side - forward), foot - unit * (up - (side + forward) / 2)]; // biome-ignore format: one point
  // Paper first, where the tone does not hide what is behind it.
  const shape = (points: readonly Point[], fill: FillName, pen: PenName = 'part') => {
    if (fill.startsWith('ink')) sheet.polygon(points, null, 'top');
    sheet.polygon(points, pen, fill);
  };
  const thick = (joints: readonly Joint[], half: readonly number[]) => limb(joints.map(put), half.map((one) => one * unit)); // biome-ignore format: one line
  const isDark = clothes === 'sweater';
  const isDress = clothes === 'dress' && !seated;
  // As on a box: what looks to the left front is in the light, what looks to the right front in the shade.
  const [front, side]: readonly [FillName, FillName] = isDark ? ['inkLight', 'inkLight'] : way > 0 ? ['top', 'right'] : ['left', 'top']; // biome-ignore format: both sides
  const leg = legs[seated ? 'seated' : 'standing'];
  const arm = arms[works || seated ? 'holds' : shows ? 'shows' : 'rests'];

  const thigh = isDress ? [0.1, 0.065, 0.04] : [0.11, 0.085, 0.055];
  for (const one of [leg.far, leg.near]) shape(thick(one, thigh), isDark || clothes === 'dress' ? 'top' : 'inkLight');
  for (const [, , [forward, aside, up]] of [leg.far, leg.near])
    sheet.polygon(shoe.map(([f, s, z]) => put([forward + f, aside + s, up + z])), 'small', 'inkMiddle'); // biome-ignore format: one shoe
  shape(thick(arm.far, [0.07, 0.065, 0.045]), front);
  if (isDress) shape(skirt.map(put), front);
  shape([...torso.far.toReversed(), ...torso.neck, ...torso.back, torso.near[3]].map(put), front);
  // Where somebody is hardly higher than a line of text this would be a smear.
  if (unit > 9) {
    const [from, to, share] = [torso.near, ...(way > 0 ? ([torso.back, 0.9] as const) : ([torso.far, 0.5] as const))];
    const strokes = Math.max(3, Math.round(unit * 0.12));
    const shade = range(strokes).map((i) => [
      put(between(from[1], to[1], ((i + 0.4) / strokes) * share)),
      put(between(from[3], to[3], ((i + 0.4) / strokes) * share)),
    ]);
    sheet.lines(shade, 'hatchMiddle');
    const fold = isDress ? [from[1], from[2], skirt[4]] : from.slice(1);
    const lines = isDark ? [fold] : [fold, torso.collar, torso.seam];
    sheet.lines(lines.map((line) => line.map(put)), 'detail'); // biome-ignore format: one line
  }

  // Who looks at what is at hand bows over it.
  const nod = works || seated ? 0.05 : 0;
  const [x, y] = put([0.04 + nod, 0, 2.29 - nod * 0.6]);
  const [wide, tall] = [unit * 0.135, unit * 0.17];
  const outline = [...hairs[hair], ...hairline].map(([u, v]): Point => [x + way * u * wide, y - v * tall]);
  sheet.ellipse([x, y], wide, tall, 'part', 'top');
  // Short hair lies on the paper of the head.
  if (hair !== 'short') sheet.polygon(outline, null, 'top');
  sheet.polygon(outline, 'small', 'inkMiddle');
  if (works) shape((seated ? laptop : tablet).map(put), 'inkMiddle', 'small');
  // Nothing hides where it begins: there it is rounded.
  shape([put(between(arm.near[0], arm.near[1], -0.12)), ...thick(arm.near, [0.07, 0.07, 0.045])], side);
}
