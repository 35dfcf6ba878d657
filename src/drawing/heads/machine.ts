import { buildAssembly } from '../assembly.ts';
import type { Point } from '../geometry.ts';
import { plateThickness, plateWidth } from '../plate.ts';
import { type PlateKind, plateOrder } from '../plates.ts';
import { level } from '../records/paper.ts';
import { ruleLength, Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** A service by name, the plate that it works on, and a second above it where there is one. */
export interface Offered {
  readonly title: string;
  readonly plate: PlateKind;
  readonly above?: PlateKind | undefined;
}

/**
 * Services: the four plates whole, the names of the services on leaders at their right. `names` is for places where a unit
 * is a pixel or nearly; where it is less, `numbers` says which of the list below it is, in the left `0 0 396 362`.
 */
export function servicesMachine(services: readonly Offered[]): Drawing {
  const viewBox = [0, 0, 540, 362] as const;
  const { view, project } = buildAssembly({ originX: 147, originY: 178, scale: 13, gap: 3.7, viewBox });
  const line = [project(1.2, 9.9, 0), project(9.4, 9.9, 0)] as const;
  view.sheet.line(line, 'live').circle(line[1], 9, null, 'top').liveNode(line[1], 8, 3.6);
  const [letters, numbers] = [new Sheet(), new Sheet()];
  const [edge, column, size, rise] = [536, 358, 15, 27];
  for (const plate of plateOrder) {
    for (const [place, service] of services.filter((one) => one.plate === plate).entries()) {
      const { title, above } = service;
      const from = (on: PlateKind) => project(plateWidth, 1 + 2 * place, plateOrder.indexOf(on), -plateThickness / 2);
      const [x, low] = from(plate);
      const ends = [plate, ...(above ? [above] : [])].map(from);
      // A leader to two plates forks halfway between them. Of those to one, only the first climbs past the edge of its
      // plate, or falls clear of one that forks there; the next runs level below it.
      const isForked = services.some((one) => one.plate === plate && one.above);
      const shelf = above ? (low + from(above)[1]) / 2 : place > 0 ? low : isForked ? low + rise / 2 : low - rise;
      const bend = x + Math.abs(low - shelf);
      const forks = ends.map((end): Point[] => [end, [bend, shelf]]);
      const start = Math.min(bend, edge - ruleLength(title, size));
      letters.lines([...forks, level(start, edge, shelf)], 'leader');
      letters.text([edge, shelf - 5], title, { size, anchor: 'end' });
      numbers.lines([...forks, level(bend, column, shelf)], 'leader');
      numbers.text([column + 6, shelf + 6], `0${services.indexOf(service) + 1}`, { size: 18 });
      for (const end of ends) for (const sheet of [letters, numbers]) sheet.circle(end, 2, null, 'ink');
    }
  }
  return {
    viewBox,
    groups: [
      { id: 'd', markup: view.sheet.toString() },
      { id: 'names', markup: letters.toString() },
      { id: 'numbers', markup: numbers.toString() },
    ],
  };
}
