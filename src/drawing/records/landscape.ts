import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { box, vessel } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { screen } from '../screens.ts';
import { type Draw, number, small } from './figure.ts';
import { level, range, upright } from './paper.ts';

export const landscape: Draw<'landscape'> = (
  { sheet, random, width, height },
  { before, after, each = 1, part, names, unit = '' },
) => {
  const [many, few] = [Math.round(before / each), Math.round(after / each)];
  // Vessels stand in a row, all others in a square.
  const across = part === 'vessels' ? many : Math.ceil(Math.sqrt(many));
  const deep = Math.ceil(many / across);
  const span = across + deep + 1;
  const scale = Math.min((width / 2 - 22) / span, (height - 92) / (span / 2 + 1.4));
  // Names stand above their parts, on leaders that clear one another because each part stands lower than the last.
  const named = names?.[0].length === many;
  const drop = named ? 34 : -14;
  let live: Point = [0, 0];
  for (const side of [0, 1]) {
    const middle = (width * (1 + side * 2)) / 4;
    const [originX, originY] = [middle - ((across - deep) * scale) / 2, height / 2 + drop - (span * scale) / 4];
    const view = new Axonometric({ originX, originY, scale }, sheet);
    barePlate(view, { width: across + 0.5, depth: deep + 0.5, thickness: 0.3, z: 0 });
    const gone = side ? many - few : 0;
    for (const i of range(many)) {
      const [x, y] = [0.35 + (i % across), 0.35 + Math.floor(i / across)];
      const ground = onLevel(0, [x, y], [x + 0.8, y], [x + 0.8, y + 0.8], [x, y + 0.8]);
      if (i < gone) view.polygon(ground, 'existing');
      else if (part === 'vessels') vessel(view, { at: [x + 0.4, y + 0.4, 0], radius: 0.32, height: 1.1, rings: 2 });
      else if (part === 'screens')
        screen(view, { x, y: y + 0.3, z: 0, width: 0.86, depth: 0.1, height: 1 }, 'left', 'list', random);
      else
        box(
          view,
          { x, y, z: 0, width: 0.8, depth: 0.8, height: 0.9 },
          { hatch: 0.2, edge: many > 12 ? 'small' : 'part' },
        );
    }
    const last = many - 1;
    if (side) live = view.project(0.75 + (last % across), 0.75 + Math.floor(last / across), part ? 0.1 : 0.9);
    const lettering = names?.[side] ?? [];
    if (named) {
      lettering.forEach((name, i) => {
        const [x, top] = view.project(0.75 + gone + i, 0.75, 1.15);
        const shelf = side ? top - 36 : 26 + i * 24;
        sheet.line(upright(x, top, shelf - 12), 'leader');
        sheet.text([x + 6, shelf], name, { size: small });
      });
    } else if (names) sheet.text([middle, height - 22], lettering.join(', '), { size: small, anchor: 'middle' });
    else number(sheet, [middle, height - 20], side ? after : before);
  }
  sheet.text([width / 2 - 2, height - 46], unit, { size: small, anchor: 'middle' });
  const [y, tip] = [height - (names && !named ? 52 : 27), width / 2 + 40];
  const head: Point[] = [
    [tip - 8, y - 6],
    [tip, y],
    [tip - 8, y + 6],
  ];
  sheet.lines([level(width / 2 - 44, tip, y), head], 'dimension').liveNode(live);
};
