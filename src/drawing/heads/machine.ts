import { buildAssembly } from '../assembly.ts';
import { existing } from '../existing.ts';
import type { Point } from '../geometry.ts';
import { plateThickness, plateWidth } from '../plate.ts';
import { type PlateKind, plateOrder } from '../plates.ts';
import { ruleLength, Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** A service by name, the plate that it works on, and a second above it where there is one. */
export interface Offered {
  readonly title: string;
  readonly plate: PlateKind;
  readonly above?: PlateKind;
}

/** A name in two lines that are as even as its words let them be. */
function inTwo(name: string, size: number): readonly string[] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map((line) => ruleLength(line, size)));
  return ways.sort((a, b) => width(a) - width(b))[0] ?? [name];
}

/**
 * Services: the four plates whole, the names of the services on leaders at their right, one each. `names` is for places where
 * a unit is a pixel or nearly; where it is less, `numbers` says which of the list below it is, in the left `0 0 464 396`.
 */
export function servicesMachine(services: readonly Offered[]): Drawing {
  const viewBox = [0, 0, 540, 396] as const;
  const { view, project } = buildAssembly({ originX: 169, originY: 186, scale: 15.2, gap: 3.4, viewBox });
  const line = existing.core.live.map(([x, y]) => project(x, y, 0));
  const end = line.at(-1) as Point;
  view.sheet.line(line, 'live').circle(end, 9, null, 'top').liveNode(end, 8, 3.6);
  const [letters, numbers] = [new Sheet(), new Sheet()];
  const [edge, column, size, pitch] = [536, 434, 15, 54];
  const edgeOf = (plate: PlateKind, y: number) =>
    project(plateWidth, y, plateOrder.indexOf(plate), -plateThickness / 2);
  const marked = services.map((service, i) => {
    const { plate, above } = service;
    if (!above) return { service, i, ends: [edgeOf(plate, 0.5)], from: edgeOf(plate, 0.5) };
    // Two plates are tied by a bar beside the corner; its leader leaves it where it passes between their corners.
    const ends = [edgeOf(plate, 1.8), edgeOf(above, 1.8)] as const;
    const from: Point = [ends[0][0], ends[0][1] + (ends[1][1] - ends[0][1]) * 0.72];
    return { service, i, ends, from };
  });
  marked.sort((a, b) => a.from[1] - b.from[1]);
  const heights = marked.map(({ from }) => from[1]);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  for (const [place, { service, i, ends, from }] of marked.entries()) {
    const shelf = middle + (place - (marked.length - 1) / 2) * pitch;
    const bend: Point = [from[0] + Math.abs(from[1] - shelf), shelf];
    for (const [sheet, end] of [
      [letters, edge],
      [numbers, column],
    ] as const) {
      sheet.line([from, bend, [end, shelf]], 'leader');
      if (ends.length > 1) sheet.line(ends, 'outline');
      for (const at of ends) sheet.circle(at, 2.4, null, 'ink');
    }
    for (const [row, words] of inTwo(service.title, size).toReversed().entries())
      letters.text([edge, shelf - 6 - row * 17], words, { size, anchor: 'end' });
    numbers.text([column + 6, shelf + 6], `0${i + 1}`, { size: 18 });
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
