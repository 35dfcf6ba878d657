import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { blockAt, box, ghost, riser } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** Plates with what is kept, each under the mark of somebody who owns it, and with what is not, in broken line. */
export const owners: Draw<'owners'> = ({ sheet, width, height }, { kept, gone, names }) => {
  const [pitch, side, rim] = [1.5, 0.9, 0.35];
  const deep = 3;
  const across = (count: number) => Math.ceil(count / deep);
  const wide = (count: number) => across(count) * pitch + rim * 2 - (pitch - side);
  const [first, second, gap] = [wide(kept), wide(gone), 1.3];
  const depth = wide(deep * deep);
  const scale = (height - margin * 2 - 34) / ((first + gap + second + depth) / 2 + 0.4);
  const long = (first + gap + second + depth) * scale;
  const view = new Axonometric({ originX: (width - long) / 2 + depth * scale, originY: margin + 30, scale }, sheet);
  barePlate(view, { width: first, depth, thickness: 0.4, z: 0 });
  const spots = (count: number): Point[] =>
    range(count).map((i) => [rim + (i % across(count)) * pitch, rim + Math.floor(i / across(count)) * pitch]);
  let live: Point = [0, 0];
  for (const [x, y] of spots(kept)) {
    box(view, blockAt([x, y, side, side, 0.55], 0), { edge: 'part', hatch: 0.22 });
    const middle = [x + side / 2, y + side / 2] as const;
    riser(view, middle, 0.55, 1.5);
    live = view.project(...middle, 1.5);
    sheet.circle(live, 5, 'part', 'top');
  }
  const [originX, originY] = view.project(first + gap, 0);
  const other = new Axonometric({ originX, originY, scale }, sheet);
  other.polygon(onLevel(0, [0, 0], [second, 0], [second, depth], [0, depth]), 'existing');
  for (const [x, y] of spots(gone)) ghost(other, blockAt([x, y, side, side, 0.55], 0));
  sheet.liveNode(live);
  const foot = height - margin - 4;
  sheet.text([margin, foot - 44], String(kept), { size: size * 2, weight: 600 });
  sheet.text([margin, foot - 22], names.kept, { size: small, weight: 600 });
  sheet.text([margin, foot], names.owner, { size: small });
  const edge = width - margin;
  sheet.text([edge, margin + 38], String(gone), { size: size * 2, weight: 600, anchor: 'end' });
  sheet.text([edge, margin + 62], names.gone, { size: small, weight: 600, anchor: 'end' });
  for (const [i, line] of names.none.entries())
    sheet.text([edge, margin + 84 + i * 22], line, { size: small, anchor: 'end' });
};
