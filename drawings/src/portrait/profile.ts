import { type Point, smooth } from '../geometry.ts';
import { type Line, mix } from './lines.ts';
import type { Traits } from './traits.ts';

/** The y coordinate of the eyes. */
const eyes = 98;

/** Returns the point between nose and upper lip. A short nose ends higher. */
export const footOf = ({ nose: { length = 0 } = {} }: Traits): Point => [163, 129 + length * 1.4];

/** Returns the outline of the nose: from between the eyes, along the bridge and around the tip, to the upper lip. */
function noseOf(traits: Traits): Point[] {
  const { length = 0, bridge = 0, tip = 0, round = 0 } = traits.nose ?? {};
  const foot = footOf(traits);
  const root: Point = [157.5 - Math.max(0, bridge) * 0.3, 95.6];
  const radius = 4.4 + round * 1.2;
  const [x, y] = [167.7 + length * 2.6 - round * 0.8, foot[1] - 8.2 - round * 0.3 + tip * 1.9];
  const around = (degrees: number): Point => {
    const turn = ((degrees - tip * -8) * Math.PI) / 180;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
  };
  const above = around(-52);
  // `bridge` moves the line between root and tip forward for a hump, and back for a hollow.
  const ridge = [[0.26, 0.75], [0.5, 1], [0.76, 0.5]].map(([share = 0, much = 0]): Point => {
    const [px, py] = mix(root, above, share);
    return [px + bridge * much * 1.9, py - bridge * much * 0.9];
  }); // biome-ignore format: one line
  return [root, ...ridge, above, around(-14), around(24), around(64), mix(around(84), foot, 0.5), foot];
}

/** Outline of a head in profile, facing right. */
export class Profile {
  /** From the hairline over forehead and nose to the point between nose and upper lip. */
  readonly brow: Point[];
  /** From the end of `brow` over both lips and the chin to the throat. */
  readonly mouth: Point[];
  /** Down the throat to the pit of the neck. */
  readonly throat: Point[];
  /** From the hairline over crown and back of the head to the nape and the shoulders. */
  readonly skull: Point[];
  /** From below the ear around the corner of the jaw to the chin. */
  readonly jaw: Point[];
  /** Where the lips meet: in front, and at the corner. */
  readonly lips: readonly [Point, Point];
  readonly #traits: Traits;

  constructor(traits: Traits) {
    this.#traits = traits;
    const { mouth = {}, chin = 0, jaw = 0, face = {}, neck = 1, lined } = traits;
    const { smile = 0, full = 0 } = mouth;
    const { forehead = 0, brow = 0 } = face;
    const lean = (y: number) => Math.max(0, 84 - y) * forehead * 0.12;
    const at = (points: Line) => points.map((point) => this.at(point));
    const front = (neck - 1) * (neck > 1 ? 16 : 30);
    // A lined face is fuller under the chin.
    const soft = lined ? 2 : 0;
    this.brow = smooth(at([
      [138 - lean(43), 43], [147.5 - lean(52), 52], [154.4 - lean(64), 64.5], [158.6 - lean(76), 76],
      [160.6 + brow * 1.6, 85], [159.9 + brow * 1.2, 90], ...noseOf(traits),
    ]), false, 5); // biome-ignore format: points are read in rows
    const f = full * 1.4;
    this.mouth = [
      ...smooth(at([footOf(traits), [162.7, 133], [163.7 + f * 0.4, 136], [165.9 + f, 138.5 - f * 0.2], [165.7 + f * 0.9, 140.5], [163, 142]]), false, 5),
      ...smooth(at([
        [163, 142], [164.7 + f * 0.9, 143.6], [164.8 + f, 146.2 + f * 0.3], [162.5 + f * 0.4, 149.2 + f * 0.3], [160.4 + chin * 0.4, 152.4 + f * 0.2],
        [160.6 + chin * 1.3, 155.6], [161.6 + chin * 2.6, 159.4], [160.4 + chin * 2.4, 163.6], [156.4 + chin * 1.6, 167],
        [150, 168.8], [142.6, 169.4 + soft], [135.8, 171 + soft], [131 + front, 174.6 + soft],
      ]), false, 5),
    ]; // biome-ignore format: points are read in rows
    const apple = neck > 1.04 ? 1.2 : 0;
    this.throat = smooth([this.at([131 + front, 174.6 + soft]), [129.4 + front, 181], [129 + front + apple, 188], [127.6 + front, 196], [126.6 + front, 206], [129 + front, 218]], false, 5); // biome-ignore format: points
    const back = (neck - 1) * (neck > 1 ? -32 : -42);
    this.skull = smooth([
      [138 - lean(43), 43], [125, 36], [109, 33], [92, 34.4], [76, 40], [63, 50], [54.4, 63], [50.4, 78], [50.8, 94], [54, 108],
      [59.6, 120], [65, 131], [68.4 + back * 0.4, 142], [69 + back, 154], [67.4 + back, 168], [63 + back, 182], [54 + Math.max(0, back), 194], [40, 203],
    ], false, 5); // biome-ignore format: points are read in rows
    this.jaw = smooth(at([[106.4, 124], [106.8 - jaw * 0.6, 134], [108.6 - jaw * 1.4, 144 + jaw * 2.6], [117.6 - jaw * 2.2, 154.6 + jaw * 2.4], [131, 162.4 + jaw * 1.4], [143, 166.8 + jaw * 0.4], [150, 168.6]]), false, 5); // biome-ignore format: points
    this.lips = [this.at([163, 142]), this.at([152 - smile * 1.6, 143 - smile * 2.2])];
  }

  /** Fraction of the line `jaw` that is not drawn. A square jaw is drawn from near the ear, a soft one from its corner. */
  get jawFrom(): number {
    const { jaw = 0 } = this.#traits;
    return Math.min(0.42, Math.max(0, 0.34 - jaw * 0.42));
  }

  /** Returns a point of the face. The trait `face.length` scales distances below the eyes. */
  at([x, y]: Point): Point {
    const { face: { length = 0 } = {} } = this.#traits;
    return [x, y > eyes ? eyes + (y - eyes) * (1 + length * 0.05) : y];
  }

  /** Returns a smooth curve on the face. */
  line(points: Line, pieces = 4, closed = false): Point[] {
    return smooth(points.map((point) => this.at(point)), closed, pieces); // biome-ignore format: one line
  }

  /** The whole outline from the hairline down the front, and up the back. */
  get outline(): Point[] {
    return [...this.brow, ...this.mouth, ...this.throat, ...this.skull.toReversed()];
  }
}
