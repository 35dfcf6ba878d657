import { Axonometric, onFace } from '../axonometric.ts';
import { hatchWithin, type Point, type Point3, smooth } from '../geometry.ts';
import { box, vessel } from '../parts.ts';
import { barePlate } from '../plate.ts';
import { type ScreenKind, screen } from '../screens.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { alongEllipse } from '../traces.ts';
import type { FacePart } from './eventFigure.ts';
import { type Draw, number, size, small, sum } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Place on a clock of twelve hours. */
const turn = (hour: number) => (hour / 12 - 0.25) * Math.PI * 2;
const around = ([x, y]: Point, radius: number, hour: number): Point => [
  x + Math.cos(turn(hour)) * radius,
  y + Math.sin(turn(hour)) * radius,
];

/** So many circles in rows that follow the rim, the outer rows with more of them. */
function dotted(
  sheet: Sheet,
  middle: Point,
  { from, to, count = 0 }: FacePart,
  [rows, near, far, radius]: readonly number[] & readonly [number, number, number, number],
): void {
  const radii = range(rows).map((row) => near + ((far - near) * row) / Math.max(1, rows - 1));
  let left = count;
  for (const [row, reach] of radii.entries()) {
    const share = Math.round((left * reach) / sum(radii.slice(row)));
    for (const i of range(share))
      sheet.circle(around(middle, reach, from + ((to - from) * (i + 0.5)) / share), radius, 'part', 'top');
    left -= share;
  }
}

export const face: Draw<'face'> = ({ sheet, width, height }, { parts, unit }) => {
  const middle: Point = [width / 2 + 2, height / 2 + 4];
  const [inner, rim] = [38, 90];
  const sector = ({ from, to }: FacePart): Point[] => [
    ...alongEllipse(middle, rim, rim, turn(from), turn(to), 17),
    ...alongEllipse(middle, inner, inner, turn(to), turn(from), 17),
  ];
  sheet.circle(middle, rim, 'part', 'top');
  sheet.lines(range(60).map((i) => [around(middle, rim - (i % 5 ? 4 : 8), i / 5), around(middle, rim, i / 5)]), 'inner'); // biome-ignore format: ticks
  for (const part of parts) {
    const { name, time, from, to, filled } = part;
    const outline = sector(part);
    sheet.polygon(outline, null, 'top');
    if (filled === 'dots') dotted(sheet, middle, part, [4, inner + 10, rim - 9, 2.8]);
    else if (filled === 'tables') dotted(sheet, middle, part, [2, inner + 15, rim - 15, 8]);
    else if (filled === 'writing')
      sheet.lines(range(6).map((i) => alongEllipse(middle, inner + 9 + i * 7.4, inner + 9 + i * 7.4, turn(from + 0.2), turn(to - 0.2 - (i % 3) * 0.25), 12)), 'hatchStrong'); // biome-ignore format: lines of writing
    else sheet.lines(hatchWithin(outline, 45, 3.4), 'hatchStrong');
    sheet.lines([outline.slice(0, 17), [around(middle, inner, from), around(middle, rim, from)], [around(middle, inner, to), around(middle, rim, to)]], 'outline'); // biome-ignore format: its edges
    // A longer hour stands further out, so that it keeps clear of the rim.
    const out = Math.max(0, textWidth(time, small) / 2 - 8);
    const [x, y] = around(middle, rim + 16, from);
    sheet.text([x + Math.cos(turn(from)) * out, y + 6], time, { size: small, anchor: 'middle' });
    const at = (from + to) / 2;
    // A short part's leader is longer, so that its name keeps clear of the hours at its ends.
    const [bx, by] = around(middle, rim + (to - from < 1.5 ? 26 : 16), at);
    const side = bx < middle[0] ? -1 : 1;
    const shelf: Point = [bx + side * 12, by];
    sheet.line([around(middle, rim, at), [bx, by], shelf], 'leader');
    const length = String(to - from);
    const wide = textWidth(length, size) + 8;
    const edge = shelf[0] + side * 6;
    number(sheet, [edge, shelf[1] + 8], length, side > 0 ? 'start' : 'end');
    // On the right the name stands behind its number, where there is room; else below it.
    const behind = side > 0 && edge + wide + textWidth(name, small) <= width - margin;
    sheet.text([behind ? edge + wide : edge, shelf[1] + (behind ? 7 : 28)], name, {
      size: small,
      anchor: side > 0 ? 'start' : 'end',
    });
  }
  sheet.circle(middle, inner, 'part', 'top');
  number(sheet, [middle[0], middle[1] + 2], sum(parts.map(({ from, to }) => to - from)));
  sheet.text([middle[0], middle[1] + 20], unit, { size: small, anchor: 'middle' });
  const last = parts.at(-1);
  if (!last) return;
  const [x, y] = around(middle, rim + 19, last.to);
  sheet.text([x, y + 6], String(last.to % 12 || 12), { size: small, anchor: 'middle' });
  sheet.liveNode(around(middle, rim, last.to));
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
