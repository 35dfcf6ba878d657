import { type Point, type Point3, smooth } from '../geometry.ts';
import type { Traits } from './traits.ts';

/** A point of the head: from the middle between the ears at the height of the eyes, x to the right, y down, z forward. */
export type Spot = Point3;

/**
 * Half the width of a head from the forehead to the chin, what a square jaw and full cheeks add, how far forward its edge lies on
 * either side, and how far out the cheek stands beyond the eye where the face is turned away.
 */
const sections: readonly {
  y: number;
  width: number;
  square: number;
  full: number;
  far: number;
  near: number;
  out: number;
}[] = [
  { y: -46, width: 27, square: 0, full: 0, far: 14, near: 4, out: 0 },
  { y: -36, width: 34.5, square: 0, full: 0, far: 14, near: 4, out: 0 },
  { y: -24, width: 38, square: 0, full: 0, far: 15, near: 3, out: 0 },
  { y: -11, width: 37.8, square: 0, full: 0, far: 18, near: 2, out: 0 },
  { y: 0, width: 37.4, square: 0, full: 0, far: 17, near: 2, out: 3.4 },
  { y: 10, width: 37.4, square: 0, full: 0.81, far: 19, near: 2, out: 6.4 },
  { y: 20, width: 35.8, square: 0.5, full: 2.29, far: 21, near: 2, out: 6.4 },
  { y: 30, width: 32.2, square: 1.9, full: 3.92, far: 23, near: 4, out: 6.2 },
  { y: 38, width: 27.6, square: 4.7, full: 4.46, far: 26, near: 9, out: 5.8 },
  { y: 46, width: 21.6, square: 6.75, full: 3.65, far: 31, near: 18, out: 5 },
  { y: 52, width: 15.8, square: 7, full: 1.62, far: 36, near: 28, out: 2.6 },
  { y: 56.6, width: 10, square: 5, full: 0, far: 41, near: 37, out: 0 },
];
const chin: Spot = [0, 58.6, 43];

/** Every head is as large, and has its eyes as high, as the others. */
const scale = 1.13;
const eyeLine = 101;
/** From the brows up a head is this much shorter than its sections say, and this much below the eyes: faces are large in it. */
const [brow, crown, jaws] = [-14, 0.88, 0.95];
/** The pit of the neck below the eyes, about which a head leans together with its neck. */
const pit = 86;

/** A head in its pose, which lays its points onto the paper. */
export class Head {
  /** The side that the face is turned to, of which less is seen. */
  readonly far: -1 | 1;
  readonly scale = scale;
  readonly sine: number;
  readonly cosine: number;
  readonly #traits: Traits;

  constructor(traits: Traits) {
    this.#traits = traits;
    this.far = traits.turn < 0 ? -1 : 1;
    this.sine = Math.sin(radians(traits.turn));
    this.cosine = Math.cos(radians(traits.turn));
  }

  /** A point of the head on the paper: whatever lies further forward moves further to the side that the face is turned to. */
  at([x, y, z]: Spot): Point {
    const { face = {}, tilt = 0 } = this.#traits;
    const across = x * 0.97 * (face.width ?? 1) * this.cosine + (z - 8) * this.sine;
    const down = y > 0 ? y * jaws * (face.length ?? 1) : Math.max(y, brow + (y - brow) * crown);
    const lean = radians(tilt);
    const above = down - pit;
    const [leant, lowered] = [across * Math.cos(lean) - above * Math.sin(lean), above * Math.cos(lean) + across * Math.sin(lean) + pit]; // biome-ignore format: one turn
    return [120 + leant * scale, eyeLine + lowered * scale];
  }

  /** How far a leaning head takes the neck with it at some height of the paper. */
  leanAt(y: number): number {
    return Math.max(0, eyeLine + pit * scale - y) * Math.tan(radians(this.#traits.tilt ?? 0));
  }

  /**
   * A point of hair. Where the skull rounds off to the far side nothing behind its edge is seen, and on the near side more of
   * its back is.
   */
  hairAt([x, y, z]: Spot): Point {
    const share = Math.min(1, Math.abs(x) / 26);
    const [wide, deep] = [38 * this.cosine, 46 * Math.abs(this.sine)];
    if (Math.sign(x) !== this.far) {
      const back = Math.min(1, Math.max(0, (14 - z) / 18));
      return this.at([x, y, z - share * back * 34 * Math.abs(this.sine)]);
    }
    const [angle, edge] = [Math.atan2(Math.abs(x) / 38, z / 46), Math.atan2(wide, deep)];
    if (angle <= edge) return this.at([x, y, z]);
    // Of what stands off the skull less is seen there.
    const off = 1 + (Math.hypot(x / 38, z / 46) - 1) * (1 - Math.abs(this.sine) * 1.1);
    const to: Spot = [this.far * off * 38 * Math.sin(edge), y, off * 46 * Math.cos(edge)];
    return this.at([x + (to[0] - x) * share, y, z + (to[2] - z) * share]);
  }

  /** How far a feature beside the nose goes round the face, on the side that is turned away: 0 on the other one. */
  away(side: number): number {
    return side === this.far ? Math.abs(this.sine) : 0;
  }

  /** A smooth line through points of hair. */
  hairLine(spots: readonly Spot[], pieces = 4): Point[] {
    return smooth(spots.map((spot) => this.hairAt(spot)), false, pieces); // biome-ignore format: one line
  }

  /** A smooth line through points of the head. */
  line(spots: readonly Spot[], pieces = 4, closed = false): Point[] {
    return smooth(spots.map((spot) => this.at(spot)), closed, pieces); // biome-ignore format: one line
  }

  /** The edge of the face from the forehead to the chin. @param spread how far a beard stands off it */
  edge(side: -1 | 1, spread = 0): Point[] {
    const { jaw, face: { cheeks = 0 } = {} } = this.#traits;
    const turned = Math.abs(this.sine);
    const grown = (y: number) => spread * Math.min(1, Math.max(0, (y - 26) / 26));
    const spots = sections.map(({ y, width, square, full, far, near, out }): Spot => {
      // On the side that is turned away the eye lies in a hollow behind the cheek bone; the cheek goes in to the mouth, and the chin out.
      const hollow = side === this.far ? turned * hollows(y) : 0;
      return [side * (width + square * jaw + full * cheeks + grown(y) + this.away(side) * out - hollow), y + grown(y) * (y > 40 ? 0.7 : 0), side === this.far ? far : near]; // biome-ignore format: one point
    });
    return this.line([...spots, [0, chin[1] + jaw * 0.4 + spread, chin[2]]], 3);
  }

  /** The crown from the left to the right, as far off the skull as `lift` says. */
  dome(lift = 0): Point[] {
    return Array.from({ length: 17 }, (_, i) => {
      const angle = (Math.PI * i) / 16;
      // It meets the edges of the face, which lie further forward on the side that is turned away.
      const side = -Math.cos(angle);
      return this.at([
        side * (38.4 + lift),
        -20 - Math.sin(angle) * (37.5 + lift),
        8 + Math.max(0, side * this.far) * 7,
      ]);
    });
  }
}

/** How far the edge of a face that is wholly turned away goes in at some height. */
function hollows(y: number): number {
  const between = (top: number, bottom: number) => Math.max(0, Math.sin(((y - top) / (bottom - top)) * Math.PI)) * Number(y > top && y < bottom); // biome-ignore format: one wave
  return 2.4 * between(-10, 10) + 5 * between(24, 50) + (y > 55 ? 7 : 0);
}

/** Degrees as radians. */
function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
