import { Axonometric } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** What was there before in a row of vessels, and before it the fewer that took their place, larger; one bus joins all. */
export const landscape: Draw<'landscape'> = ({ sheet, width, height }, { names }) => {
  const [before, after] = names;
  const many = before.length;
  const [wide, deep] = [many + 0.5, 3.4];
  const span = wide + deep;
  // The names of the first stand over their vessels, a line higher than the plate reaches.
  const above = small + 8;
  const scale = Math.min((width - 2 * margin) / span, (height - 2 * margin - above) / (span / 2 + 0.78));
  const used = scale * (span / 2 + 0.78) + above;
  const view = new Axonometric(
    { originX: (width - span * scale) / 2 + deep * scale, originY: (height - used) / 2 + above + 0.48 * scale, scale },
    sheet,
  );
  barePlate(view, { width: wide, depth: deep, thickness: 0.3, z: 0 });
  let live: Point = [0, 0];
  const place = (i: number) => 0.75 + i;
  const bus = 1.55;
  const [first, last] = [place(0), place(many - 1)];
  for (const i of range(many)) view.line([[place(i), 0.75, 0], [place(i), bus, 0]], 'part'); // biome-ignore format: one line
  view.line([[first, bus, 0], [last, bus, 0]], 'part'); // biome-ignore format: one line
  for (const i of range(many)) vessel(view, { at: [place(i), 0.75, 0], radius: 0.32, height: 1, rings: 2 });
  for (const [i, name] of before.entries()) {
    // From the left end of its vessel on: in the middle it would lie over the vessel before.
    const [x, top] = view.project(place(i), 0.75, 1);
    sheet.text([x - 0.42 * scale, top - 0.23 * scale - 7], name, { size: small });
  }
  for (const [i, name] of after.entries()) {
    // At the left, where it hides neither them nor the bus.
    const [x, y] = [1.3 + i * 1.4, 2.55];
    const way: Point3[] = [[x, bus, 0], [x, y, 0]]; // biome-ignore format: one line
    view.line(way, 'live');
    vessel(view, { at: [x, y, 0], radius: 0.5, height: 1.3, rings: 3 });
    const [at, top] = view.project(x, y, 1.3);
    sheet.text([at, top - 0.36 * scale - 8], name, { size, weight: 600, anchor: 'middle' });
    if (i === 0) live = view.project(x, bus, 0);
  }
  sheet.liveNode(live);
};
