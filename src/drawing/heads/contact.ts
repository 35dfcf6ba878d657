import { type Axonometric, onFace } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { blockAt, box, vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { beside, finished, paper } from './paper.ts';
import { person } from './people.ts';

/** Contact: somebody at a desk here, somebody at a desk there, and the line between them. */
export function twoDesks(): Drawing {
  const side = 5.6;
  const view = paper(15, { width: 0, depth: 0, height: 5.6 });
  const there = side / 2 + 0.35;
  const tops = [-there, there].map((at) => {
    const desk = beside(view, [at - side / 2, -at - side / 2]);
    barePlate(desk, { width: side, depth: side, thickness: 0.5, z: 0 });
    desk.lines([[[0.9, 0.9, 0], [0.9, 0.9, 7.4]], [[0.3, 1.5, 6.9], [1.5, 0.3, 6.9]]], 'outline'); // biome-ignore format: a mast
    person(desk, { at: [3.7, 1.7, 0], size: 1.35 });
    box(desk, blockAt([1, 2.7, 3.8, 1.7, 1.3], 0), { hatch: 0.28, frame: 0.25 });
    return desk.project(0.9, 0.9, 7.2);
  });
  const [[fromX, y], [toX]] = tops as [Point, Point];
  const sag = range(25).map((i): Point => {
    const share = i / 24;
    return [fromX + (toX - fromX) * share, y + 34 * (1 - (2 * share - 1) ** 2)];
  });
  view.sheet.line(sag, 'live').liveNode(sag[12] as Point, 10, 4.5);
  return finished(view);
}

/** An envelope that stands upright, its flap to the left front. */
function envelope(view: Axonometric, [x, y, z]: Point3, wide: number, high: number): void {
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

/** Sales inquiry: the four plates of what the firm builds, one of them drawn out. */
export function oneDrawnOut(): Drawing {
  const [wide, deep, apart] = [8.4, 6.4, 1.75];
  const view = paper(14.5, { width: wide + 3, depth: deep, height: apart * 3 });
  for (const i of range(4)) {
    const out = i === 2 ? 4.4 : 0;
    const plate = beside(view, [out, 0]);
    box(plate, blockAt([0, 0, wide, deep, 0.5], i * apart - 0.5), { edge: 'outline' });
    const top = onFace(blockAt([0, 0, wide, deep, 0.5], i * apart - 0.5), 'top');
    plate.polygon([top(0.4, 0.4), top(wide - 0.4, 0.4), top(wide - 0.4, deep - 0.4), top(0.4, deep - 0.4)], 'inner');
    if (i === 2) plate.sheet.liveNode(plate.project(wide - 2, deep / 2, i * apart), 10, 4.5);
  }
  return finished(view);
}

/** Investor contact: coins in stacks, each higher than the one before. */
export function coins(): Drawing {
  const [wide, deep] = [13, 5];
  const view = paper(17, { width: wide, depth: deep, height: 2 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.5, z: 0 });
  for (const [i, count] of [2, 4, 7, 11].entries()) {
    const at: Point3 = [1.9 + i * 3.05, 2.5, 0];
    vessel(view, { at, radius: 1.05, height: count * 0.42, rings: count - 1 });
    if (i === 3) view.sheet.liveNode(view.project(at[0], at[1], count * 0.42), 9, 4);
  }
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
  view.sheet.polygon([...lamp, [x + 11, y - 5], [x - 11, y - 5]], 'outline', 'signal');
  view.sheet.lines(
    range(7).map((i): Point[] => {
      const turn = Math.PI + ((i + 0.25) * Math.PI) / 6.5;
      return [20, 34].map((r): Point => [x + Math.cos(turn) * r, y - 14 + Math.sin(turn) * r]);
    }),
    'live',
  );
  person(view, { at: [8.6, 4.9, 0], size: 1.5 });
  return finished(view);
}
