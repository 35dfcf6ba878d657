import { shortDrawing } from './applications.ts';
import { Axonometric } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { looks, person } from './heads/people.ts';
import { blockAt, box, vessel } from './parts.ts';
import { barePlate } from './plate.ts';
import { level, margin } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const [scale, thick, foot] = [14, 0.6, 162] as const;
export const size = 18;

/** A square plate on the paper, its far corner at a height. */
export function plateAt(sheet: Sheet, middle: number, far: number, side: number): Axonometric {
  const view = new Axonometric({ originX: middle, originY: far, scale }, sheet);
  barePlate(view, { width: side, depth: side, thickness: thick, z: 0 });
  return view;
}

/** What a plate is, below it. */
export function name(sheet: Sheet, middle: number, text: string, weight = 500): void {
  sheet.text([middle, foot], text, { size, anchor: 'middle', weight });
}

/** A cable from one plate's corner to the next one's. */
export function cable(sheet: Sheet, from: number, to: number, y: number): void {
  sheet.line(level(from - 3, to + 3, y), 'live');
  for (const x of [from - 3, to + 3]) sheet.circle([x, y], 3, null, 'ink');
}

/** The client's system: a rack, a vessel, and what stands before them. @param grown share of its usual size */
export function system(view: Axonometric, grown = 1): void {
  const [u, at] = [grown, 0.5 * grown];
  box(view, blockAt([at, at, 1.7 * u, 1.7 * u, 1.9 * u], 0), { hatch: 0.2, drawers: 4, frame: 0.2 });
  vessel(view, { at: [3.3 * u, 1.3 * u, 0], radius: 0.6 * u, height: 1.3 * u, rings: 2 });
  box(view, blockAt([0.7 * u, 3 * u, 3 * u, 0.9 * u, 0.5 * u], 0), { hatch: 0.2, ports: [5, 1] });
}

/** One machine that does one thing, about a spot. */
function product(view: Axonometric, [x, y]: Point): void {
  box(view, blockAt([x - 1.5, y - 1.5, 3, 3, 0.5], 0), { hatch: 0.2, frame: 0.3 });
  box(view, blockAt([x - 0.85, y - 0.85, 1.7, 1.7, 1.1], 0.5), { hatch: 0.2, bands: 3, fan: true });
}

/** People on a plate, from the back to the front, each turned to its middle. */
function people(view: Axonometric, ...spots: readonly Point[]): void {
  for (const [i, [x, y]] of spots.entries()) person(view, { at: [x, y, 0], size: 1.15, faces: x > y ? 'left' : 'right', ...looks[(i + spots.length) % looks.length] }); // biome-ignore format: one row
}

/** The product beside the core, and between them the interface that both go through. */
function technology(sheet: Sheet): void {
  const side = 6.2;
  const wide = side * scale;
  const [left, right, far] = [margin + wide, 480 - margin - wide, 46];
  const middle = far + wide / 2;
  product(plateAt(sheet, left, far, side), [side / 2, side / 2]);
  system(plateAt(sheet, right, far, side), 1.35);
  const [from, to] = [left + wide, right - wide];
  for (const y of [-8, -4, 4, 8]) sheet.line(level(from - 10, to + 10, middle + y), 'part');
  sheet.line(level(from - 10, to + 10, middle), 'live').liveNode([from - 10, middle]);
  const half = 1.2;
  box(new Axonometric({ originX: 240, originY: middle - 14, scale }, sheet), blockAt([0, 0, half * 2, half * 2, 1], -0.4), { hatch: 0.2, ports: [3, 3] }); // biome-ignore format: the gateway
  name(sheet, left, 'Your product');
  name(sheet, 240, 'Interface', 600);
  name(sheet, right, 'SAP');
}

/** The partner next to the client, and behind the partner the people who do the work. */
function channel(sheet: Sheet): void {
  const [side, gap, far] = [4.5, 23, 62];
  const wide = side * scale * 2;
  const stations: readonly [text: string, make: (view: Axonometric) => void][] = [
    ['Us', (view) => people(view, [1.2, 1.6], [2.9, 1.4], [1.6, 3.2], [3.3, 3])],
    ['You', (view) => people(view, [2.3, 2.3])],
    ['Client', (view) => system(view)],
  ];
  for (const [i, [text, make]] of stations.entries()) {
    const at = margin + wide / 2 + i * (wide + gap);
    make(plateAt(sheet, at, far, side));
    name(sheet, at, text, i === 1 ? 600 : 500);
    if (i > 0) cable(sheet, at - wide / 2 - gap, at - wide / 2, far + wide / 4);
  }
}

/** Both at work on one plate, about what neither sells alone. */
function solution(sheet: Sheet): void {
  const side = 7;
  const view = plateAt(sheet, 240, 40, side);
  const half = side / 2;
  people(view, [0.9, 3.9], [3.9, 0.9]);
  product(view, [half, half]);
  people(view, [1.2, 5.9], [5.9, 1.2]);
  for (const [text, x, way] of [
    ['You', 60, -1],
    ['Us', 420, 1],
  ] as const) {
    const y = 40 + (side * scale) / 2;
    sheet.line(level(240 + way * (side * scale + 3), x - way * 26, y), 'leader').circle([240 + way * (side * scale + 3), y], 3, null, 'ink'); // biome-ignore format: one leader
    sheet.text([x, y + 6], text, { size, anchor: 'middle' });
  }
  name(sheet, 240, 'One product', 600);
}

const draws: Readonly<Record<string, (sheet: Sheet) => void>> = { technology, channel, solution };

/** The kinds of partnership, 480 × 190, by the ids of their records. */
export const partnershipDrawings = (ways: readonly { readonly id: string }[]): [name: string, drawing: Drawing][] =>
  ways.map(({ id }) => [`partnership-${id}`, shortDrawing(draws[id] ?? solution)]);
