import { shortDrawing, shortPaper } from './applications.ts';
import { Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { pylon } from './partnerDrawings.ts';
import { blockAt, box, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { range } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const scale = 13.4;

/** A view with a plan of that size in the middle of the paper. @param far height of its far corner */
function planAt(sheet: Sheet, width: number, depth: number, far: number): Axonometric {
  return new Axonometric({ originX: shortPaper.width / 2 - ((width - depth) * scale) / 2, originY: far, scale }, sheet);
}

/** Platforms that a project stands on: a slab for each partner, the project's machines on the uppermost. */
function platform(sheet: Sheet, partners: readonly string[]): void {
  const [wide, deep, thick, gap] = [6, 12, 0.7, 1.05];
  const view = planAt(sheet, wide, deep, 30);
  for (const i of range(partners.length)) {
    barePlate(view, { width: wide, depth: deep, thickness: thick, z: (i - partners.length + 1) * gap });
  }
  box(view, blockAt([1, 1, 2.2, 2.2, 2.2], 0), { hatch: 0.2, drawers: 5, frame: 0.2 });
  box(view, blockAt([0.9, 3.9, 2.2, 2.2, 1.4], 0), { hatch: 0.2, drawers: 3, frame: 0.2 });
  vessel(view, { at: [2, 8, 0], radius: 0.9, height: 1.7, rings: 3 });
  box(view, blockAt([4.1, 1.2, 1.1, 7.6, 0.6], 0), { hatch: 0.2, ports: [1, 12] });
  sheet.liveNode(view.project(3.6, 10.2, 0));
}

/** Products beside the core: each does one thing on a plate of its own, and cables join it to the core. */
function technology(sheet: Sheet, partners: readonly string[]): void {
  const [wide, deep, thick, apart, side] = [12, 4, 0.6, 1.3, 3];
  const view = planAt(sheet, wide, deep + apart + side, 28);
  barePlate(view, { width: wide, depth: deep, thickness: thick, z: 0 });
  box(view, blockAt([0.9, 0.8, 2.4, 2, 2], 0), { hatch: 0.2, drawers: 4, frame: 0.2 });
  box(view, blockAt([4.4, 0.8, 6.6, 1.8, 0.8], 0), { hatch: 0.2, ports: [10, 2] });
  const pitch = wide / Math.max(1, partners.length);
  for (const i of range(partners.length)) {
    const middle = pitch * (i + 0.5);
    const [originX, originY] = view.project(middle - side / 2, deep + apart);
    const product = new Axonometric({ originX, originY, scale }, sheet);
    barePlate(product, { width: side, depth: side, thickness: thick, z: 0 });
    for (const shift of [-0.25, 0, 0.25]) {
      view.line(onLevel(0, [middle + shift, deep - 0.9], [middle + shift, deep + apart + 0.8]), 'part');
    }
    box(product, blockAt([0.7, 0.7, 1.6, 1.6, 0.7], 0), { hatch: 0.2, frame: 0.25 });
  }
}

/** A shed with its ridge along the depth, on a spot of a plate. */
function shed(view: Axonometric, x: number, y: number): void {
  const [wide, deep, high, rise] = [1.3, 2.6, 1.2, 0.8];
  const hall = blockAt([x, y, wide, deep, high], 0);
  box(view, hall, { hatch: 0.2 });
  const at = (u: number, v: number, z: number): Point3 => [x + u, y + v, z];
  view.polygon(
    [at(0, 0, high + rise), at(wide, 0, high), at(wide, deep, high), at(0, deep, high + rise)],
    'part',
    'top',
  );
  view.polygon([at(0, deep, high), at(0, deep, high + rise), at(wide, deep, high)], 'part', 'left');
}

/** A plant, a store and the grid on one plate: where the specialists of the industry work. */
function industry(sheet: Sheet): void {
  const [wide, deep] = [13, 5];
  const view = planAt(sheet, wide, deep, 44);
  barePlate(view, { width: wide, depth: deep, thickness: 0.6, z: 0 });
  // The plant: a chimney behind three sheds.
  vessel(view, { at: [1, 0.8, 0], radius: 0.28, height: 3.4, rings: 2 });
  for (const i of range(3)) shed(view, 0.7 + i * 1.3, 1.4);
  // The store: its window under an awning.
  const store = blockAt([6, 1.2, 2.7, 2.2, 1.7], 0);
  box(view, store, { hatch: 0.2 });
  const face = onFace(store, 'left');
  view.lines([[face(0.3, 0.1), face(0.3, 0.9), face(1.6, 0.9), face(1.6, 0.1)], [face(1.9, 0), face(1.9, 0.95), face(2.4, 0.95), face(2.4, 0)]], 'detail'); // biome-ignore format: window and door
  const [x, y, drop] = [6, 3.4, 1.05];
  const awning = (u: number): readonly [Point3, Point3] => [[x + u, y, 1.6], [x + u, y + 0.7, drop]]; // biome-ignore format: one edge
  view.polygon([...awning(0), ...[...awning(2.7)].reverse()], 'part', 'top');
  view.lines(range(5).map((i) => [...awning((i + 1) * 0.45)]), 'detail'); // biome-ignore format: its stripes
  // The grid: pylons, and the line that sags between them.
  const ends = [1.2, 3.8].map((at) => pylon(view, [11.2, at], 3));
  const [from, to] = ends as [Point3, Point3];
  view.line(
    range(9).map((k): Point3 => {
      const u = k / 8;
      return [from[0], from[1] + (to[1] - from[1]) * u, from[2] - 1.6 * u * (1 - u)];
    }),
    'detail',
  );
}

const draws: Readonly<Record<string, (sheet: Sheet, partners: readonly string[]) => void>> = {
  platform,
  technology,
  industry,
};

/** The categories of alliance, 480 × 190, without letters: their partners are named below them. */
export const allianceDrawings = (
  categories: readonly { readonly id: string; readonly partners: readonly string[] }[],
): [name: string, drawing: Drawing][] =>
  categories.map(({ id, partners }) => [
    `alliance-${id}`,
    shortDrawing((sheet) => (draws[id] ?? technology)(sheet, partners)),
  ]);
