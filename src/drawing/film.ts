import type { Point } from './geometry.ts';
import { below, type Random } from './random.ts';

/** Sizes of the film in px: for windows that are wider than high, and for phones. */
export const filmFrames = { hero: { width: 1280, height: 720 }, 'hero-phone': { width: 432, height: 768 } } as const;

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A line that light runs along. */
export interface FilmTrack {
  /** One px apart. */
  readonly points: readonly Point[];
  /** Px from one light to the next on the same line. */
  readonly spacing: number;
  /** Where the first light is at the start of the loop, in px along the line. */
  readonly offset: number;
  /** How many spacings a light moves in one loop: a whole number, so that the loop has no seam. */
  readonly turns: number;
}

/** A spot of light in one frame. `strength` is 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

const loopSeconds = 10;
/** Px a second. */
const speed = 44;
/** Square px of the frame for each line. More lines would make the words restless. */
const areaPerLine = 10_000;
const tail = 140;
const fade = 48;
/** Lines lie on a grid, as conductors on a plate do. */
const grid = 24;
/** The axes of the axonometric drawings, and the risers. */
const directions: readonly Point[] = [
  [0.894, 0.447],
  [0.894, -0.447],
  [0, -1],
];

/** Lines of light that fill a frame. */
export function filmTracks({ width, height }: Frame, random: Random): FilmTrack[] {
  const count = Math.round((width * height) / areaPerLine);
  return Array.from({ length: count }, () => {
    const points: Point[] = [[below(random, width / grid) * grid, below(random, height / grid) * grid]];
    let direction = below(random, directions.length);
    for (let bend = 0; bend < 3; bend++) {
      const [dx, dy] = directions[direction] as Point;
      const steps = (3 + below(random, 8)) * grid;
      for (let step = 0; step < steps; step++) {
        const [x, y] = points.at(-1) as Point;
        points.push([x + dx, y + dy]);
      }
      direction = (direction + 1 + below(random, directions.length - 1)) % directions.length;
    }
    const spacing = points.length * (1 + random());
    const turns = Math.max(1, Math.round((speed * (0.7 + random() * 0.6) * loopSeconds) / spacing));
    return { points: random() > 0.5 ? points : points.toReversed(), spacing, offset: random() * spacing, turns };
  });
}

/**
 * The light on one line at a moment of the loop: each light is a head with a tail.
 *
 * @param phase 0 to 1 through the loop; 0 and 1 give the same light.
 */
export function lightAlong({ points, spacing, offset, turns }: FilmTrack, phase: number): Spot[] {
  const spots: Spot[] = [];
  const first = (offset + phase * turns * spacing) % spacing;
  for (let head = first; head < points.length + tail; head += spacing) {
    for (let behind = 0; behind < tail; behind++) {
      const at = head - behind;
      const low = Math.floor(at);
      const [a, b] = [points[low], points[low + 1]];
      if (!a || !b) continue;
      const share = at - low;
      const fromEnd = Math.min(1, at / fade, (points.length - at) / fade);
      spots.push({
        x: a[0] + (b[0] - a[0]) * share,
        y: a[1] + (b[1] - a[1]) * share,
        strength: fromEnd * (1 - behind / tail) ** 2,
      });
    }
  }
  return spots;
}
