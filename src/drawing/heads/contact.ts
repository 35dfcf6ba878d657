import { type Axonometric, onFace } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { blockAt, box, vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { randomFrom } from '../random.ts';
import { range } from '../records/paper.ts';
import { screen } from '../screens.ts';
import { type Lettering, Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { beside, finished, paper } from './paper.ts';
import { person } from './people.ts';

/** Contact: somebody at a plant, an architect at the drawing desk, and the line between them. */
export function plantAndArchitect(): Drawing {
  const side = 6;
  const view = paper(14, { width: 0, depth: 0, height: 5.6 });
  const there = side / 2 + 0.3;
  const plate = (at: number): Axonometric => {
    const ground = beside(view, [at - side / 2, -at - side / 2]);
    barePlate(ground, { width: side, depth: side, thickness: 0.5, z: 0 });
    ground.lines([[[0.9, 0.9, 0], [0.9, 0.9, 7.4]], [[0.3, 1.5, 6.9], [1.5, 0.3, 6.9]]], 'outline'); // biome-ignore format: a mast
    return ground;
  };
  const client = plate(-there);
  vessel(client, { at: [2.6, 1.4, 0], radius: 0.32, height: 3.4, rings: 2, lid: false });
  box(client, blockAt([1, 2, 3.6, 2.2, 1.4], 0), { hatch: 0.28, fins: 0.4 });
  box(client, blockAt([4.6, 2.6, 0.9, 1.6, 0.9], 0), { hatch: 0.28 });
  person(client, { at: [3.2, 5.1, 0], size: 1.35, hair: 'knot' });
  const architect = plate(there);
  screen(architect, blockAt([1.6, 1.5, 3.4, 0.2, 2.8], 0), 'left', 'chart', randomFrom('contact'));
  person(architect, { at: [3.4, 2.7, 0], size: 1.35, clothes: 'sweater' });
  box(architect, blockAt([1.6, 3.5, 3.4, 1.5, 1.2], 0), { hatch: 0.28, frame: 0.25 });
  const [[fromX, y], [toX]] = [client, architect].map((one) => one.project(0.9, 0.9, 7.2)) as [Point, Point];
  const sag = range(25).map((i): Point => {
    const share = i / 24;
    return [fromX + (toX - fromX) * share, y + 34 * (1 - (2 * share - 1) ** 2)];
  });
  view.sheet.line(sag, 'outline').liveNode(sag[12] as Point, 7, 3.2);
  return finished(view);
}

/** An envelope that stands upright, its flap to the left front. */
export function envelope(view: Axonometric, [x, y, z]: Point3, wide: number, high: number): void {
  const block = blockAt([x, y, wide, 0.3, high], z);
  box(view, block, { edge: 'outline' });
  const face = onFace(block, 'left');
  view.lines([[face(0, 0), face(wide * 0.4, high * 0.52)], [face(wide, 0), face(wide * 0.6, high * 0.52)]], 'part'); // biome-ignore format: seams
  view.polygon([face(0, high), face(wide / 2, high * 0.42), face(wide, high)], 'outline', 'top');
}

/** Inquiry: a letter on its way, past one station, with others before it. */
export function letterOnItsWay(): Drawing {
  const [wide, deep] = [15, 4];
  const view = paper(17.5, { width: wide, depth: deep, height: 1.4 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const stations = [1.4, 5.5, 9.6, 13.6];
  view.line(onLevel(0, [1.4, 2.8], [5.5, 2.8]), 'live');
  view.line(onLevel(0, [5.5, 2.8], [13.6, 2.8]), 'existing');
  envelope(view, [2.9, 1.3, 0.2], 5.2, 3.4);
  for (const [i, x] of stations.entries()) {
    if (i === 1) view.sheet.liveNode(view.project(x, 2.8, 0), 10, 4.5);
    else vessel(view, { at: [x, 2.8, 0], radius: 0.55, height: 0.3 });
  }
  box(view, blockAt([11.2, 0.5, 3, 1.5, 2.2], 0), { hatch: 0.25, frame: 0.25 });
  return finished(view);
}

/** The parts of the sales inquiry in their order: its name on the drawing, and how many fields it has. */
const asked = [
  { name: 'You', fields: 4 },
  { name: 'Service', fields: 3 },
  { name: 'Words', fields: 1 },
] as const;

/** Sales inquiry: the parts of the form one after the other, and round them the day in which the answer comes. */
export function askedAndAnswered(): Drawing {
  const [radius, thick, back] = [6.1, 0.5, -1.3];
  const view = paper(14.6, { width: 0, depth: 0, height: 3 });
  const letters = new Sheet();
  const named = ([x, y]: Point, text: string, rise: number, options: Partial<Lettering> = {}) => {
    const from = options.anchor === 'start' ? x - 5 : x;
    letters.line([[x, y], [x, y - rise]], 'leader').circle([x, y], 1.8, null, 'ink'); // biome-ignore format: one line
    letters.text([from, y - rise - 5], text, { size: 17.5, anchor: 'middle', ...options });
  };
  vessel(view, { at: [0, 0, -thick], radius, height: thick, lid: false });
  const around = (turn: number, share: number): Point3 => [
    Math.cos(turn * Math.PI) * radius * share,
    Math.sin(turn * Math.PI) * radius * share,
    0,
  ];
  view.circle([0, 0, 0], radius * 0.82, 'inner');
  view.lines(range(24).map((hour) => [around(hour / 12 - 0.25, hour % 6 ? 0.9 : 0.82), around(hour / 12 - 0.25, 0.97)]), 'detail'); // biome-ignore format: its hours
  // Past the parts of the form, and round to where the day is over.
  const [sent, over, way] = [-0.04, 0.86, -0.66];
  const day = range(41).map((i) => around(sent + ((over - sent) * i) / 40, 0.86));
  view.line([[-4, way, 0], ...day], 'live');
  for (const [i, { name, fields }] of asked.entries()) {
    const sheet = blockAt([-4.9 + i * 3.4, back, 2.5, 0.22, 3.5], 0);
    box(view, sheet, { edge: 'outline' });
    const face = onFace(sheet, 'left');
    const field = (foot: number, high: number) =>
      view.polygon([face(0.3, foot), face(2.2, foot), face(2.2, foot + high), face(0.3, foot + high)], 'part', 'top');
    // One field is for words of one's own: it is as high as the others together.
    if (fields === 1) {
      field(0.4, 2.35);
      view.lines(range(4).map((line) => [face(0.55, 2.3 - line * 0.45), face(line === 3 ? 1.3 : 1.95, 2.3 - line * 0.45)]), 'detail'); // biome-ignore format: its words
    } else for (const row of range(fields)) field(2.33 - row * 0.64, 0.42);
    view.line([face(0.3, 3.1), face(1.4, 3.1)], 'outline');
    // Each begins at its leader, clear of the one before it.
    named(view.project(...onFace(sheet, 'top')(1.25, 0.11)), name, [20, 13, 16][i] ?? 13, { anchor: i ? 'start' : 'middle' }); // biome-ignore format: one name
  }
  const answer = view.project(...around(over, 0.86));
  view.sheet.liveNode(answer, 10, 4.5);
  named([answer[0], answer[1] - 10], '24 hours', 34, { weight: 600 });
  return finished(view, letters);
}

/**
 * Investor contact: the year before and the last one as coins, and somebody to ask about them.
 *
 * @param growth from one to the other, in percent
 */
export function coins(growth: number): Drawing {
  const [wide, deep] = [12, 5.6];
  const view = paper(17, { width: wide, depth: deep, height: 2.6 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const after = 10;
  const before = after / (1 + growth / 100);
  for (const [x, count] of [
    [1.8, before],
    [5.7, after],
  ] as const) {
    vessel(view, { at: [x, 2.4, 0], radius: 1.1, height: count * 0.4, rings: Math.round(count) - 1 });
  }
  view.sheet.liveNode(view.project(5.7, 2.4, after * 0.4), 9, 4);
  person(view, { at: [9.7, 2.9, 0], size: 1.5, clothes: 'sweater' });
  return finished(view);
}

/** Support: racks, the alarm lamp on one of them, and somebody who came. */
export function alarm(): Drawing {
  const [wide, deep] = [11, 6.4];
  const view = paper(16, { width: wide, depth: deep, height: 3.4 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const high = 4;
  for (const x of [0.9, 3.7, 6.5]) box(view, blockAt([x, 1, 2.6, 2.4, high], 0), { drawers: 5, hatch: 0.3 });
  const [x, y] = view.project(5, 2.2, high);
  vessel(view, { at: [5, 2.2, high], radius: 0.62, height: 0.3, lid: false });
  const lamp = range(17).map((i): Point => {
    const turn = Math.PI + (i * Math.PI) / 16;
    return [x + Math.cos(turn) * 11, y - 14 + Math.sin(turn) * 13];
  });
  view.sheet.polygon([...lamp, [x + 11, y - 5], [x - 11, y - 5]], 'outline', 'top').liveNode([x, y - 14], 7, 3.2);
  view.sheet.lines(
    range(7).map((i): Point[] => {
      const turn = Math.PI + ((i + 0.25) * Math.PI) / 6.5;
      return [20, 34].map((r): Point => [x + Math.cos(turn) * r, y - 14 + Math.sin(turn) * r]);
    }),
    'outline',
  );
  person(view, { at: [8.6, 4.9, 0], size: 1.5 });
  return finished(view);
}
