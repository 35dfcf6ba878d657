import { Axonometric, onFace } from '../axonometric.ts';
import { hatchWithin, type Point, type Point3, smooth } from '../geometry.ts';
import { box, vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { type ScreenKind, screen } from '../screens.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { type Draw, number, size, small, sum } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Left, top, width and height. */
type Place = readonly [number, number, number, number];

/** So many circles in rows and columns, evenly over a rectangle. */
function dotted(sheet: Sheet, [x, y, width, height]: Place, count: number, rows: number, radius: number): void {
  const columns = Math.ceil(count / rows);
  for (const i of range(count)) {
    const [column, row] = [Math.floor(i / rows), i % rows];
    sheet.circle([x + (width * (column + 0.5)) / columns, y + (height * (row + 0.5)) / rows], radius, 'part', 'top');
  }
}

export const day: Draw<'day'> = ({ sheet, width, height }, { parts, unit }) => {
  const [begin, end] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 24];
  const [left, right, head, foot] = [margin, width - margin - 8, height / 2 - 24, height / 2 + 80];
  const along = (hour: number) => left + ((right - left) * (hour - begin)) / (end - begin);
  for (const { name, time, from, to, filled, count = 0 } of parts) {
    const [start, stop] = [along(from), along(to)];
    const outline: Point[] = [[start, head], [stop, head], [stop, foot], [start, foot]]; // biome-ignore format: one rectangle
    sheet.rectangle(start, head, stop - start, foot - head, 'outline', 'top');
    const within: Place = [start + 6, head + 6, stop - start - 12, foot - head - 12];
    if (filled === 'dots') dotted(sheet, within, count, 6, 4.2);
    else if (filled === 'tables') dotted(sheet, within, count, 2, 15);
    else if (filled === 'writing')
      sheet.lines(range(8).map((i) => level(start + 12, stop - 12 - (i % 3) * 12, head + 14 + i * 10.9)), 'hatchStrong'); // biome-ignore format: lines of writing
    else sheet.lines(hatchWithin(outline, 45, 5), 'hatchStrong');
    sheet.text([start, foot + 34], time, { size: small, anchor: from === begin ? 'start' : 'middle' });
    // Above each part how long it takes, and what it is called; the last ends with the bar.
    const last = to === end;
    const at = last ? stop : start;
    number(sheet, [at, head - 32], to - from, last ? 'end' : 'start');
    sheet.text([at, head - 11], name, { size: small, anchor: last ? 'end' : 'start' });
  }
  sheet.lines(range((end - begin) * 2 + 1).map((i) => upright(along(begin + i / 2), foot, foot + (i % 2 ? 6 : 11))), 'detail'); // biome-ignore format: half hours
  sheet.text([right, foot + 34], String(end % 12 || 12), { size: small, anchor: 'end' });
  sheet.text([left, head - 66], String(end - begin), { size: size * 2, weight: 600 });
  sheet.text([left + textWidth(String(end - begin), size * 2) + 10, head - 66], unit, { size });
  sheet.liveNode([right, foot]);
};

const kinds: readonly ScreenKind[] = ['chat', 'list', 'chart', 'wave', 'shop'];

export const stage: Draw<'stage'> = ({ sheet, random, width, height }, { parts, unit }) => {
  const total = sum(parts.map(({ length }) => length));
  const [long, deep] = [15, 4.6];
  const scale = Math.min((width - margin * 2) / (long + deep), (height - margin * 2 - 22) / ((long + deep) / 2 + 1.1));
  const view = new Axonometric(
    {
      originX: (width - (long - deep) * scale) / 2,
      originY: height - margin - 12 - ((long + deep) / 2 + 0.4) * scale,
      scale,
    },
    sheet,
  );
  const slab = barePlate(view, { width: long, depth: deep, thickness: 0.4, z: 0 });
  let done = 0;
  let live: Point = view.project(0, 0);
  for (const { name, length, shows, count = 1 } of parts) {
    const [from, to] = [(long * done) / total, (long * (done + length)) / total];
    const middle = (from + to) / 2;
    if (from > 0) view.line([[from, 0, 0], [from, deep, 0], [from, deep, -0.4]], 'outline'); // biome-ignore format: one line
    let top = view.project(middle, 2, 2.6);
    if (shows === 'screens') {
      const step = (to - from - 0.5) / count;
      for (const i of range(count)) screen(view, { x: from + 0.35 + i * step, y: 1.9, z: 0, width: step - 0.4, depth: 0.18, height: 2.3 }, 'left', kinds[i % kinds.length] ?? 'list', random); // biome-ignore format: one screen
      top = view.project(middle, 2, 2.3);
    } else if (shows === 'page') {
      const page = { x: middle - 0.9, y: 1.9, z: 0, width: 1.8, depth: 0.1, height: 2.5 };
      box(view, page);
      const place = onFace(page, 'left');
      view.lines(range(5).map((i): Point3[] => [place(0.25, 2.15 - i * 0.26), place(i === 4 ? 1 : 1.5, 2.15 - i * 0.26)]), 'hatchStrong'); // biome-ignore format: its lines
      view.line([place(0.25, 0.45), place(1.5, 0.45)], 'detail');
      const hand: Point[] = [[0.3, 0.4], [0.42, 0.85], [0.5, 0.5], [0.68, 0.75], [0.78, 0.48], [0.98, 0.78], [1.05, 0.5], [1.4, 0.62]]; // biome-ignore format: one signature
      view.line(smooth(hand).map(([u, v]) => place(u, v)), 'terminal'); // biome-ignore format: one signature
      top = view.project(middle, 1.95, 2.5);
    } else {
      const across = Math.ceil(count / 3);
      for (const i of range(count)) {
        const [x, y] = [from + ((to - from) * (Math.floor(i / 3) + 0.5)) / across, 1 + (i % 3) * 1.25];
        vessel(view, { at: [x, y, 0], radius: 0.3, height: 0.9, lid: false });
        vessel(view, { at: [x, y, 0.9], radius: 0.18, height: 0.4, lid: false });
        if (i === 0) {
          top = view.project(x, y, 1.3);
          live = view.project(x, y, 1.3);
        }
      }
    }
    // The name of a page reaches over the people beside it, and stands above theirs.
    const shelf = top[1] - { people: 30, page: 48, screens: 26 }[shows];
    sheet.line(upright(top[0], top[1] - (shows === 'people' ? 10 : 0), shelf), 'leader');
    // Near the edge it ends with the paper's margin.
    const at = Math.min(top[0] + 6, width - margin - ruleLength(name, size));
    sheet.text([at, shelf + 12 - (at < top[0] + 6 ? 16 : 0)], name, { size });
    const [nx, ny] = view.project(middle, slab.depth, -0.4);
    number(sheet, [nx - 14, ny + 22], length);
    done += length;
  }
  sheet.text([margin, height - margin - 28], String(total), { size: size * 2, weight: 600 });
  sheet.text([margin, height - margin - 4], unit, { size });
  sheet.liveNode(live);
};

export const lanes: Draw<'lanes'> = ({ sheet, width, height }, { count, unit, parts, end, fork }) => {
  const total = sum(parts.map(({ length }) => length));
  const [left, right, head, foot] = [margin, width - margin - 18, 60, height - 62];
  const pitch = (foot - head - 8) / count;
  const begins = parts.map((_, i) => sum(parts.slice(0, i).map(({ length }) => length)));
  const along = (hours: number) => left + ((right - left) * hours) / total;
  const [set, broken, over] = [along(begins[1] ?? 0), along(begins[fork] ?? 0), along(begins[fork + 1] ?? total)];
  const laneOf = (i: number) => head + pitch * (i + 0.5);
  // One plan, from which every team sets out.
  const [plan, middle] = [set - 40, (head + foot) / 2 + 22];
  sheet.rectangle(left, middle - 32, plan - left, 64, 'outline', 'top');
  sheet.lines(range(5).map((i) => level(left + 8, plan - (i % 2 ? 16 : 8), middle - 20 + i * 10)), 'hatchStrong'); // biome-ignore format: its lines
  const clock = (over + right) / 2;
  for (const i of range(count)) {
    const y = laneOf(i);
    const from = middle - 27 + (54 * (i + 0.5)) / count;
    sheet.line([[plan, from], [plan + 8, from], [set - 4, y], [broken, y]], 'part'); // biome-ignore format: one way
    // Each team goes on or back as it decides: both ways are open.
    const [lift, to] = [y - pitch * 0.45, broken - 44];
    sheet.line([[broken, y], [broken + 8, y], [broken + 14, y - pitch * 0.22], [broken + 8, lift], [to, lift]], 'existing'); // biome-ignore format: back
    sheet.line([[to + 5, lift - 3], [to, lift], [to + 5, lift + 3]], 'detail'); // biome-ignore format: its arrow
    sheet.line(level(broken + 14, over, y), 'existing').line(level(over, clock, y), 'detail');
    const radius = Math.min(7, pitch * 0.44);
    sheet.circle([clock, y], radius, 'part', 'top');
    sheet.line([[clock, y - radius + 2], [clock, y], [clock + radius - 3, y]], 'terminal'); // biome-ignore format: its hands
  }
  sheet.line(upright(broken, head - 4, foot), 'live');
  sheet.line(level(left, right, foot), 'outline');
  sheet.lines(range(total * 2 + 1).map((i) => upright(along(i / 2), foot, foot + (i % 2 ? 5 : 9))), 'detail'); // biome-ignore format: ticks
  for (const [i, { name, time, length }] of parts.entries()) {
    const [from, to] = [along(begins[i] ?? 0), along((begins[i] ?? 0) + length)];
    // The first and the last name keep to the edges, clear of those between them.
    if (i === parts.length - 1) sheet.text([width - margin, 44], name, { size, anchor: 'end' });
    else sheet.text([i ? (from + to) / 2 : left, 44], name, { size, anchor: i ? 'middle' : 'start' });
    sheet.text([from, foot + 29], time, { size, anchor: i ? 'middle' : 'start' });
  }
  sheet.text([right, foot + 29], end, { size, anchor: 'middle' });
  sheet.text([left, middle - 64], String(count), { size: size * 1.6, weight: 600 });
  sheet.text([left, middle - 42], unit, { size });
  sheet.liveNode([broken, laneOf(0)]);
};
