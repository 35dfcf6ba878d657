import type { Axonometric } from '../axonometric.ts';
import { range } from '../figures/paper.ts';
import type { Point, Point3 } from '../geometry.ts';
import type { FillName, PenName } from '../pens.ts';
import { arms, between, hairline, hairs, type Joint, legs, limb, shoe, skirt, tablet, torso } from './body.ts';

/** A person who faces along an axis of the model. */
interface Person {
  readonly at: Point3;
  /** 1 for a person about 2.5 plate units high. */
  readonly size: number;
  /** Toward the left front or the right front. */
  readonly faces: 'left' | 'right';
  /** Default `short`. */
  readonly hair?: 'short' | 'long' | 'curls' | 'knot';
  /** Default `jacket`. A `sweater` is darker and has no collar. */
  readonly clothes?: 'jacket' | 'sweater' | 'dress';
  /** Adds a tablet in front of the person. */
  readonly works?: boolean;
  /** Raises a hand. It has no effect on a person who works. */
  readonly shows?: boolean;
}

/** Appearances of the people in a group, used in turn. */
export const looks: readonly Pick<Person, 'hair' | 'clothes' | 'works' | 'shows'>[] = [
  { hair: 'short' },
  { hair: 'long', clothes: 'dress' },
  { hair: 'curls', clothes: 'sweater', works: true },
  { hair: 'knot', shows: true },
  { hair: 'short', clothes: 'sweater' },
];

/** Draws a person, with less detail at small sizes. */
export function person(view: Axonometric, who: Person): void {
  const { at, size, faces, hair = 'short', clothes = 'jacket', works = false, shows = false } = who; // biome-ignore format: one line
  const { sheet } = view;
  const unit = view.view.scale * size;
  const way = faces === 'left' ? 1 : -1;
  const [cx, foot] = view.project(...at);
  const put = ([forward, side, up]: Joint): Point => [cx + way * unit * (side - forward), foot - unit * (up - (side + forward) / 2)]; // biome-ignore format: one point
  // Shades of ink are translucent, so they need an opaque fill below them.
  const shape = (points: readonly Point[], fill: FillName, pen: PenName = 'part') => {
    if (fill.startsWith('ink')) sheet.polygon(points, null, 'top');
    sheet.polygon(points, pen, fill);
  };
  const thick = (joints: readonly Joint[], half: readonly number[]) => limb(joints.map(put), half.map((one) => one * unit)); // biome-ignore format: one line
  const isDark = clothes === 'sweater';
  const isDress = clothes === 'dress';
  // As on a box, the side toward the right front is darker. A sweater has one tone.
  const [front, side]: readonly [FillName, FillName] = isDark ? ['inkLight', 'inkLight'] : way > 0 ? ['top', 'right'] : ['left', 'top']; // biome-ignore format: both sides
  const arm = arms[works ? 'holds' : shows ? 'shows' : 'rests'];

  const thigh = isDress ? [0.1, 0.065, 0.04] : [0.11, 0.085, 0.055];
  for (const one of [legs.far, legs.near]) shape(thick(one, thigh), isDark || isDress ? 'top' : 'inkLight');
  for (const [, , [forward, aside, up]] of [legs.far, legs.near])
    sheet.polygon(shoe.map(([f, s, z]) => put([forward + f, aside + s, up + z])), 'small', 'inkMiddle'); // biome-ignore format: one shoe
  shape(thick(arm.far, [0.07, 0.065, 0.045]), front);
  if (isDress) shape(skirt.map(put), front);
  shape([...torso.far.toReversed(), ...torso.neck, ...torso.back, torso.near[3]].map(put), front);
  // On a small person, these lines would be a smear.
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

  // A person who works bows the head.
  const nod = works ? 0.05 : 0;
  const [x, y] = put([0.04 + nod, 0, 2.29 - nod * 0.6]);
  const [wide, tall] = [unit * 0.135, unit * 0.17];
  const outline = [...hairs[hair], ...hairline].map(([u, v]): Point => [x + way * u * wide, y - v * tall]);
  sheet.ellipse([x, y], wide, tall, 'part', 'top');
  // Hair that is not short extends far beyond the ellipse of the head, so it needs its own opaque fill.
  if (hair !== 'short') sheet.polygon(outline, null, 'top');
  sheet.polygon(outline, 'small', 'inkMiddle');
  if (works) shape(tablet.map(put), 'inkMiddle', 'small');
  // The shoulder end of the near arm is visible, so an extra point rounds it.
  shape([put(between(arm.near[0], arm.near[1], -0.12)), ...thick(arm.near, [0.07, 0.07, 0.045])], side);
}
