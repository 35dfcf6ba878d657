import { type AssemblyOptions, buildAssembly } from './assembly.ts';
import type { Point } from './geometry.ts';
import { randomFrom, shuffled } from './random.ts';
import { assemblyTracks, type Track } from './tracks.ts';

/** How many lights each plate's conductors and each set of risers get: 50 in all. */
const perPlate = 9;
const perRiserSet = [5, 5, 4] as const;

/**
 * Fifty points on the assembly's own lines that can be seen, spread over the four plates, for lights that come and go.
 * They come in random order, so that lighting them one after another looks unordered.
 */
export function assemblyLights(options: AssemblyOptions): Point[] {
  const tracks = assemblyTracks(buildAssembly(options), options, 0.3);
  const random = randomFrom('lights');
  const chosen = [0, 1, 2, 3].flatMap((plate) => {
    const choose = (kind: Track['kind'], count: number) =>
      spread(
        shuffled(tracks.filter((track) => track.plate === plate && track.kind === kind).flatMap(clear), random),
        count,
      );
    return [...choose('bus', perPlate), ...choose('riser', perRiserSet[plate] ?? 0)];
  });
  return shuffled(chosen, random);
}

/** The points of a track that can be seen and whose neighbours can be, away from its ends. */
function clear({ points, visible }: Track): Point[] {
  return points.filter((_, i) => visible[i - 1] && visible[i] && visible[i + 1]);
}

/** Takes `count` points that lie as far from each other as may be, starting from the first. */
function spread(points: readonly Point[], count: number): Point[] {
  const chosen: Point[] = points.slice(0, 1);
  const distances = points.map(() => Infinity);
  while (chosen.length < Math.min(count, points.length)) {
    const [lx, ly] = chosen.at(-1) as Point;
    points.forEach(([x, y], i) => {
      distances[i] = Math.min(distances[i] ?? 0, Math.hypot(x - lx, y - ly));
    });
    chosen.push(points[distances.indexOf(Math.max(...distances))] as Point);
  }
  return chosen;
}
