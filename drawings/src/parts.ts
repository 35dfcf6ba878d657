import { type Axonometric, type Block, onFace } from './axonometric.ts';
import { type Point, type Point3, parallelLines } from './geometry.ts';
import type { PenName } from './pens.ts';
import { alongEllipse } from './traces.ts';

/** Position and size of a block on a plate, in plate units. */
export type Footprint = readonly [x: number, y: number, width: number, depth: number, height: number];

/** Returns the block on a footprint, with its bottom at height `z`. */
export function blockAt([x, y, width, depth, height]: Footprint, z: number): Block {
  return { x, y, z, width, depth, height };
}

/** Details drawn on a box. Distances are in plate units. */
export interface BoxFinish {
  /** Pen of the edges. Default `part`. */
  readonly edge?: PenName;
  /** Pitch of the shading on the right face. */
  readonly hatch?: number;
  /** Number of drawers in the left face. */
  readonly drawers?: number;
  /** Number of bands in the right face. */
  readonly bands?: number;
  /** Inset of a frame on the top. */
  readonly frame?: number;
  /** Pitch of fins on the top, each running along x. */
  readonly fins?: number;
  /** A round fan on the top. */
  readonly fan?: boolean;
  /** Columns and rows of ports on the top. */
  readonly ports?: readonly [columns: number, rows: number];
}

const detailMargin = 0.12;

function steps(from: number, to: number, step: number): number[] {
  const result: number[] = [];
  for (let value = from; value < to; value += step) result.push(value);
  return result;
}

/** Draws the three visible faces of a box, and the details in `finish`. */
export function box(view: Axonometric, block: Block, finish: BoxFinish = {}): void {
  const { width, depth, height } = block;
  const left = onFace(block, 'left');
  const right = onFace(block, 'right');
  const top = onFace(block, 'top');
  const edge = finish.edge ?? 'part';
  view.polygon([left(0, 0), left(width, 0), left(width, height), left(0, height)], edge, 'left');
  view.polygon([right(0, 0), right(depth, 0), right(depth, height), right(0, height)], edge, 'right');
  view.polygon([top(0, 0), top(width, 0), top(width, depth), top(0, depth)], edge, 'top');

  if (finish.hatch) {
    const lines = steps(finish.hatch, depth - 0.01, finish.hatch).map((u) => [right(u, 0.06), right(u, height - 0.06)]);
    view.lines(lines, 'hatch');
  }
  if (finish.drawers) drawDrawers(view, block, finish.drawers);
  if (finish.bands) {
    const step = (height - detailMargin * 2) / finish.bands;
    const lines = Array.from({ length: finish.bands + 1 }, (_, i) => [
      right(detailMargin, detailMargin + i * step),
      right(depth - detailMargin, detailMargin + i * step),
    ]);
    view.lines(lines, 'inner');
  }
  if (finish.frame) {
    const inset = finish.frame;
    view.polygon(
      [top(inset, inset), top(width - inset, inset), top(width - inset, depth - inset), top(inset, depth - inset)],
      'detail',
    );
  }
  if (finish.fins) {
    const inset = finish.frame ?? 0.16;
    const lines = steps(inset + finish.fins / 2, depth - inset, finish.fins).map((v) => [
      top(inset, v),
      top(width - inset, v),
    ]);
    view.lines(lines, 'inner');
  }
  if (finish.fan) drawFan(view, block);
  if (finish.ports) {
    const [columns, rows] = finish.ports;
    const radius = Math.min(width / columns, depth / rows) * 0.2;
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        view.circle(top(((i + 0.5) * width) / columns, ((j + 0.5) * depth) / rows), radius, 'detail');
      }
    }
  }
}

/** Draws the dashed outline of a box that is gone. */
export function ghost(view: Axonometric, block: Block): void {
  const { width, depth, height } = block;
  const [left, right, top] = [onFace(block, 'left'), onFace(block, 'right'), onFace(block, 'top')];
  view.polygon([top(0, 0), top(width, 0), top(width, depth), top(0, depth)], 'existing');
  view.line([left(0, height), left(0, 0), left(width, 0), left(width, height)], 'existing');
  view.line([right(0, 0), right(depth, 0), right(depth, height)], 'existing');
}

/** Shades the faces of a box that is already drawn. The right face is the darkest. */
export function solid(view: Axonometric, block: Block): void {
  const { width, depth, height } = block;
  for (const [face, along, up, fill] of [
    ['left', width, height, 'inkMiddle'],
    ['right', depth, height, 'inkSoft'],
    ['top', width, depth, 'inkLight'],
  ] as const) {
    const on = onFace(block, face);
    view.polygon([on(0, 0), on(along, 0), on(along, up), on(0, up)], 'part', fill);
  }
}

function drawDrawers(view: Axonometric, block: Block, count: number): void {
  const left = onFace(block, 'left');
  const m = detailMargin;
  const step = (block.height - m * 2) / count;
  const fronts: Point3[][] = [];
  const handles: Point3[][] = [];
  for (let i = 0; i < count; i++) {
    const foot = m + i * step;
    const [low, middle, high] = [foot + step * 0.18, foot + step * 0.5, foot + step * 0.82];
    const right = block.width - m;
    fronts.push([left(m, low), left(right, low), left(right, high), left(m, high), left(m, low)]);
    handles.push([left(m * 2, middle), left(block.width * 0.45, middle)]);
    handles.push([left(block.width - m * 3.2, middle), left(block.width - m * 2, middle)]);
  }
  view.lines(fronts, 'detail');
  view.lines(handles, 'hatchMiddle');
}

function drawFan(view: Axonometric, { x, y, z, width, depth, height }: Block): void {
  const [cx, cy, top] = [x + width / 2, y + depth / 2, z + height];
  const radius = Math.min(width, depth) * 0.34;
  const hub = radius * 0.35;
  view.circle([cx, cy, top], radius, 'detail');
  view.circle([cx, cy, top], hub, 'detail');
  const around = (angle: number, r: number): Point3 => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, top];
  const blades = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  view.lines(
    blades.map((angle) => [around(angle, hub), around(angle + 0.5, radius)]),
    'inner',
  );
}

/** Upright cylinder, in plate units. `at` is the center of its base. */
interface Vessel {
  readonly at: Point3;
  readonly radius: number;
  readonly height: number;
  /** Number of evenly spaced seams. */
  readonly rings: number;
}

/** Draws a vessel, such as a data store or a stack of coins. */
export function vessel(view: Axonometric, { at: [x, y, z], radius, height, rings }: Vessel): void {
  const { sheet } = view;
  const rx = radius * view.view.scale * Math.SQRT2;
  const ry = rx / 2;
  const [cx, foot] = view.project(x, y, z);
  const [, top] = view.project(x, y, z + height);
  const arc = { rx, ry, large: false };
  const body: Point[] = [[cx - rx, top], ...alongEllipse([cx, foot], rx, ry, Math.PI, 0), [cx + rx, top]];
  sheet.trace(
    [
      {
        start: [cx - rx, top],
        steps: [{ to: [cx - rx, foot] }, { to: [cx + rx, foot], arc }, { to: [cx + rx, top] }],
        closed: false,
        outline: body,
      },
    ],
    'part',
    'left',
  );
  const shade = Math.max(5, Math.min(21, Math.round(rx)));
  const lines = Array.from({ length: shade }, (_, i): Point[] => {
    const angle = (Math.PI * 0.42 * (i + 1)) / (shade + 1);
    const [px, py] = [cx + Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [
      [px, top + py],
      [px, foot + py],
    ];
  });
  sheet.lines(lines, 'hatch');
  for (let i = 1; i <= rings; i++) {
    const level = top + ((foot - top) * i) / (rings + 1);
    const outline = alongEllipse([cx, level], rx, ry, Math.PI, 0);
    sheet.trace(
      [{ start: [cx - rx, level], steps: [{ to: [cx + rx, level], arc }], closed: false, outline }],
      'detail',
    );
  }
  sheet.ellipse([cx, top], rx, ry, 'part', 'top');
  sheet.ellipse([cx, top], rx * 0.7, ry * 0.7, 'detail');
  sheet.ellipse([cx, top], rx * 0.16, ry * 0.16, 'detail');
}

/** Bundle of parallel conductors on a plate. Distances are in plate units. */
export interface Route {
  /** Center line, in legs along x or y. */
  readonly path: readonly Point[];
  readonly count: number;
  readonly pitch: number;
  /** Length cut off each leg at a corner. */
  readonly chamfer: number;
}

/** Returns the conductors of a route at height 0. */
export function routeLines({ path, count, pitch, chamfer }: Route): Point3[][] {
  return parallelLines(path, count, pitch, chamfer).map((line) => line.map(([x, y]): Point3 => [x, y, 0]));
}

export function route(view: Axonometric, course: Route): void {
  view.lines(routeLines(course), 'detail');
}

/** Draws a node: a dot in a ring. `radius` is in plate units. */
export function node(view: Axonometric, at: Point3, radius: number): void {
  view.circle(at, radius, 'node', 'top');
  view.circle(at, radius * 0.45, null, 'ink');
}
