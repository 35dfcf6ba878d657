import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { barePlate } from '../plate.ts';
import { level, range } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { beside } from './paper.ts';

/** Paper of what lies across the sheet, with air where a window shows less of its height. */
export const acrossPaper = [0, 0, 720, 228] as const;
const [, , wide, high] = acrossPaper;

/** The ground that plates in a row lie on, out to the edges of the paper. */
export function ground(sheet: Sheet): void {
  const lines = range(15).flatMap((i): Point[][] => {
    const start = (i - 9) * 40 + 6;
    const [from, to] = [Math.max(0, -start * 2), Math.min(wide, (high - start) * 2)];
    const fall = [from, to].map((x): Point => [x, start + x / 2]);
    return from < to ? [fall, fall.map(([x, y]): Point => [wide - x, y])] : [];
  });
  sheet.lines(lines, 'grid');
}

export interface Row {
  /** Of each plate, in its own units. */
  readonly side: number;
  /** Drawing units to one of these. */
  readonly scale: number;
  /** From the middle of a plate to that of the next, in drawing units. */
  readonly apart: number;
  /** By how much the far corners stand above the middle of the paper, in drawing units. */
  readonly above: number;
  /** False for plates on plain paper. Default true. */
  readonly grounded?: boolean;
  /** Below the plates, each on a leader of its own. */
  readonly names?: readonly string[];
}

/** Things in a row across the sheet, each on a plate of its own, and the cable that ties them. Their names are a part, which narrow windows leave out. */
export function platesInARow(
  things: readonly ((plate: Axonometric) => void)[],
  { side, scale, apart, above, grounded = true, names = [] }: Row,
): Drawing {
  const view = new Axonometric({ originX: wide / 2, originY: high / 2 - above, scale });
  const { sheet } = view;
  if (grounded) ground(sheet);
  const [, middle] = view.project(0, side);
  sheet.lines(range(4).map((i) => level(0, wide, middle + (i - 1.5) * 4)), 'part'); // biome-ignore format: one cable
  const letters = new Sheet();
  for (const [i, draw] of things.entries()) {
    const along = ((i - (things.length - 1) / 2) * apart) / scale / 2;
    const plate = beside(view, [along, -along]);
    barePlate(plate, { width: side, depth: side, thickness: 0.45, z: 0 });
    draw(plate);
    const name = names[i];
    if (!name) continue;
    const at = plate.project(side - 0.35, side - 0.35);
    letters.line([at, [at[0], at[1] + 22]], 'leader').circle(at, 1.8, null, 'ink');
    letters.text([at[0], at[1] + 38], name, { size: 14, weight: 600, anchor: 'middle' });
  }
  const groups = [{ id: 'd', markup: sheet.toString() }];
  return {
    viewBox: [...acrossPaper],
    groups: names.length > 0 ? [...groups, { id: 'names', markup: letters.toString() }] : groups,
  };
}
