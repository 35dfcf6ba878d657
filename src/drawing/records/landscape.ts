import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { type Draw, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** A row of vessels before and after: what is gone is an outline. */
export const landscape: Draw<'landscape'> = ({ sheet, width, height }, { names }) => {
  const [{ length: many }, { length: few }] = names;
  const span = many + 2;
  const scale = Math.min((width / 2 - margin - 12) / span, (height - 112) / (span / 2 + 1.4));
  const half = (span * scale) / 2;
  let live: Point = [0, 0];
  for (const side of [0, 1] as const) {
    // The outer corners stand on the margin.
    const middle = side ? width - margin - half : margin + half;
    const [originX, originY] = [middle - ((many - 1) * scale) / 2, height / 2 + 34 - half / 2];
    const view = new Axonometric({ originX, originY, scale }, sheet);
    barePlate(view, { width: many + 0.5, depth: 1.5, thickness: 0.3, z: 0 });
    const gone = side ? many - few : 0;
    for (const i of range(many)) {
      const x = 0.35 + i;
      const ground = onLevel(0, [x, 0.35], [x + 0.8, 0.35], [x + 0.8, 1.15], [x, 1.15]);
      if (i < gone) view.polygon(ground, 'existing');
      else vessel(view, { at: [x + 0.4, 0.75, 0], radius: 0.32, height: 1.1, rings: 2 });
    }
    if (side) live = view.project(many - 0.25, 0.75, 0.1);
    // Names stand above their parts, on leaders that clear one another because each part stands lower than the last.
    for (const [i, name] of names[side].entries()) {
      const [x, top] = view.project(0.75 + gone + i, 0.75, 1.15);
      const shelf = side ? top - 36 : 44 + i * 24;
      sheet.line(upright(x, top, shelf - 12), 'leader');
      sheet.text([x + 6, shelf], name, { size: small });
    }
  }
  const [y, tip] = [height - 40, width / 2 + 40];
  const head: Point[] = [[tip - 8, y - 6], [tip, y], [tip - 8, y + 6]]; // biome-ignore format: one arrow
  sheet.lines([level(width / 2 - 44, tip, y), head], 'dimension').liveNode(live);
};
