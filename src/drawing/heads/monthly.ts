import { onFace } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { finished, paper } from './paper.ts';

/** The newsletter: a month on its block, the one day on which it comes, and the letter before it. */
export function monthly(): Drawing {
  const [wide, deep, high] = [11.4, 5.6, 6.2];
  const view = paper(15, { width: wide, depth: deep, height: high - 1.8 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.4, z: 0 });
  const block = blockAt([0.9, 0.8, 7.8, 0.5, high], 0);
  box(view, block, { edge: 'outline', hatch: 0.16 });
  const face = onFace(block, 'left');
  const band = high - 1.1;
  view.polygon([face(0, band), face(7.8, band), face(7.8, high), face(0, high)], 'part', 'right');
  view.line([face(0.5, high - 0.55), face(3.4, high - 0.55)], 'outline');
  const [step, pitch, left, top] = [0.98, 0.9, 0.47, band - 0.35];
  const day = (column: number, row: number): Point3[] => {
    const [u, v] = [left + column * step, top - row * pitch];
    return [face(u, v), face(u + 0.78, v), face(u + 0.78, v - 0.66), face(u, v - 0.66)];
  };
  // From a Wednesday on, as many as a month has.
  for (const i of range(30)) view.polygon(day((i + 2) % 7, Math.floor((i + 2) / 7)), 'part', 'top');
  const [u, v] = [left + 1 * step + 0.39, top - 2 * pitch - 0.33];
  const [letterX, letterY] = [5.6, 2.9];
  const letter = blockAt([letterX, letterY, 3.9, 2, 0.16], 0);
  const foot = block.y + block.depth;
  view.line([face(u, v), [block.x + u, foot, 0], [block.x + u, letterY + 1, 0], [letterX, letterY + 1, 0]], 'live');
  box(view, letter, { edge: 'outline' });
  const flap: Point3[] = onLevel(0.16, [letterX, letterY], [letterX + 1.95, letterY + 1.15], [letterX + 3.9, letterY]);
  view.line(flap, 'part');
  view.lines([onLevel(0.16, [letterX, letterY + 2], [letterX + 1.5, letterY + 0.9]), onLevel(0.16, [letterX + 3.9, letterY + 2], [letterX + 2.4, letterY + 0.9])], 'detail'); // biome-ignore format: its folds
  view.sheet.liveNode(view.project(...face(u, v)), 9, 4);
  return finished(view);
}
