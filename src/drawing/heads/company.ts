import { type Axonometric, onFace } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { blockAt, box, route } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { finished, paper } from './paper.ts';
import { chair, person } from './people.ts';

/** A machine that a group stands around. */
const machines: readonly ((view: Axonometric, x: number, y: number) => void)[] = [
  (view, x, y) => {
    for (const i of range(2)) box(view, blockAt([x + i * 1.25, y, 1.2, 1.6, 3], 0), { drawers: 5, hatch: 0.25 });
  },
  (view, x, y) => {
    box(view, blockAt([x, y, 2.6, 2.6, 0.6], 0), { hatch: 0.26, frame: 0.25 });
    box(view, blockAt([x + 0.7, y + 0.7, 1.2, 1.2, 0.4], 0.6), { hatch: 0.2 });
  },
  (view, x, y) => {
    box(view, blockAt([x, y, 3, 0.3, 2.6], 0.3));
    const face = onFace(blockAt([x, y, 3, 0.3, 2.6], 0.3), 'left');
    view.lines(
      range(3).map((i) => [face(0.4, 2 - i * 0.6), face(i === 1 ? 1.7 : 2.5, 2 - i * 0.6)]),
      'detail',
    );
  },
];

/** Our team: the five leads, each beside a machine that they answer for. */
export function groupsAtWork(): Drawing {
  const [wide, deep] = [13.4, 8.4];
  const view = paper(15.5, { width: wide, depth: deep, height: 1.6 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const [rack, chip, panel] = machines as [(typeof machines)[0], (typeof machines)[0], (typeof machines)[0]];
  const people = (...at: Point[]) => {
    for (const [x, y] of at) person(view, { at: [x, y, 0], size: 1.05 });
  };
  rack(view, 0.9, 0.9);
  people([4.2, 1.5], [2.4, 3.6]);
  panel(view, 8.8, 0.8);
  people([8.8, 2.8], [12.3, 2.4]);
  chip(view, 5.6, 4.9);
  view.sheet.liveNode(view.project(6.9, 6.2, 1), 8, 3.6);
  people([9, 5.6]);
  return finished(view);
}

/** Careers: chairs in a row, one of them empty, with the outline of whoever is to come. */
export function emptyChair(): Drawing {
  const [wide, deep] = [12.6, 4];
  const view = paper(19, { width: wide, depth: deep, height: 1.6 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  for (const i of range(4)) chair(view, [0.9 + i * 2.95, 1], i === 2);
  return finished(view);
}

/** Our story: the years as steps, and on each what the firm took up in it, in the order of the milestones. */
export function yearsAsSteps(): Drawing {
  const [wide, tread, rise, count] = [5, 2.9, 1.4, 4];
  const view = paper(15, { width: wide, depth: tread * count, height: rise * count });
  const top = (i: number) => (count - i) * rise;
  const foot = (i: number) => i * tread;
  const objects: readonly ((y: number, z: number) => void)[] = [
    // Intelligence, the highest and the latest: drawn first, since it lies behind.
    (y, z) => {
      box(view, blockAt([1.3, y + 0.35, 2.4, 2.2, 0.5], z), { hatch: 0.25 });
      box(view, blockAt([1.9, y + 0.85, 1.2, 1.2, 0.4], z + 0.5), { hatch: 0.2 });
      view.sheet.liveNode(view.project(2.5, y + 1.45, z + 0.9), 9, 4);
    },
    (y, z) => {
      box(view, blockAt([0.9, y + 1, 3.2, 0.3, 2.2], z));
      const face = onFace(blockAt([0.9, y + 1, 3.2, 0.3, 2.2], z), 'left');
      view.lines(
        range(3).map((i) => [face(0.4, 1.7 - i * 0.5), face(i === 1 ? 1.9 : 2.7, 1.7 - i * 0.5)]),
        'detail',
      );
    },
    (y, z) => {
      const cable = {
        path: [
          [0, y + 1.5],
          [wide, y + 1.5],
        ] as const,
        count: 5,
        pitch: 0.24,
        chamfer: 0,
      };
      route(view, cable, z, 'dimension');
      box(view, blockAt([1.9, y + 0.6, 1.7, 1.8, 0.8], z), { hatch: 0.25, frame: 0.2 });
    },
    (y, z) => {
      box(view, blockAt([0.7, y + 0.6, 1.9, 1.7, 2.5], z), { drawers: 3, hatch: 0.25 });
    },
  ];
  for (const [i, draw] of objects.entries()) {
    box(view, blockAt([0, foot(i), wide, tread, top(i)], 0), { edge: 'outline', hatch: 0.36 });
    draw(foot(i), top(i));
  }
  return finished(view);
}
