import { onFace } from '../axonometric.ts';
import type { Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { finished, paper } from './paper.ts';

/** The agent sheet: a form that stands behind the machine it is about, signed where its line begins. */
export function formAndAgent(): Drawing {
  const [wide, deep, high] = [12.4, 5.2, 7.4];
  const view = paper(13.5, { width: wide, depth: deep, height: high - 1.4 });
  barePlate(view, { width: wide, depth: deep, thickness: 0.4, z: 0 });
  const sheet = blockAt([0.8, 0.9, 6.4, 0.2, high], 0);
  box(view, sheet, { edge: 'outline' });
  const face = onFace(sheet, 'left');
  const ruled = (from: number, to: number, v: number): Point3[] => [face(from, v), face(to, v)];
  view.line(ruled(0.6, 3.4, high - 0.8), 'outline');
  // Three groups, each with its name and its fields.
  const groups = [5.9, 4.1, 2.4];
  for (const top of groups) {
    view.line(ruled(0.6, 5.8, top), 'part');
    view.lines(
      range(3).flatMap((i) => [ruled(0.6, [1.9, 1.6, 2.1][i] ?? 1.8, top - 0.42 - i * 0.42)]),
      'dimension',
    );
    const field = (v: number) => [face(2.6, v), face(5.8, v), face(5.8, v + 0.3), face(2.6, v + 0.3)];
    for (const i of range(3)) view.polygon(field(top - 0.56 - i * 0.42), 'detail', 'top');
  }
  const signed: Point3 = face(2.6, 0.55);
  view.line(ruled(0.6, 5.8, 0.55), 'part');
  const foot = sheet.y + sheet.depth;
  const [x, y] = [sheet.x + 2.6, 3.4];
  view.line([signed, [x, foot, 0], [x, y, 0], [8.4, y, 0]], 'live');
  box(view, blockAt([8.4, 1.9, 2.9, 2.5, 1.7], 0), { frame: 0.3, fan: true, hatch: 0.3, drawers: 2, edge: 'outline' });
  view.sheet.liveNode(view.project(...signed), 9, 4);
  return finished(view);
}
