import { buildAssembly, heroAssembly } from './assembly.ts';
import type { Point } from './geometry.ts';
import { below, type Random, shuffled } from './random.ts';
import { assemblyTracks, type Track } from './tracks.ts';

export { filmFrame } from './heroStage.ts';

/** A line that light runs along in the film. */
export interface FilmTrack {
  /** Stage positions about two units apart. */
  readonly points: readonly Point[];
  /** For each point, how much of the light is seen there, 0 to 1: it fades where the line is hidden and at its ends. */
  readonly share: readonly number[];
  /** Stage units from one light to the next on the same line. */
  readonly spacing: number;
  /** Where the first light is at the start of the loop, in stage units along the line. */
  readonly offset: number;
  /** How many spacings a light moves in one loop: a whole number, so that the loop has no seam. */
  readonly turns: number;
  /** Length of the line in stage units. */
  readonly length: number;
}

/** A spot of light in one frame, in stage units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

/** Share of a plate's conductors that carry light. More would make the drawing restless. */
const lit = 0.5;
const speed = 46; // stage units a second
const loopSeconds = 10;
const fade = 12; // points
const tail = 9;

/** The lines of the desktop hero that carry light in the film, with what runs on them. */
export function filmTracks(random: Random): FilmTrack[] {
  const tracks = assemblyTracks(buildAssembly(heroAssembly), heroAssembly, 0.09);
  const seen = tracks.filter(({ visible }) => visible.filter(Boolean).length > 24);
  const buses = shuffled(
    seen.filter(({ kind }) => kind === 'bus'),
    random,
  );
  const risers = seen.filter(({ kind }) => kind === 'riser');
  return [...buses.slice(0, Math.round(buses.length * lit)), ...risers].map((track) => filmTrack(track, random));
}

function filmTrack({ points, visible }: Track, random: Random): FilmTrack {
  const length = lengthOf(points);
  const spacing = length < 140 ? length + 40 + random() * 120 : 150 + random() * 110;
  const turns = Math.max(1, Math.round((speed * (0.8 + random() * 0.5) * loopSeconds) / spacing));
  const forward = random() > 0.5;
  const ordered = forward ? { points, visible } : { points: points.toReversed(), visible: visible.toReversed() };
  const share = softened(ordered.visible);
  return { points: ordered.points, share, spacing, offset: (below(random, 100) / 100) * spacing, turns, length };
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
}

/** Turns visible or not into a share that rises and falls over some points, and is 0 wherever the line is hidden. */
function softened(visible: readonly boolean[]): number[] {
  const distance = visible.map((seen): number => (seen ? fade : 0));
  for (let i = 0; i < distance.length; i++) distance[i] = Math.min(distance[i] ?? 0, (distance[i - 1] ?? 0) + 1);
  for (let i = distance.length - 1; i >= 0; i--) distance[i] = Math.min(distance[i] ?? 0, (distance[i + 1] ?? 0) + 1);
  return distance.map((steps) => {
    const u = steps / fade;
    return u * u * (3 - 2 * u);
  });
}

/**
 * The light on one line at a moment of the loop: each light is a head with a short tail.
 *
 * @param phase 0 to 1 through the loop; 0 and 1 give the same light.
 */
export function lightAlong({ points, share, spacing, offset, turns, length }: FilmTrack, phase: number): Spot[] {
  const step = length / (points.length - 1);
  const spots: Spot[] = [];
  const first = (offset + phase * turns * spacing) % spacing;
  for (let head = first; head < length + tail * step; head += spacing) {
    for (let k = 0; k < tail; k++) {
      const index = (head - k * 2) / step;
      const low = Math.floor(index);
      const [a, b] = [points[low], points[low + 1]];
      if (!a || !b) continue;
      const u = index - low;
      const strength = (share[low] ?? 0) * (1 - u) + (share[low + 1] ?? 0) * u;
      spots.push({
        x: a[0] + (b[0] - a[0]) * u,
        y: a[1] + (b[1] - a[1]) * u,
        strength: strength * (1 - k / tail) ** 2,
      });
    }
  }
  return spots;
}
