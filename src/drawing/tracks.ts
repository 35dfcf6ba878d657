import type { Assembly, AssemblyOptions } from './assembly.ts';
import { riserPlaces } from './assembly.ts';
import type { Point } from './geometry.ts';
import { riserHalf, routeLines } from './parts.ts';
import { plateThickness } from './plate.ts';
import { plateOrder, plateRoutes } from './plates.ts';

/** A line of the assembly that light may run along, as points spaced evenly along it. */
export interface Track {
  /** 0 to 3 from the lowest plate; a riser counts to the plate it leaves. */
  readonly plate: number;
  readonly kind: 'bus' | 'riser';
  readonly points: readonly Point[];
  /** For each point, whether it can be seen. */
  readonly visible: readonly boolean[];
}

interface Stop {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
}

/** Stops along straight legs, at most `spacing` plate units apart. */
function alongLegs(corners: readonly Stop[], spacing: number): Stop[] {
  const result: Stop[] = [];
  corners.forEach((to, i) => {
    const from = corners[i - 1];
    if (!from) {
      result.push(to);
      return;
    }
    const length = Math.hypot(to.x - from.x, to.y - from.y, to.lift - from.lift);
    const count = Math.max(1, Math.ceil(length / spacing));
    for (let k = 1; k <= count; k++) {
      const u = k / count;
      const mix = (a: number, b: number) => a + (b - a) * u;
      result.push({ x: mix(from.x, to.x), y: mix(from.y, to.y), lift: mix(from.lift, to.lift) });
    }
  });
  return result;
}

/**
 * Every conductor and riser of an assembly, exactly where the drawing has its lines, for lights and for the film.
 *
 * @param spacing distance between points in plate units.
 */
export function assemblyTracks({ project, isVisible }: Assembly, { gap }: AssemblyOptions, spacing: number): Track[] {
  const track = (plate: number, kind: Track['kind'], corners: readonly Stop[]): Track => {
    const stops = alongLegs(corners, spacing);
    return {
      plate,
      kind,
      points: stops.map(({ x, y, lift }) => project(x, y, plate, lift)),
      visible: stops.map(({ x, y, lift }) => isVisible(x, y, plate, lift)),
    };
  };
  return plateOrder.flatMap((kind, plate) => {
    const top = plate === plateOrder.length - 1;
    const lines = plateRoutes(kind, { frontOnly: !top }).flatMap((course) => routeLines(course, 0));
    const buses = lines.map((line) =>
      track(
        plate,
        'bus',
        line.map(([x, y]) => ({ x, y, lift: 0 })),
      ),
    );
    const risers = (riserPlaces[plate] ?? []).map(([x, y]) =>
      track(
        plate,
        'riser',
        [0.02, gap - plateThickness].map((lift) => ({ x: x - riserHalf, y, lift })),
      ),
    );
    return [...buses, ...risers];
  });
}
