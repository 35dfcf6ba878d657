import { type Axonometric, onFace } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { blockAt, box, route, vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { randomFrom } from '../random.ts';
import { level, range } from '../records/paper.ts';
import { screen } from '../screens.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { finished, paper } from './paper.ts';
import { chair, looks, person } from './people.ts';
import { platesInARow } from './row.ts';

/** Side of a lead's plate, in plate units. */
const plateSide = 3.4;

/** What the leads answer for, in the order of their page, each on the same spot of its plate. */
const stations: readonly ((view: Axonometric) => void)[] = [
  // The core: racks and a store.
  (view) => {
    for (const x of [0.5, 1.6]) box(view, blockAt([x, 0.6, 1, 1.4, 2], 0), { drawers: 5, hatch: 0.22, frame: 0.2 });
    vessel(view, { at: [1.5, 2.65, 0], radius: 0.4, height: 0.7, rings: 1 });
  },
  // Integration: a coupling between two ends of a cable.
  (view) => {
    view.lines(range(3).map((i) => onLevel(0, [0, 1.4 + i * 0.2], [plateSide, 1.4 + i * 0.2])), 'part'); // biome-ignore format: one cable
    box(view, blockAt([0.6, 0.9, 1, 1.4, 0.7], 0), { hatch: 0.2, frame: 0.2 });
    box(view, blockAt([1.75, 0.9, 1, 1.4, 0.7], 0), { hatch: 0.2, frame: 0.2 });
  },
  // AI: a model on its chip.
  (view) => {
    box(view, blockAt([0.5, 0.5, 2.4, 2.4, 0.4], 0), { hatch: 0.22, frame: 0.22 });
    box(view, blockAt([1.1, 1.1, 1.2, 1.2, 0.4], 0.4), { hatch: 0.18 });
    view.sheet.liveNode(view.project(1.7, 1.7, 0.8), 8, 3.6);
  },
  // Customer experience: a screen with a shop.
  (view) => screen(view, blockAt([0.5, 1.5, 2.5, 0.2, 2.1], 0), 'left', 'shop', randomFrom('team')),
  // Cutovers: a clock on a stand.
  (view) => {
    const stand = blockAt([0.7, 1.2, 2, 0.5, 2.2], 0);
    box(view, stand, { edge: 'outline', hatch: 0.18 });
    const face = onFace(stand, 'left');
    const [u, v, radius] = [1, 1.2, 0.75];
    const rim = (turn: number, share = 1) => face(u + Math.sin(turn) * radius * share, v + Math.cos(turn) * radius * share); // biome-ignore format: one spot
    view.polygon(range(24).map((i) => rim((i * Math.PI) / 12)), 'part', 'top'); // biome-ignore format: its dial
    view.lines(range(12).map((i) => [rim((i * Math.PI) / 6, 0.84), rim((i * Math.PI) / 6)]), 'detail').lines([[face(u, v), rim(Math.PI, 0.55)], [face(u, v), rim(0, 0.8)]], 'outline'); // biome-ignore format: at six
  },
];

/** Our team: what each of the leads answers for. `names` are theirs, as the page has them. */
export const stationsOfLeads = (names: readonly string[]): Drawing =>
  platesInARow(stations, { side: plateSide, scale: 17.5, apart: 144, above: 37, grounded: false, names });

/** Careers: a long table and who sits at it, one chair free; at its end a board. */
export function emptyChair(): Drawing {
  const [wide, deep] = [11.6, 5.6];
  const view = paper(19.4, { width: wide, depth: deep, height: 1.9 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  board(view, [8.6, 0.7]);
  chair(view, [0.95, 1.75], { hair: 'knot', clothes: 'jacket' });
  chair(view, [3.6, 1.1]);
  chair(view, [6.35, 1.75], { hair: 'short', clothes: 'sweater' });
  const table = blockAt([0.5, 3.3, 7.7, 1.7, 0.2], 1.25);
  view.lines([[0.7, 4.8], [8, 4.8], [8, 3.5]].map(([x = 0, y = 0]): Point3[] => [[x, y, 0], [x, y, 1.25]]), 'outline'); // biome-ignore format: its legs
  box(view, table, { edge: 'outline' });
  // A laptop before each of them, and one for who is to come.
  for (const x of [0.9, 3.6, 6.3]) {
    box(view, blockAt([x + 0.1, 3.5, 1.4, 0.9, 0.06], 1.45));
    box(view, blockAt([x + 0.1, 4.4, 1.4, 0.08, 0.85], 1.45), { edge: x === 3.6 ? 'live' : 'part' });
  }
  return finished(view);
}

/** A board on a stand, which says something. */
function board(view: Axonometric, [x, y]: Point): void {
  const panel = blockAt([x, y, 2.6, 0.2, 2], 0.9);
  view.lines([x + 0.3, x + 2.3].map((at): Point3[] => [[at, y + 0.2, 0], [at, y + 0.2, 0.9]]), 'outline'); // biome-ignore format: its stand
  box(view, panel, { edge: 'outline' });
  const face = onFace(panel, 'left');
  view.line([face(0.3, 0.4), face(0.9, 0.9), face(1.4, 0.7), face(2.3, 1.6)], 'part');
  view.lines([[face(0.3, 1.6), face(1.3, 1.6)], [face(0.3, 1.3), face(1, 1.3)]], 'detail'); // biome-ignore format: two lines
}

/** What somebody does on a plate of a row, from the back to the front: reads, shows, is to come, works at a desk. */
const places: readonly ((view: Axonometric) => void)[] = [
  (view) => chair(view, [1.3, 1.2], { hair: 'long', works: true }),
  (view) => {
    board(view, [1.1, 0.7]);
    person(view, { at: [1.4, 2.9, 0], size: 1.4, faces: 'right', hair: 'curls', clothes: 'sweater', shows: true });
  },
  (view) => chair(view, [1.3, 1.2]),
  (view) => {
    chair(view, [1.4, 1.1], { hair: 'knot' });
    box(view, blockAt([0.8, 2.7, 2.6, 0.9, 1.25], 0), { drawers: 2, hatch: 0.25 });
    box(view, blockAt([1.4, 3.1, 1.4, 0.1, 0.85], 1.25));
  },
];

/** Work with us: four at work, one of the places free. */
export const chairsInARow = (): Drawing => platesInARow(places, { side: 4.1, scale: 20, apart: 170, above: 28 });

/** What the firm took up at a milestone, drawn on a step whose far corner is `y` and `z`: in the order of the milestones. */
const takenUp: readonly ((view: Axonometric, y: number, z: number) => void)[] = [
  // The core.
  (view, y, z) => {
    for (const x of [1, 2.4, 3.8]) box(view, blockAt([x, y + 0.5, 1.2, 1.1, 1.5], z), { drawers: 3, hatch: 0.25 });
  },
  // The first remote cutover: work from a house.
  (view, y, z) => {
    const house = blockAt([1.8, y + 0.4, 2.2, 1.3, 0.8], z);
    box(view, house, { hatch: 0.25 });
    const [left, right] = [onFace(house, 'left'), onFace(house, 'right')];
    const ridge = 0.65;
    const [near, far] = [right(ridge, 1.5), left(0, 0.8)];
    const over = onFace(blockAt([1.8, y + 0.4 + ridge, 2.2, 0, 1.5], z), 'left')(0, 1.5);
    view.polygon([left(0, 0.8), left(2.2, 0.8), near, over], 'part', 'top');
    view.polygon([right(0, 0.8), near, right(1.3, 0.8)], 'part', 'right');
    view.line([far, over], 'part');
    view.line([left(1.3, 0), left(1.3, 0.55), left(1.75, 0.55), left(1.75, 0)], 'detail');
  },
  // Integration.
  (view, y, z) => {
    route(view, { path: [[0, y + 1.05], [5.6, y + 1.05]], count: 5, pitch: 0.22, chamfer: 0 }, z, 'dimension'); // biome-ignore format: one cable
    box(view, blockAt([1.9, y + 0.35, 1.8, 1.4, 0.6], z), { hatch: 0.25, frame: 0.2 });
  },
  // Customer experience.
  (view, y, z) => screen(view, blockAt([1.2, y + 0.7, 3.2, 0.22, 1.6], z), 'left', 'shop', randomFrom('story')),
  // The first agent.
  (view, y, z) => {
    box(view, blockAt([1.7, y + 0.2, 2.2, 1.7, 0.35], z), { hatch: 0.25, frame: 0.2 });
    box(view, blockAt([2.3, y + 0.6, 1, 0.9, 0.3], z + 0.35), { hatch: 0.2 });
  },
  // Joule: those who use it.
  (view, y, z) => {
    for (const [i, x] of [1.2, 2.9].entries())
      person(view, { at: [x, y + 1, z], size: 1.6, faces: i ? 'left' : 'right', ...looks[i] });
  },
];

/**
 * Our story: the milestones as steps, the latest the highest, and on each what the firm took up at it. `names` are
 * their years, where there is room for lettering.
 */
export function yearsAsSteps(years: readonly number[]): Drawing {
  const [wide, deep, high] = [5.6, 12.6, 5.7];
  const [tread, rise] = [deep / years.length, high / years.length];
  const view = paper(13.2, { width: wide, depth: deep + 3.4, height: high + 4 });
  const letters = new Sheet();
  const edge = 57;
  // From the latest on: it lies behind.
  for (const [i, year] of [...years].reverse().entries()) {
    const at = years.length - 1 - i;
    const [foot, top] = [i * tread, high - i * rise];
    box(view, blockAt([0, foot, wide, tread, top], 0), { edge: 'outline', hatch: 0.36 });
    takenUp[at]?.(view, foot, top);
    if (i === 0) view.sheet.liveNode(view.project(4.6, tread / 2, top), 9, 4);
    const [x, y] = view.project(0, foot + tread, top);
    letters.line(level(edge + 37, x - 2, y), 'leader').circle([x - 2, y], 1.8, null, 'ink');
    letters.text([edge, y + 5.3], String(year), { size: 15.5, ...(i === 0 && { weight: 600 }) });
  }
  return finished(view, letters);
}
