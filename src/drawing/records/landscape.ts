import { Axonometric } from '../axonometric.ts';
import type { Point, Point3 } from '../geometry.ts';
import { vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { ruleLength } from '../sheet.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** What was there before in a row of vessels, and before it the fewer that took their place, larger; one bus joins all. */
export const landscape: Draw<'landscape'> = ({ sheet, width, height }, { names }) => {
  const [before, after] = names;
  const many = before.length;
  const [wide, deep] = [many + 0.5, 3.4];
  const span = wide + deep;
  // Names stand in one line above the vessels. Leaders of one angle part them further than their vessels are.
  const [lean, rise] = [1.5, 16];
  const half = Math.max(...before.map((name) => ruleLength(name, small))) / 2;
  const reach = deep + (many - 1) * (1 + lean / 2);
  const scale = Math.min((width - 2 * margin - rise * lean - half) / reach, (height - 2 * margin - rise - 26) / (span / 2 + 0.5)); // biome-ignore format: one line
  const used = Math.max(span * scale, reach * scale + rise * lean + half);
  const high = margin + 20;
  const view = new Axonometric(
    { originX: (width - used) / 2 + deep * scale, originY: high + rise + 0.25 * scale, scale },
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
    const [x, top] = view.project(place(i), 0.75, 1);
    const end: Point = [x + (top - high) * lean, high];
    sheet.line([[x, top], end], 'leader').circle([x, top], 2.4, null, 'ink');
    sheet.text([end[0], high - 6], name, { size: small, anchor: 'middle' });
  }
  for (const [i, name] of after.entries()) {
    // At the left, where it hides neither them nor the bus.
    const [x, y] = [1.3 + i * 1.4, 2.55];
    const way: Point3[] = [[x, bus, 0], [x, y, 0]]; // biome-ignore format: one line
    view.line(way, 'live');
    vessel(view, { at: [x, y, 0], radius: 0.5, height: 1.3, rings: 3 });
    // Its name below the plate, where nothing stands.
    const [at, foot] = view.project(x, y + 0.6, 0);
    const below = view.project(x + deep - y - 0.6, deep, -0.3)[1] + 26;
    const end: Point = [at, below];
    sheet
      .line([[at, foot], end], 'casing')
      .line([[at, foot], end], 'leader')
      .circle([at, foot], 2.4, null, 'ink');
    sheet.text([at - 8, below + 2], name, { size, weight: 600, anchor: 'end' });
    if (i === 0) live = view.project(x, bus, 0);
  }
  sheet.liveNode(live);
};
