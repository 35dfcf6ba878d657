import { Axonometric, onFace } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { blockAt, box, type Footprint } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { level, range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { beside } from './paper.ts';
import { person } from './people.ts';
import { acrossPaper, ground } from './row.ts';

const [, , wide, high] = acrossPaper;

/** A building with its floors, from a height on, and a roof that rises to a point by as much as `spire`. */
function building(view: Axonometric, footprint: Footprint, foot = 0, spire = 0): void {
  const block = blockAt(footprint, foot);
  const { x, y, width, depth, height } = block;
  box(view, block);
  const [left, right] = [onFace(block, 'left'), onFace(block, 'right')];
  const count = Math.floor(height / 0.36);
  const floors = range(count).map((i) => 0.3 + i * 0.36);
  view.lines(floors.map((z) => [left(0.14, z), left(width - 0.14, z)]), 'detail'); // biome-ignore format: windows
  view.lines(floors.map((z) => [right(0.14, z), right(depth - 0.14, z)]), 'inner'); // biome-ignore format: windows
  // Where the light is on.
  for (const i of range(count - 1)) {
    const from = 0.14 + ((width - 0.28) * ((i * 2) % 3)) / 3;
    const [low, high] = [0.36 + i * 0.36, 0.6 + i * 0.36];
    view.polygon([left(from, low), left(from + width * 0.24, low), left(from + width * 0.24, high), left(from, high)], 'small', 'inkLight'); // biome-ignore format: one window
  }
  if (!spire) return;
  const top = foot + height;
  const tip: Point3 = [x + width / 2, y + depth / 2, top + spire];
  view.polygon([[x, y + depth, top], [x + width, y + depth, top], tip], 'part', 'left'); // biome-ignore format: one side
  view.polygon([[x + width, y + depth, top], [x + width, y, top], tip], 'part', 'right'); // biome-ignore format: the other
  view.line([tip, [tip[0], tip[1], tip[2] + 0.4]], 'part');
}

/** Philadelphia: towers, the highest under a spire, and somebody for scale. */
function philadelphia(view: Axonometric): void {
  building(view, [0.5, 0.5, 1.5, 1.5, 2.5]);
  building(view, [2.4, 0.4, 1.3, 1.3, 2.1]);
  building(view, [0.6, 2.4, 1.2, 1.2, 1.9]);
  building(view, [0.75, 0.75, 1, 1, 1.1], 2.5, 0.9);
  person(view, { at: [3.2, 3.2, 0], size: 0.85, faces: 'right', hair: 'long', works: true });
}

/** Mumbai: an arch by the water, halls behind it, and somebody for scale. */
function mumbai(view: Axonometric): void {
  building(view, [0.4, 0.5, 2.1, 1.2, 2.3]);
  building(view, [2.9, 0.5, 1.3, 1, 1.5]);
  const gate = blockAt([0.5, 2.5, 2.2, 0.6, 1.35], 0);
  box(view, gate, { hatch: 0.2 });
  const face = onFace(gate, 'left');
  const arch = (from: number, to: number, rise: number): Point3[] => {
    const radius = (to - from) / 2;
    const round = range(9).map((i) => face(from + radius - Math.cos((i * Math.PI) / 8) * radius, rise + Math.sin((i * Math.PI) / 8) * radius)); // biome-ignore format: one arch
    return [face(from, 0), ...round, face(to, 0)];
  };
  view.polygon(arch(0.8, 1.4, 0.6), 'part', 'right').polygon(arch(0.24, 0.56, 0.5), 'detail').polygon(arch(1.64, 1.96, 0.5), 'detail'); // biome-ignore format: three arches
  for (const x of [0.5, 2.46]) box(view, blockAt([x, 2.86, 0.24, 0.24, 0.3], 1.35));
  person(view, { at: [3.95, 3, 0], size: 0.85, hair: 'short', clothes: 'sweater', works: true });
}

/** An office near clients: one building, a lower one beside it. */
function clientOffice(view: Axonometric): void {
  building(view, [0.35, 0.35, 1, 1.3, 1.7]);
  building(view, [1.35, 0.6, 0.5, 0.9, 0.8]);
}

/** The four plates that both offices work on, apart. */
function plates(view: Axonometric, side: number): void {
  for (const i of range(4)) {
    const z = i * 1.28;
    const slab = blockAt([0, 0, side, side, 0.32], z - 0.32);
    box(view, slab, { edge: 'outline' });
    view.polygon(onLevel(z, [0.3, 0.3], [side - 0.3, 0.3], [side - 0.3, side - 0.3], [0.3, side - 0.3]), 'inner');
    if (i < 3) {
      // What ties it to the one above, where that does not hide it.
      view.lines([[0.3, side - 0.3], [side - 0.3, side - 0.3], [side - 0.3, 0.3]].map(([x = 0, y = 0]): Point3[] => [[x, y, z], [x, y, z + 1.28]]), 'existing'); // biome-ignore format: three ties
      continue;
    }
    box(view, blockAt([1, 1, side - 2, side - 2, 0.3], z), { frame: 0.25 });
    view.sheet.liveNode(view.project(side / 2, side / 2, z + 0.3), 7, 3.2);
  }
}

/**
 * About: the offices at work on one system. Philadelphia and Mumbai stand on either side of the four plates, tied to them
 * by a cable that runs across the sheet, past the two offices near clients.
 */
export function officesAtWork(): Drawing {
  const scale = 18;
  const view = new Axonometric({ originX: wide / 2, originY: high / 2 + 22, scale });
  const { sheet } = view;
  ground(sheet);
  sheet.lines(
    [-6, -3, 3, 6].map((off) => level(0, wide, high / 2 + 22 + off)),
    'part',
  );
  sheet.line(level(186, 534, high / 2 + 22), 'live');
  /** A plate of that side whose middle lies so far along the row. */
  const at = (middle: number, side: number, draw: (view: Axonometric) => void, thickness = 0.42) => {
    const off = (middle - wide / 2) / scale / 2;
    const plate = beside(view, [off - side / 2, -off - side / 2]);
    if (thickness) barePlate(plate, { width: side, depth: side, thickness, z: 0 });
    draw(plate);
  };
  at(42, 2.1, clientOffice);
  at(178, 4.5, philadelphia);
  at(360, 3.8, (plate) => plates(plate, 3.8), 0);
  at(542, 4.5, mumbai);
  at(678, 2.1, clientOffice);
  return { viewBox: [...acrossPaper], groups: [{ id: 'd', markup: sheet.toString() }] };
}
