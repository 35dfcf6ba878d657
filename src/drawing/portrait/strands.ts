import { type Point, smooth } from '../geometry.ts';
import type { Head } from './head.ts';
import type { Guide, Lock } from './style.ts';

/** A point of a strand, and whether the head hides it. */
export interface Laid {
  readonly point: Point;
  readonly seen: boolean;
}

/** One strand from its root to its tip, as the head in its pose shows it. */
export function laid(head: Head, guide: Guide, pieces = 3): Laid[] {
  const course = smooth(guide.map(([x, y]): Point => [x, y]), false, pieces); // biome-ignore format: one line
  const depth = smooth(guide.map(([, , z, lift]): Point => [z, lift]), false, pieces); // biome-ignore format: one line
  return course.map(([x, y], i) => {
    const [z = 0, lift = 0] = depth[i] ?? [];
    const { spot, seen } = head.onHair([x, y, z], lift);
    return { point: head.at(spot), seen };
  });
}

/** The guide at a share of a lock's breadth. */
export function between(guides: readonly Guide[], share: number): Guide {
  const place = share * (guides.length - 1);
  const before = Math.min(guides.length - 2, Math.floor(place));
  const [a = [], b = []] = [guides[before], guides[before + 1]];
  const part = place - before;
  return a.map((from, i) => from.map((value, axis) => value + ((b[i]?.[axis] ?? value) - value) * part) as unknown as Guide[number]); // biome-ignore format: one line
}

/** What can be seen of hair that ends beside the face. */
export interface Side {
  /** From the parting along the face to its tip. */
  readonly inner: Point[];
  /** From that tip along the ends of the hair and up its outer side to where the crown ends. */
  readonly outer: Point[];
  /** It hangs on the side that the face is turned to, and so behind it. */
  readonly far: boolean;
}

/** How many points of a crown before either end what hangs beside the face meets it. */
export const joint = 3;

/** The edges of a lock that hangs beside the face, under a crown. */
export function sideOf(head: Head, { guides }: Lock, crown: readonly Point[]): Side {
  const count = 12;
  const strands = Array.from({ length: count + 1 }, (_, i) =>
    laid(head, between(guides, i / count), 6).map(({ point }) => point),
  );
  const last = guides.at(-1)?.at(-1)?.[0] ?? 0;
  const side = last < 0 ? -1 : 1;
  // It goes on from the crown where that still curves.
  const [left, right] = [crown[joint] as Point, crown.at(-1 - joint) as Point];
  const end = side < 0 ? left : right;
  const far = side === head.far;
  const tips = strands.map((strand) => strand.at(-1) as Point);
  const [inmost] = tips as [Point];
  const reached = tips.reduce((tip, other) => ((other[0] - tip[0]) * side > 0 ? other : tip));
  // Behind the face it ends level with what is seen beside it.
  const foot = far ? inmost[1] + 2 : reached[1];
  const edge: Point[] = [];
  for (let y = end[1] + 22; y < foot - 3; y += 6) {
    const widths = strands.flatMap((strand) => strand.flatMap(([x, toY], i): number[] => {
      const [fromX, fromY] = strand[i - 1] ?? [x, toY];
      return fromY <= y && toY > y ? [fromX + ((x - fromX) * (y - fromY)) / (toY - fromY)] : [];
    })); // biome-ignore format: one crossing
    if (widths.length > 0) edge.push([side * Math.max(...widths.map((x) => x * side)), y]);
  }
  const ends = far
    ? [inmost, [edge.at(-1)?.[0] ?? reached[0], foot] as Point]
    : tips.slice(0, tips.indexOf(reached) + 1);
  const outer = smooth([ends.at(-1) as Point, ...edge.toReversed(), end], false, 3);
  return { inner: strands[0] ?? [], outer: [...smooth(ends, false, 3), ...outer], far };
}
