import { type Point, smooth } from '../geometry.ts';
import type { Line } from './lines.ts';
import type { Traits } from './traits.ts';

/** The height of the eyes on the paper. */
export const eyes = 98;

/** The outline of somebody's head from the side, looking to the right. */
export class Profile {
  /** From the hairline over forehead and nose to the foot of the nose. */
  readonly brow: Point[];
  /** From there over both lips and the chin to the throat. */
  readonly mouth: Point[];
  /** Down the throat to the pit of the neck. */
  readonly throat: Point[];
  /** From the hairline over crown and back of the head to the nape and the shoulders. */
  readonly skull: Point[];
  /** Under the ear round the corner of the jaw to the chin. */
  readonly jaw: Point[];
  /** Where the lips meet: in front, and at the corner. */
  readonly lips: readonly [Point, Point];
  readonly #traits: Traits;

  constructor(traits: Traits) {
    this.#traits = traits;
    const { nose = {}, mouth = {}, chin = 0, jaw = 0, face = {}, neck = 1 } = traits;
    const { length: long = 0, bridge = 0, tip = 0 } = nose;
    const { full = 0, smile = 0 } = mouth;
    const { forehead = 0, brow = 0 } = face;
    const lean = (y: number) => Math.max(0, 84 - y) * forehead * 0.12;
    const out = long * 3;
    const at = (points: Line) => points.map((point) => this.at(point));
    this.brow = smooth(at([
      [138 - lean(43), 43], [147.5 - lean(52), 52], [154.6 - lean(64), 64.5], [158.8 - lean(76), 77],
      [161 + brow * 1.6, 86], [160.4 + brow * 1.2, 90.4], [157.4 - Math.max(0, bridge) * 0.2, 96.4],
      [159 + bridge * 1.1 + out * 0.1, 102], [163 + bridge * 2.2 + out * 0.35, 109], [168 + bridge * 1.1 + out * 0.7, 115.6 + tip * 0.5],
      [172 + out * 0.95, 119.2 + tip * 1.2], [174.4 + out, 121.8 + tip * 1.7], [174.4 + out, 124.6 + tip * 1.8], [171.4 + out * 0.75, 126.8 + tip * 1.2],
      [166 + out * 0.2, 128.2 + tip * 0.4], [162.8, 130],
    ]), false, 5); // biome-ignore format: points are read in rows
    const f = full * 1.5;
    this.mouth = [
      ...smooth(at([[162.8, 130], [162.2, 132.6], [163.4 + f * 0.4, 135.4], [165.9 + f, 138.2 - f * 0.2], [166 + f * 0.9, 140.3], [162.6, 142]]), false, 5),
      ...smooth(at([
        [162.6, 142], [164.8 + f * 0.9, 143.6], [164.9 + f, 146.2 + f * 0.3], [162.2 + f * 0.3, 149.2 + f * 0.3], [159.8, 152 + f * 0.2],
        [160.3 + chin * 1.2, 155], [161.9 + chin * 2.6, 158.8], [161 + chin * 2.4, 163], [156.6 + chin * 1.6, 166.6],
        [150, 168.6], [142.6, 169], [135.6, 170.2], [131 + (neck - 1) * 26, 174],
      ]), false, 5),
    ]; // biome-ignore format: points are read in rows
    const front = (neck - 1) * 26;
    const apple = neck > 1.04 ? 2.2 : 0;
    this.throat = smooth([this.at([131 + front, 174]), [130.4 + front, 181], [130.6 + front + apple, 188], [128.8 + front, 196], [127.4 + front, 206], [129 + front, 218]], false, 5); // biome-ignore format: points
    const back = (neck - 1) * -32;
    this.skull = smooth([
      [138 - lean(43), 43], [125, 36], [109, 33], [92, 34.4], [76, 40], [63, 50], [54.4, 63], [50.4, 78], [50.8, 94], [54, 108],
      [59.6, 120], [65, 131], [68.4 + back * 0.4, 142], [69 + back, 154], [67.4 + back, 168], [63 + back, 182], [54 + back, 194], [40, 203],
    ], false, 5); // biome-ignore format: points are read in rows
    this.jaw = smooth(at([[106.4, 124], [106.6 - jaw, 134], [109.6 - jaw * 1.6, 144.6 + jaw * 2], [118.6 - jaw * 2, 154.4 + jaw * 2.6], [131, 162 + jaw * 1.6], [143, 166.6 + jaw * 0.4], [150, 168.4]]), false, 5); // biome-ignore format: points
    this.lips = [this.at([163, 142]), this.at([151.4 - smile * 1.6, 143 - smile * 1.5])];
  }

  /** A point of the face: what lies below the eyes is as long as the face is. */
  at([x, y]: Point): Point {
    const { face: { length = 0 } = {} } = this.#traits;
    return [x, y > eyes ? eyes + (y - eyes) * (1 + length * 0.05) : y];
  }

  /** A smooth curve over the face. */
  line(points: Line, pieces = 4, closed = false): Point[] {
    return smooth(points.map((point) => this.at(point)), closed, pieces); // biome-ignore format: one line
  }

  /** The whole outline from the hairline down the front, and up the back. */
  get outline(): Point[] {
    return [...this.brow, ...this.mouth, ...this.throat, ...this.skull.toReversed()];
  }
}
