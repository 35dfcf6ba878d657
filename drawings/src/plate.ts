import { type Axonometric, type Block, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';

/** Size of the four plates, in plate units. */
export const plateWidth = 15;
export const plateDepth = 11;
export const plateThickness = 0.62;

interface PlateOptions {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** Length without ticks at the left end of the left face, for lettering. Default 0. */
  readonly clear?: number;
}

/** Draws a bare plate, with its upper face at height 0: a slab with grid, inner border, corner holes and edge ticks. */
export function barePlate(view: Axonometric, { width, depth, thickness, clear = 0 }: PlateOptions): void {
  const slab: Block = { x: 0, y: 0, z: -thickness, width, depth, height: thickness };
  const left = onFace(slab, 'left');
  const right = onFace(slab, 'right');
  view.polygon([left(0, 0), left(width, 0), left(width, thickness), left(0, thickness)], 'outline', 'left');
  view.polygon([right(0, 0), right(depth, 0), right(depth, thickness), right(0, thickness)], 'outline', 'right');
  view.polygon(upperFace(width, depth), 'outline', 'top');

  const grid: Point3[][] = [];
  for (let x = 1; x < width; x++) grid.push(onLevel(0, [x, 0], [x, depth]));
  for (let y = 1; y < depth; y++) grid.push(onLevel(0, [0, y], [width, y]));
  view.lines(grid, 'grid');
  view.polygon(upperFace(width, depth, 0.4), 'inner');

  const ticks: Point3[][] = [];
  const tick = (at: number) => (at % 1 ? 0.1 : 0.18);
  for (let x = clear + 0.5; x < width; x += 0.5) ticks.push([left(x, 0), left(x, tick(x))]);
  for (let y = 0.5; y < depth; y += 0.5) ticks.push([right(depth - y, 0), right(depth - y, tick(y))]);
  view.lines(ticks, 'inner');

  for (const x of [0.75, width - 0.75]) {
    for (const y of [0.75, depth - 0.75]) view.circle([x, y, 0], 0.13, 'detail');
  }
}

function upperFace(width: number, depth: number, inset = 0): Point3[] {
  const [right, front] = [width - inset, depth - inset];
  return onLevel(0, [inset, inset], [right, inset], [right, front], [inset, front]);
}

/** Returns points of a plan at height `z`. */
export function onLevel(z: number, ...plan: readonly (readonly [x: number, y: number])[]): Point3[] {
  return plan.map(([x, y]) => [x, y, z]);
}

/** Font size in plate units. Capitals and descenders fit on the face of the plate. */
const letteringSize = 0.56;
const [cap, tail] = [0.72 * letteringSize, 0.2 * letteringSize];
/** Start of the name along the face, in plate units. */
const nameAt = 2.4;
/** Length of the face reserved for number and name, in plate units. */
export const letteredLength = 8;

/** Writes number and name on the left face of a plate, separated by a line. */
export function plateLettering(view: Axonometric, slab: Block, number: string, name: string): void {
  const left = onFace(slab, 'left');
  const size = view.view.scale * letteringSize;
  const foot = (slab.height - cap + tail) / 2;
  const field = nameAt - 0.25;
  view.line([left(field, 0), left(field, slab.height)], 'detail');
  view.lettering(number, slab, 0.36, foot, size);
  view.lettering(name, slab, nameAt, foot, size);
}
