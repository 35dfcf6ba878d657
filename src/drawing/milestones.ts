import { Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { isoHall } from './isoHall.ts';
import { blockAt, box, ghost, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { randomFrom } from './random.ts';
import { range } from './records/paper.ts';
import { screen } from './screens.ts';
import type { Drawing } from './svg.ts';

/** Paper of a milestone; its lower edge lies on the axis of the years. */
const paper = { width: 240, height: 152 } as const;
/** Every plate stands on that edge with its foremost corner, and is as wide as the paper. */
const [scale, wide, deep, thick] = [14.6, 9.6, 6.6, 0.45];

/** A plate, to draw on. */
function plate(): Axonometric {
  const originX = paper.width / 2 - ((wide - deep) * scale) / 2;
  const view = new Axonometric({ originX, originY: paper.height - 1 - ((wide + deep) / 2 + thick) * scale, scale });
  barePlate(view, { width: wide, depth: deep, thickness: thick, z: 0 });
  return view;
}

/** What is live, in signal on the latest only. */
function live(view: Axonometric, way: readonly Point3[], node: Point3): void {
  view.line(way, 'live').sheet.liveNode(view.project(...node), 7, 3.2);
}

/** The core is exchanged beside a plant that runs. */
function plant(view: Axonometric): void {
  vessel(view, { at: [5.1, 0.8, 0], radius: 0.26, height: 3, rings: 2 });
  isoHall(view, [4.9, 1.1, 0], { width: 4, depth: 2.2, wall: 1, teeth: 4 });
  box(view, blockAt([0.7, 0.8, 1.3, 1.5, 1.9], 0), { drawers: 5, hatch: 0.25, frame: 0.25 });
  live(view, onLevel(0, [2, 1.55], [3.5, 1.55], [3.5, 4.5], [6.9, 4.5], [6.9, 3.3]), [3.5, 1.55, 0]);
  view.lines([onLevel(0, [1.35, 3.8], [1.35, 2.5]), onLevel(0, [1.1, 2.8], [1.35, 2.5], [1.6, 2.8])], 'part'); // biome-ignore format: from the old to the new
  ghost(view, blockAt([0.7, 3.9, 1.3, 1.5, 1.9], 0));
}

/** A house, its ridge along the plate's length. */
function house(view: Axonometric, x: number, y: number): void {
  const [long, half, wall, ridge] = [1.9, 0.8, 0.75, 1.4];
  const hall = blockAt([x, y, long, half * 2, wall], 0);
  box(view, hall);
  const [left, right] = [onFace(hall, 'left'), onFace(hall, 'right')];
  const [near, far]: [Point3, Point3] = [[x + long, y + half, ridge], [x, y + half, ridge]]; // biome-ignore format: its ridge
  view.polygon([right(0, wall), near, right(half * 2, wall)], 'part', 'right');
  view.polygon([left(0, wall), left(long, wall), near, far], 'part', 'top');
  view.lines([[left(0.25, 0), left(0.25, 0.5), left(0.65, 0.5), left(0.65, 0)], [left(1, 0.25), left(1.6, 0.25), left(1.6, 0.55), left(1, 0.55), left(1, 0.25)]], 'detail'); // biome-ignore format: door and window
}

/** A telephone line from house to house. */
function homes(view: Axonometric): void {
  const masts: Point3[] = [0.7, 3.9, 7.1].map((x) => [x + 0.35, 1.9, 0]);
  const top = 2.9;
  for (const [i, [x, y]] of masts.entries()) {
    view.line([[x, y, 0], [x, y, top]], 'outline'); // biome-ignore format: its mast
    view.line([[x, y - 0.35, top - 0.15], [x, y + 0.35, top - 0.15]], 'part'); // biome-ignore format: its arm
    house(view, 0.7 + i * 3.2, 2.7);
  }
  const wires = masts.slice(1).map(([bx], i): Point3[] => {
    const [ax] = masts[i] ?? [0];
    return range(11).map((k): Point3 => [ax + ((bx - ax) * k) / 10, 1.9, top - 0.15 - Math.sin((k * Math.PI) / 10) * 0.4]); // biome-ignore format: it sags
  });
  view.lines(wires, 'live').sheet.liveNode(view.project(masts[1]?.[0] ?? 0, 1.9, top - 0.15), 7, 3.2);
}

/** Conductors from one system to another, through the gateway on Mumbai's harbor. */
function gateway(view: Axonometric): void {
  const y = 3.1;
  box(view, blockAt([0.5, 2.3, 1.2, 1.7, 1.6], 0), { drawers: 5, hatch: 0.25 });
  for (const off of [-0.35, -0.12, 0.12]) view.line(onLevel(0, [1.7, y + off], [7.9, y + off]), 'part');
  box(view, blockAt([7.9, 2.3, 1.2, 1.7, 1.6], 0), { drawers: 5, hatch: 0.25 });
  // The gate stands across them, its arches to the right front.
  const gate = blockAt([4.6, 1, 0.8, 4.4, 1.9], 0);
  box(view, gate, { edge: 'outline' });
  const face = onFace(gate, 'right');
  const arch = (middle: number, radius: number, spring: number): Point3[] => [face(middle - radius, 0), ...range(11).map((i) => face(middle - Math.cos((i * Math.PI) / 10) * radius, spring + Math.sin((i * Math.PI) / 10) * radius)), face(middle + radius, 0)]; // biome-ignore format: one arch
  view.polygon(arch(2.2, 0.7, 0.75), 'part', 'top').polygon(arch(0.75, 0.32, 0.6), 'detail', 'top').polygon(arch(3.65, 0.32, 0.6), 'detail', 'top'); // biome-ignore format: three arches
  view.line([face(0, 1.65), face(4.4, 1.65)], 'detail');
  for (const at of [1, 2.25, 3.7, 4.95]) vessel(view, { at: [5, at + 0.2, 1.9], radius: 0.16, height: 0.6, lid: false }); // biome-ignore format: its towers
  live(view, onLevel(0, [5.4, y + 0.4], [7.9, y + 0.4]), [6.6, y + 0.4, 0]);
}

/** Four applications on one store of records: charts, talk, lists and goods. */
function records(view: Axonometric): void {
  const [pitch, first, bus] = [2.15, 0.6, 3];
  const feet = range(4).map((i) => first + i * pitch + 0.92);
  for (const [i, kind] of (['chart', 'chat', 'list', 'shop'] as const).entries())
    screen(view, blockAt([first + i * pitch, 1, 1.85, 0.2, 1.75], 0), 'left', kind, randomFrom(kind));
  const middle = 4.7;
  view.lines(feet.map((x) => onLevel(0, [x, 1.2], [x, bus])), 'part').line(onLevel(0, [feet[0] ?? 0, bus], [feet[3] ?? 0, bus]), 'part'); // biome-ignore format: to the one line
  live(view, onLevel(0, [middle, bus], [middle, 4]), [middle, bus, 0]);
  vessel(view, { at: [middle, 4.9, 0], radius: 0.95, height: 1.05, rings: 2 });
}

/** A question on a screen, and the shelf where the part lies. */
function part(view: Axonometric): void {
  const [long, high, cell] = [4, 3, 1];
  const shelf = blockAt([4.7, 1, long, 1.1, high], 0);
  box(view, shelf, { edge: 'outline', hatch: 0.22 });
  const face = onFace(shelf, 'left');
  view.lines([...range(3).map((i) => [face(cell * (i + 1), 0), face(cell * (i + 1), high)]), ...range(2).map((i) => [face(0, i + 1), face(long, i + 1)])], 'part'); // biome-ignore format: its bins
  for (const i of range(12)) {
    if (i === 5) continue;
    const [u, v] = [(i % 4) * cell, Math.floor(i / 4)];
    const top = v + ([0.5, 0.35, 0.65, 0.45][(i * 3) % 4] ?? 0.4);
    view.line([face(u + 0.2, v), face(u + 0.2, top), face(u + 0.8, top), face(u + 0.8, v)], 'detail');
  }
  // Who asks sits at a screen.
  box(view, blockAt([0.7, 2.5, 2.5, 1.5, 0.6], 0), { hatch: 0.22, drawers: 1 });
  screen(view, blockAt([0.9, 2.9, 2.1, 0.2, 1.6], 0.6), 'left', 'chat', randomFrom('part'));
  const found = face(1.5, 1.5);
  live(view, [[3.2, 3.4, 0], [6.2, 3.4, 0], [6.2, 2.1, 0], found], found); // biome-ignore format: one line
}

/** The assistant's workflow on a screen, and the desks of those who learn it. */
function training(view: Axonometric): void {
  const board = blockAt([1.6, 0.8, 5.4, 0.2, 2.5], 0);
  box(view, board, { edge: 'outline' });
  const face = onFace(board, 'left');
  for (const u of [0.5, 2.2, 3.9]) view.polygon([face(u, 1.3), face(u + 1, 1.3), face(u + 1, 2.05), face(u, 2.05)], 'part', 'top'); // biome-ignore format: one step
  view.lines([[face(1.5, 1.7), face(2.2, 1.7)], [face(3.2, 1.7), face(3.9, 1.7)]], 'part').line([face(0.5, 0.35), face(4.9, 0.35), face(4.9, 0.8), face(0.5, 0.8), face(0.5, 0.35)], 'detail'); // biome-ignore format: its ways, and the field to ask in
  live(view, [face(2.7, 0.6), face(2.7, 1.3)], face(2.7, 1.3));
  for (const x of [1.1, 3.8, 6.5]) {
    box(view, blockAt([x, 3.1, 1.9, 1, 0.6], 0), { hatch: 0.22 });
    box(view, blockAt([x + 0.5, 3.3, 1, 0.1, 0.6], 0.6));
    box(view, blockAt([x + 0.55, 4.6, 0.8, 0.7, 0.4], 0));
    box(view, blockAt([x + 0.55, 5.2, 0.8, 0.12, 0.9], 0));
  }
}

const draws = { plant, homes, gateway, records, part, training };

/** The drawings of the milestones of Our Story, by the names of their files. */
export const milestoneDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries(draws).map(([name, draw]) => {
    const view = plate();
    draw(view);
    const markup = view.sheet.toString();
    return [`milestone-${name}`, { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup }] }];
  });
