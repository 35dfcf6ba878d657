import { type Axonometric, onFace } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { blockAt } from './parts.ts';
import { range } from './records/paper.ts';

/** A hall under a saw-tooth roof, its far corner on a spot. */
export function isoHall(
  view: Axonometric,
  [x, y, z]: Point3,
  { width, depth, wall, teeth }: { width: number; depth: number; wall: number; teeth: number },
): void {
  const block = blockAt([x, y, width, depth, wall], z);
  const [left, right] = [onFace(block, 'left'), onFace(block, 'right')];
  const pitch = width / teeth;
  const ridge = wall + pitch * 0.75;
  const back = (u: number, v: number): Point3 => [x + u, y, z + v];
  // From the far end on: each tooth hides some of the one before it.
  for (const i of range(teeth)) {
    const [from, to] = [i * pitch, (i + 1) * pitch];
    view.polygon([back(from, wall), back(to, ridge), left(to, ridge), left(from, wall)], 'part', 'top');
    view.polygon([left(to, wall), left(to, ridge), back(to, ridge), back(to, wall)], 'part', 'right');
    view.polygon([left(from, wall), left(to, ridge), left(to, wall)], 'part', 'left');
  }
  view.polygon([left(0, 0), left(width, 0), left(width, wall), left(0, wall)], 'part', 'left');
  view.polygon([right(0, 0), right(depth, 0), right(depth, wall), right(0, wall)], 'part', 'right');
}
