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

/** What a page promises, lettered at the end of a leader from a point: up, then along to the words at its right. */
function callout(sheet: Sheet, [x, y]: Point, [toX, toY]: Point, words: readonly string[]): void {
  sheet.line([[x, y], [toX - 14, toY], [toX - 4, toY]], 'leader'); // biome-ignore format: one line
  for (const [line, text] of words.entries()) sheet.text([toX + 2, toY + 5 + line * 16], text, { size: 15, weight: line ? 500 : 600 }); // biome-ignore format: one line
}

/** Contact: somebody at a plant, an architect at the drawing desk, and the line between them on which the answer comes. */
export function plantAndArchitect(): Drawing {
  const side = 6;
  const apart: Point = [6.8, -2.2];
  const view = paper(17.6, { width: side + apart[0], depth: side + apart[1], height: 3 });
  const plate = (at: Point): Axonometric => {
    const ground = beside(view, at);
    barePlate(ground, { width: side, depth: side, thickness: 0.5, z: 0 });
    ground.lines([[[0.8, 0.8, 0], [0.8, 0.8, 4.3]], [[0.2, 1.4, 3.9], [1.4, 0.2, 3.9]]], 'outline'); // biome-ignore format: a mast
    return ground;
  };
  const client = plate([0, 0]);
  vessel(client, { at: [2.2, 1.4, 0], radius: 0.36, height: 3.5, rings: 2, lid: false });
  box(client, blockAt([1, 2, 3.2, 2.2, 1.5], 0), { hatch: 0.28, fins: 0.4 });
  box(client, blockAt([4.4, 2.4, 1, 1.8, 1], 0), { hatch: 0.28 });
  person(client, { at: [3.3, 5, 0], size: 1.65, faces: 'right', hair: 'knot', shows: true });
  const architect = plate(apart);
  screen(architect, blockAt([1.7, 1.4, 3.5, 0.2, 3], 0), 'left', 'chart', randomFrom('contact'));
  person(architect, { at: [4.1, 2.6, 0], size: 1.65, clothes: 'sweater' });
  box(architect, blockAt([1.5, 3.5, 3.6, 1.5, 1.2], 0), { hatch: 0.28, frame: 0.25 });
  const [[fromX, fromY], [toX, toY]] = [client, architect].map((one) => one.project(0.8, 0.8, 4.1)) as [Point, Point];
  const sag = range(25).map((i): Point => {
    const share = i / 24;
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + 16 * (1 - (2 * share - 1) ** 2)];
  });
  const letters = new Sheet();
  const answer = sag[12] as Point;
  view.sheet.line(sag, 'outline').liveNode(answer, 10, 4.5);
  callout(letters, [answer[0] + 7, answer[1] - 7], [answer[0] + 48, answer[1] - 30], ['24 hours']);
  return finished(view, letters);
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
  const view = paper(18.2, { width: wide, depth: deep, height: 1.3 });
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
  const view = paper(16.4, { width: 0, depth: 0, height: 3.6 });
  const letters = new Sheet();
  const named = ([x, y]: Point, text: string, rise: number, options: Partial<Lettering> = {}) => {
    const from = options.anchor === 'start' ? x - 5 : x;
    letters.line([[x, y], [x, y - rise]], 'leader').circle([x, y], 1.8, null, 'ink'); // biome-ignore format: one line
    letters.text([from, y - rise - 5], text, { size: 15, anchor: 'middle', ...options });
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
    named(view.project(...onFace(sheet, 'top')(1.25, 0.11)), name, [20, 14, 25][i] ?? 13, { anchor: i ? 'start' : 'middle' }); // biome-ignore format: one name
  }
  const answer = view.project(...around(over, 0.86));
  view.sheet.liveNode(answer, 10, 4.5);
  named([answer[0], answer[1] - 10], '24 hours', 34, { weight: 600 });
  return finished(view, letters);
}

/**
 * Investor contact: the year before and the last one as coins, a document, and somebody to ask about them.
 *
 * @param growth from one to the other, in percent
 */
export function coins(growth: number): Drawing {
  const [wide, deep] = [11.8, 5.4];
  const view = paper(20.5, { width: wide, depth: deep, height: 1 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const after = 10;
  const before = after / (1 + growth / 100);
  for (const [x, count] of [
    [1.7, before],
    [5.2, after],
  ] as const) {
    vessel(view, { at: [x, 2.3, 0], radius: 1.15, height: count * 0.4, rings: Math.round(count) - 1 });
  }
  const letters = new Sheet();
  const [x, y] = view.project(5.2, 2.3, after * 0.4);
  view.sheet.liveNode([x, y], 10, 4.5);
  callout(letters, [x + 9, y - 5], [x + 60, y - 22], [`${growth}%`, 'in a year']);
  const document = blockAt([8, 1.1, 2.6, 0.2, 3.1], 0);
  box(view, document, { edge: 'outline' });
  const face = onFace(document, 'left');
  view.lines(range(5).map((i) => [face(0.35, 2.6 - i * 0.45), face(i === 0 ? 1.2 : i === 4 ? 1.5 : 2.25, 2.6 - i * 0.45)]), 'part'); // biome-ignore format: its lines
  person(view, { at: [8.9, 4.3, 0], size: 1.75, hair: 'long', clothes: 'dress', shows: true });
  return finished(view, letters);
}

/** Support: racks, the alarm lamp on one of them, and somebody who came within the hour. */
export function alarm(): Drawing {
  const [wide, deep] = [12.6, 5.6];
  const view = paper(18.3, { width: wide, depth: deep, height: 2 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  const high = 3.2;
  for (const x of [0.6, 3.2, 5.8, 8.4]) box(view, blockAt([x, 0.9, 2.5, 2.3, high], 0), { drawers: 5, hatch: 0.3 });
  const [x, y] = view.project(7.05, 2.05, high);
  vessel(view, { at: [7.05, 2.05, high], radius: 0.6, height: 0.3, lid: false });
  const lamp = range(17).map((i): Point => {
    const turn = Math.PI + (i * Math.PI) / 16;
    return [x + Math.cos(turn) * 13, y - 17 + Math.sin(turn) * 15];
  });
  view.sheet.polygon([...lamp, [x + 13, y - 6], [x - 13, y - 6]], 'outline', 'top').liveNode([x, y - 17], 8, 3.6);
  view.sheet.lines(
    range(5).map((i): Point[] => {
      const turn = Math.PI + ((i + 1) * Math.PI) / 6;
      return [23, 38].map((r): Point => [x + Math.cos(turn) * r, y - 17 + Math.sin(turn) * r]);
    }),
    'outline',
  );
  const letters = new Sheet();
  callout(letters, [x + 16, y - 14], [x + 84, y - 26], ['1 hour']);
  person(view, { at: [3, 4.5, 0], size: 1.75, faces: 'right', clothes: 'sweater', shows: true });
  return finished(view, letters);
}
