import { type Point, type Point3, smooth } from '../geometry.ts';
import type { Traits } from './traits.ts';

/** A point of the head: from the middle between the ears at the height of the eyes, x to the right, y down, z forward. */
export type Spot = Point3;

/** Half the width and the depth in front of the ears of a head, at heights from the forehead to the chin. */
const sections = [
  [-46, 35, 37], [-34, 39.5, 43], [-20, 40, 46.5], [-8, 38.8, 48], [2, 38.4, 45], [13, 39.2, 46], [24, 37, 46],
  [36, 32.5, 47], [47, 25, 47.5], [56, 17, 48], [61.5, 10, 47],
] as const; // biome-ignore format: a table
/** How much of a square jaw shows at those heights. */
const squareness = [0, 0, 0, 0, 0, 0, 1, 3, 6, 7.5, 7.5];

/** The skull under the hair: an ellipsoid down to the brows, from there a column. */
const skull = { base: -18, top: -66, width: 42, front: 46, back: 53 };

/** A head in its pose, which lays its points onto the paper. */
export class Head {
  /** The side that the face is turned to, of which less is seen. */
  readonly far: -1 | 1;
  readonly sine: number;
  readonly cosine: number;
  readonly scale: number;
  readonly #traits: Traits;

  constructor(traits: Traits) {
    this.#traits = traits;
    this.far = traits.turn < 0 ? -1 : 1;
    this.sine = Math.sin(radians(traits.turn));
    this.cosine = Math.cos(radians(traits.turn));
    this.scale = traits.size ?? 1;
  }

  /** A point of the head on the paper. */
  at([x, y, z]: Spot): Point {
    const wide = x * (this.#traits.face?.width ?? 1);
    return this.#seen(wide * this.cosine + z * this.sine, y, z * this.cosine - wide * this.sine);
  }

  /** A smooth line through points of the head. */
  line(spots: readonly Spot[], pieces = 4): Point[] {
    return smooth(spots.map((spot) => this.at(spot)), false, pieces); // biome-ignore format: one line
  }

  /** Whether the face is turned so little that both ears are seen. */
  get isFrontal(): boolean {
    return Math.abs(this.sine) < 0.19;
  }

  /** How much of the side of an ellipse is seen beside its middle, from the front being turned. */
  #reach(width: number, depth: number): number {
    return Math.hypot(width * (this.#traits.face?.width ?? 1) * this.cosine, depth * this.sine);
  }

  /** From the forehead down the far side to the chin, and along the jaw up to the near ear. @param spread a beard's depth */
  contour(spread = 0): { far: Point[]; near: Point[] } {
    const { far, sine, cosine } = this;
    const jaw = this.#traits.jaw;
    const grown = (y: number) => spread * Math.min(1, Math.max(0, (y - 12) / 30));
    const profile = sections.map(([y, width, depth], i): Point => {
      const wide = width + (squareness[i] ?? 0) * jaw + grown(y);
      const deep = depth + grown(y) * 0.5;
      // The eye lies in a hollow behind the cheek bone, which shows only on a turned face.
      const socket = y === 2 ? -1.8 * Math.min(1, Math.abs(sine) / 0.3) : 0;
      const reach = this.#reach(wide, deep) + socket;
      return this.#seen(far * reach, y + grown(y) * (y > 50 ? 0.8 : 0), ((deep ** 2 - wide ** 2) * Math.abs(sine) * cosine) / reach); // biome-ignore format: one line
    });
    const side = (x: number, y: number, z: number) => this.at([-far * (x + grown(y)), y + (y > 50 ? grown(y) * 0.8 : 0), z]); // biome-ignore format: one line
    const near = [
      side(11 + jaw * 6, 62.3, 37),
      side(20 + jaw * 7, 56.5, 25),
      side(28 + jaw * 5, 48, 12),
      side(33.5 + jaw * 2, 38, 3),
      side(37, 22, 0),
      side(38.6, 10, 3),
    ];
    const chin = this.at([-far * (3 + jaw * 2), 65 + spread, 45 + spread * 0.5]);
    const line = smooth([...profile, chin, ...near], false, 3);
    const at = profile.length * 3;
    return { far: line.slice(0, at + 1), near: line.slice(at) };
  }

  /** Where on the paper the face ends at a height, on the side that is turned away; nothing above and below it. */
  farEdge(y: number): number | undefined {
    const { far } = this.contour();
    return far.find(([, toY], i) => i > 0 && toY >= y && (far[i - 1]?.[1] ?? 0) < y)?.[0];
  }

  /**
   * A line of the paper, which on the side that is turned away goes no further than the face does.
   *
   * @param inset how far it stays off the face's edge
   */
  onFace(line: readonly Point[], inset = 0): Point[] {
    return line.map(([x, y]) => {
      const edge = this.farEdge(y);
      if (edge === undefined) return [x, y];
      return [this.far > 0 ? Math.min(x, edge - inset) : Math.max(x, edge + inset), y];
    });
  }

  /** A point on hair that lies `lift` units off the skull, in the direction of a spot; if it is hidden, the edge before it. */
  onHair([x, y, z]: Spot, lift: number): { spot: Spot; seen: boolean } {
    const { sine, cosine } = this;
    const deep = (z < 0 ? skull.back : skull.front) + lift;
    const [wide, high] = [skull.width + lift, skull.base - skull.top + lift];
    const [a, b, c] = [x / wide, y < skull.base ? (y - skull.base) / high : 0, z / deep];
    const length = Math.hypot(a, b, c) || 1;
    const height = b ? skull.base + (b / length) * high : y;
    const seen = (c / deep) * cosine - (a / wide) * sine > -0.0012;
    if (seen) return { spot: [x / length, height, z / length], seen };
    const side = x < 0 ? -1 : 1;
    const depth = (side === this.far ? skull.front : skull.back) + lift;
    const reach = Math.hypot(wide * cosine, depth * sine);
    const round = Math.sqrt(1 - (b / length) ** 2) / reach;
    return { spot: [side * wide ** 2 * cosine * round, height, side * depth ** 2 * sine * round], seen };
  }

  /**
   * The upper edge of the head or of hair that lies off it, from the left over the crown to the right.
   *
   * @param lift at the left, on the crown and at the right
   * @param ends heights at which it begins and ends
   */
  crown(lift: readonly [number, number, number], ends: readonly [number, number], steps = 24): Point[] {
    const at = (share: number): Point => {
      const side = share < 0.5 ? -1 : 1;
      const off = lift[1] + (lift[share < 0.5 ? 0 : 2] - lift[1]) * Math.abs(share - 0.5) ** 1.6 * 2 ** 1.6;
      const angle = Math.PI * share;
      const depth = side === this.far ? skull.front : skull.back;
      const reach = this.#reach(skull.width + off, depth + off);
      return this.#seen(-Math.cos(angle) * reach, skull.base - Math.sin(angle) * (skull.base - skull.top + off), 0);
    };
    // Below its widest the head goes in, towards the neck.
    const below = (side: -1 | 1, end: number): Point[] =>
      [0.35, 0.7, 1].map((share) => {
        const depth = side === this.far ? skull.front : skull.back;
        const full = lift[side < 0 ? 0 : 2];
        // Close hair ends on the far temple; what stands off hangs beside it.
        const off = side === this.far && full < 7 && !this.isFrontal ? full - (full + 2.6) * share : full;
        const reach = this.#reach(skull.width + off, depth + off) * (1 - Math.max(0, (end - skull.base) / 200) * share ** 1.6); // biome-ignore format: one line
        return this.#seen(side * reach, skull.base + (end - skull.base) * share, 0);
      });
    const dome = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
    return [...below(-1, ends[0]).toReversed(), ...dome, ...below(1, ends[1])];
  }

  /** A point that is turned already, on the paper. */
  #seen(x: number, y: number, z: number): Point {
    const { tilt = 0, nod = 0, place = [0, 0], face } = this.#traits;
    const [lowered, leant] = [Math.sin(radians(nod)), radians(tilt)];
    const length = face?.length ?? 1;
    const down = (y > 0 && y < 75 ? y * length : y > 0 ? y + 75 * (length - 1) : y) + (z - 40) * lowered;
    const above = down - 80;
    const [turnedX, turnedY] = [x * Math.cos(leant) - above * Math.sin(leant), above * Math.cos(leant) + x * Math.sin(leant) + 80]; // biome-ignore format: one line
    return [120 + place[0] + turnedX * this.scale, 101 + place[1] + turnedY * this.scale];
  }
}

/** Degrees as radians. */
function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
