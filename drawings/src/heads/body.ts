import type { Point, Point3 } from '../geometry.ts';

/** Position on a body, in units of the body: forward, toward the visible side, and up. */
export type Joint = Point3;

/** Returns the point at `share` of the way from one joint to another. */
export const between = ([a, b, c]: Joint, [d, e, f]: Joint, share: number): Joint => [a + (d - a) * share, b + (e - b) * share, c + (f - c) * share]; // biome-ignore format: one line

/**
 * Returns the outline of a limb.
 *
 * @param joints positions on the paper
 * @param half half the thickness at each joint, in drawing units
 */
export function limb(joints: readonly Point[], half: readonly number[]): Point[] {
  const side = (way: 1 | -1) =>
    joints.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [joints[Math.max(0, i - 1)], joints[Math.min(joints.length - 1, i + 1)]] as [Point, Point]; // biome-ignore format: its neighbours
      const share = (way * (half[i] ?? 0)) / Math.hypot(bx - ax, by - ay);
      return [x - (by - ay) * share, y + (bx - ax) * share];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** Two limbs; `near` is the one on the visible side. */
interface Pair {
  readonly near: readonly [Joint, Joint, Joint];
  readonly far: readonly [Joint, Joint, Joint];
}

/** Legs: hip, knee and ankle. */
export const legs: Pair = {
  near: [[0, 0.09, 1.2], [0.02, 0.11, 0.64], [-0.04, 0.12, 0.08]],
  far: [[0, -0.09, 1.2], [0.08, -0.1, 0.64], [0.08, -0.11, 0.08]],
}; // biome-ignore format: joints are read in rows

/** Arms: shoulder, elbow and hand. */
export const arms: Readonly<Record<'rests' | 'shows' | 'holds', Pair>> = {
  /** One hand in a pocket. */
  rests: {
    near: [[-0.02, 0.25, 1.9], [-0.12, 0.33, 1.5], [0.04, 0.21, 1.2]],
    far: [[0, -0.23, 1.9], [-0.01, -0.29, 1.52], [0.18, -0.27, 1.14]],
  },
  /** One hand raised forward. */
  shows: {
    near: [[-0.02, 0.25, 1.9], [-0.08, 0.31, 1.5], [0.08, 0.28, 1.12]],
    far: [[0, -0.23, 1.9], [0.14, -0.3, 1.6], [0.5, -0.24, 1.82]],
  },
  /** Both hands at a tablet. */
  holds: {
    near: [[0, 0.25, 1.9], [-0.02, 0.32, 1.5], [0.38, 0.15, 1.46]],
    far: [[0, -0.23, 1.9], [0.04, -0.29, 1.52], [0.4, -0.2, 1.5]],
  },
}; // biome-ignore format: joints are read in rows

/** Edges of the torso from the shoulder down, then neck, collar and seam. `near` is where front and side meet. */
export const torso = {
  far: [[0, -0.22, 1.94], [0.1, -0.19, 1.74], [0.08, -0.14, 1.42], [0.1, -0.17, 1.12]],
  near: [[0, 0.22, 1.94], [0.1, 0.19, 1.74], [0.08, 0.14, 1.42], [0.1, 0.17, 1.12]],
  back: [[-0.1, 0.22, 1.9], [-0.13, 0.19, 1.74], [-0.08, 0.15, 1.42], [-0.12, 0.18, 1.12]],
  neck: [[0.05, -0.09, 2.06], [0.04, -0.05, 2.16], [0, 0.06, 2.16], [0.03, 0.08, 2.05]],
  collar: [[0.05, -0.09, 2.06], [0.11, 0, 1.76], [0.03, 0.08, 2.05]],
  seam: [[0.11, 0, 1.76], [0.11, 0, 1.12]],
} as const satisfies Record<string, readonly Joint[]>; // biome-ignore format: joints are read in rows

/** Outline of a skirt, from the knees over both hips. The last corner is where front and side meet. */
export const skirt = [[0.17, -0.23, 0.74], [0.07, -0.15, 1.36], [-0.08, 0.16, 1.36], [-0.18, 0.24, 0.74], [0.17, 0.23, 0.74]] as const satisfies readonly Joint[]; // biome-ignore format: one row

/** Outline of a shoe, relative to the ankle. */
export const shoe: readonly Joint[] = [[-0.06, -0.01, 0.02], [0.06, -0.04, 0.02], [0.2, -0.03, -0.07], [-0.05, 0.05, -0.08]]; // biome-ignore format: one row

export const tablet: readonly Joint[] = [[0.28, -0.18, 1.46], [0.56, -0.18, 1.54], [0.56, 0.16, 1.54], [0.28, 0.16, 1.46]]; // biome-ignore format: one row

/** Outlines of hair on a head that faces left, in shares of the head's half width and half height. */
export const hairs = {
  short: [[-0.84, 0.54], [-0.4, 0.96], [0.2, 1.08], [0.8, 0.76], [1.06, 0.1], [0.76, -0.72]],
  long: [[-0.84, 0.54], [-0.4, 0.98], [0.3, 1.1], [0.98, 0.7], [1.24, -0.2], [1.3, -1.5], [0.5, -1.35]],
  curls: [[-0.9, 0.5], [-0.7, 1.06], [0, 1.38], [0.84, 1.2], [1.4, 0.5], [1.36, -0.4], [0.76, -0.95]],
  knot: [[-0.84, 0.54], [-0.4, 0.96], [0.34, 1.06], [0.4, 1.5], [0.86, 1.66], [1.22, 1.34], [0.98, 0.84], [1.04, 0.1], [0.7, -0.7]],
} as const satisfies Record<string, readonly Point[]>; // biome-ignore format: points are read in rows

/** Edge between hair and face, from the ear up. */
export const hairline = [[0.34, -0.3], [0.22, 0.22]] as const satisfies readonly Point[]; // biome-ignore format: one line
