import { shortDrawing } from './applications.ts';
import { Axonometric } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { person } from './heads/people.ts';
import { blockAt, box, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { level, margin, range } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Half a plate's width on the paper is its side in units times this. */
const scale = 14;
const [side, thick, head] = [4.5, 0.6, 66] as const;
/** Three plates and the gaps between them fill the paper from margin to margin. */
const [wide, gap] = [side * 2 * scale, 23];

type Make = (view: Axonometric) => void;
interface Station {
  readonly name: string;
  readonly make: Make;
}

/** The client's system: a rack, a vessel, and what stands before them. */
const system: Make = (view) => {
  box(view, blockAt([0.5, 0.5, 1.7, 1.7, 1.9], 0), { hatch: 0.2, drawers: 4, frame: 0.2 });
  vessel(view, { at: [3.3, 1.3, 0], radius: 0.6, height: 1.3, rings: 2 });
  box(view, blockAt([0.7, 3, 3, 0.9, 0.5], 0), { hatch: 0.2, ports: [5, 1] });
};
/** One machine that does one thing. */
const product: Make = (view) => {
  box(view, blockAt([0.7, 0.7, 3.1, 3.1, 0.5], 0), { hatch: 0.2, frame: 0.3 });
  box(view, blockAt([1.4, 1.4, 1.7, 1.7, 1.1], 0.5), { hatch: 0.2, bands: 3, fan: true });
};
/** Conductors from edge to edge, with a gateway over them. */
const joint: Make = (view) => {
  for (const y of [1.4, 1.8, 2.7, 3.1]) view.line(onLevel(0, [0, y], [side, y]), 'part');
  view.line(onLevel(0, [0, 2.25], [side, 2.25]), 'live');
  box(view, blockAt([1.5, 0.9, 1.4, 2.7, 0.9], 0), { hatch: 0.2, ports: [2, 4] });
};
/** People on a plate, from the back to the front. */
const people =
  (...spots: readonly Point[]): Make =>
  (view) => {
    for (const [x, y] of spots) person(view, { at: [x, y, 0], size: 1.15 });
  };

/** Who stands next to whom in each kind of partnership, from the left to the right. */
const kinds: Readonly<Record<string, readonly Station[]>> = {
  technology: [
    { name: 'Your product', make: product },
    { name: 'Interface', make: joint },
    { name: 'SAP', make: system },
  ],
  channel: [
    { name: 'Us', make: people([1.2, 1.6], [2.9, 1.4], [1.6, 3.2], [3.3, 3]) },
    { name: 'You', make: people([2.3, 2.3]) },
    { name: 'Client', make: system },
  ],
  solution: [
    { name: 'You', make: people([1.5, 2.7], [3, 1.9]) },
    { name: 'One product', make: product },
    { name: 'Us', make: people([1.5, 2.7], [3, 1.9]) },
  ],
};

/** Three plates side by side, each named below, with a cable from one to the next. */
function threeStations(sheet: Sheet, stations: readonly Station[]): void {
  const middle = head + side * scale * 0.5;
  for (const [i, { name, make }] of stations.entries()) {
    const originX = margin + wide / 2 + i * (wide + gap);
    const view = new Axonometric({ originX, originY: head, scale }, sheet);
    barePlate(view, { width: side, depth: side, thickness: thick, z: 0 });
    make(view);
    sheet.text([originX, 162], name, { size: 18, anchor: 'middle', weight: i === 1 ? 600 : 500 });
  }
  for (const i of range(stations.length - 1)) {
    const from = margin + wide + i * (wide + gap);
    sheet.line(level(from - 3, from + gap + 3, middle), 'live').circle([from - 3, middle], 3, null, 'ink').circle([from + gap + 3, middle], 3, null, 'ink'); // biome-ignore format: one cable
  }
}

/** The kinds of partnership, 480 × 190, by the ids of their records. */
export const partnershipDrawings = (ways: readonly { readonly id: string }[]): [name: string, drawing: Drawing][] =>
  ways.map(({ id }) => [
    `partnership-${id}`,
    shortDrawing((sheet) => threeStations(sheet, kinds[id] ?? kinds.solution ?? [])),
  ]);
