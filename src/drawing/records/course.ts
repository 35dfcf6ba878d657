import { Axonometric } from '../axonometric.ts';
import type { Point } from '../geometry.ts';
import { box } from '../parts.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, number, size, small, sum } from './figure.ts';
import { margin, upright } from './paper.ts';

/** What follows one after the other as blocks of one course: only their length is to scale, so all have one height. */
export const course: Draw<'course'> = ({ sheet, width, height }, { values, names, unit }) => {
  const [long, deep, tall] = [15, 2.2, 1.2];
  const total = sum(values);
  const scale = (width - margin * 2 - 68) / (long + deep);
  const view = new Axonometric(
    { originX: margin + 8 + deep * scale, originY: height - margin - ((long + deep) / 2) * scale, scale },
    sheet,
  );
  const leaders: [name: string, value: number, from: Point][] = [];
  let done = 0;
  let live: Point = [0, 0];
  for (const [i, value] of values.entries()) {
    const [from, to] = [(long * done) / total, (long * (done + value)) / total];
    const most = value === Math.max(...values);
    const block = { x: from, y: 0, z: 0, width: to - from, depth: deep, height: tall };
    box(view, block, { edge: 'outline', hatch: most ? 0.14 : 0.24, fins: most ? 0.22 : 0.6 });
    leaders.push([names[i] ?? '', value, view.project(Math.min(from + 0.7, (from + to) / 2), deep / 2, tall)]);
    if (i === values.length - 1) live = view.project((from + to) / 2, deep / 2, tall);
    done += value;
  }
  for (const [i, [name, value, [x, top]]] of leaders.entries()) {
    const shelf = 46 + i * 24;
    sheet.line(upright(x, top, shelf - 14), 'casing').line(upright(x, top, shelf - 14), 'leader');
    number(sheet, [x + 7, shelf], value, 'start');
    sheet.text([x + 14 + textWidth(String(value), size), shelf - 1], name, { size: small });
  }
  sheet.text([margin, height - margin - 30], String(total), { size: size * 2, weight: 600 });
  sheet.text([margin, height - margin - 5], unit, { size: small });
  sheet.liveNode(live);
};
