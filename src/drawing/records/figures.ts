import { Axonometric } from '../axonometric.ts';
import { hatching, hatchWithin, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { box, vessel } from '../parts.ts';
import type { PenName } from '../pens.ts';
import { barePlate, onLevel } from '../plate.ts';
import { screen } from '../screens.ts';
import type { Container } from '../sheet.ts';
import { alongEllipse } from '../traces.ts';
import { level, type RecordDraft, range, squaredPaper, upright } from './paper.ts';

/** What a record says in figures, for a drawing to scale. */
export type Figure =
  /** Parts of a whole, the longest first or not. */
  | { readonly kind: 'bars'; readonly values: readonly number[] }
  /** One quantity at equal intervals; `of` is what it is part of. */
  | { readonly kind: 'columns'; readonly values: readonly number[]; readonly of?: number }
  /** What follows one after the other, in one unit of time. */
  | { readonly kind: 'steps'; readonly values: readonly number[]; readonly unit: string }
  /** Parts of a whole, a square for each `each` of them. */
  | { readonly kind: 'squares'; readonly values: readonly number[]; readonly each?: number }
  /** What was, and what it became. */
  | { readonly kind: 'pairs'; readonly values: readonly (readonly [before: number, after: number])[] }
  /** Parts of a whole, around it. */
  | { readonly kind: 'ring'; readonly values: readonly number[] }
  /** Of an hour or a number of them, on a dial. */
  | { readonly kind: 'dial'; readonly value: number; readonly of: number; readonly unit: string }
  /** How many parts a landscape has before and after: a block for each `each` of them, or what they are. */
  | {
      readonly kind: 'landscape';
      readonly before: number;
      readonly after: number;
      readonly each?: number;
      readonly part?: 'vessels' | 'screens';
    }
  /** One thing that so many others are joined to. */
  | { readonly kind: 'hub'; readonly spokes: number };

type Draw<Kind extends Figure['kind']> = (draft: RecordDraft, figure: Extract<Figure, { kind: Kind }>) => void;

const size = 22;
const tones: readonly PenName[] = ['hatchStrong', 'hatchMiddle', 'hatch', 'grid'];
const printed = (value: number) => value.toLocaleString('en');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function number(
  sheet: Container,
  at: Point,
  value: number | string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): void {
  sheet.text(at, typeof value === 'number' ? printed(value) : value, { size, anchor, weight: 600 });
}

/** A stretch that was measured. */
function measured(
  sheet: Container,
  [x, y, width, height]: readonly [number, number, number, number],
  tone: number,
): void {
  sheet.rectangle(x, y, width, height, 'part', 'top');
  sheet.lines(hatching(x, y, width, height, tone === 0 ? 4 : 7), tone === 0 ? 'hatchStrong' : 'hatchMiddle');
}

const bars: Draw<'bars'> = ({ sheet, width, height }, { values }) => {
  squaredPaper(sheet, { width, height });
  const pitch = (height - 40) / values.length;
  const high = Math.min(28, pitch - 8);
  const [left, longest] = [40, width - 130];
  const most = Math.max(...values);
  const peak = values.indexOf(most);
  values.forEach((value, i) => {
    const [y, long] = [20 + pitch * i + (pitch - high) / 2, (longest * value) / most];
    measured(sheet, [left, y, long, high], i === peak ? 0 : 1);
    number(sheet, [left + long + (i === peak ? 18 : 10), y + high / 2 + 8], value, 'start');
    if (i === peak) sheet.liveNode([left + long, y + high / 2]);
  });
  sheet.line(upright(left, 12, height - 12), 'outline');
};

const columns: Draw<'columns'> = ({ sheet, width, height }, { values, of }) => {
  squaredPaper(sheet, { width, height });
  const most = Math.max(of ?? 0, ...values);
  const [left, right, foot] = [50, width - 50, height - 34];
  const step = (right - left) / values.length;
  const top = (value: number) => foot - ((foot - 62) * value) / most;
  values.forEach((value, i) => {
    const [x, y] = [left + step * (i + 0.17), top(value)];
    measured(sheet, [x, y, step * 0.66, foot - y], i === values.length - 1 ? 0 : 1);
    number(sheet, [x + step * 0.33, y - 14], value);
  });
  if (of !== undefined) sheet.line(level(left - 20, right + 20, top(of)), 'existing');
  sheet.line(level(left - 20, right + 20, foot), 'outline');
  sheet.liveNode([left + step * (values.length - 0.5), top(values.at(-1) ?? 0)]);
};

const steps: Draw<'steps'> = ({ sheet, width, height }, { values, unit }) => {
  squaredPaper(sheet, { width, height });
  const total = sum(values);
  const [left, right] = [30, width - 30];
  const along = (value: number) => left + ((right - left) * value) / total;
  const pitch = (height - 84) / values.length;
  const high = Math.min(26, pitch - 8);
  dimensionLine(sheet, [left, right], 30, { text: `${total} ${unit}`, size, slash: 11, drop: 14 });
  let from = 0;
  values.forEach((value, i) => {
    const y = 60 + pitch * i;
    const [start, end] = [along(from), along(from + value)];
    measured(sheet, [start, y, end - start, high], value === Math.max(...values) ? 0 : 1);
    const before = end > right - 50;
    number(sheet, [before ? start - 10 : end + 10, y + high / 2 + 8], value, before ? 'end' : 'start');
    if (i > 0) sheet.line(upright(start, y - pitch + high, y), 'detail');
    from += value;
  });
  sheet.line(level(left, right, height - 18), 'outline');
  sheet.lines(
    range(total + 1).map((i) => upright(along(i), height - 18, height - (i % 4 ? 13 : 8))),
    'detail',
  );
  sheet.liveNode([right, height - 18]);
};

const squares: Draw<'squares'> = ({ sheet, width, height }, { values, each = 1 }) => {
  const counts = values.map((value) => Math.round(value / each));
  const total = sum(counts);
  const rows = Math.max(1, Math.round(Math.sqrt((total * (height - 84)) / (width - 60))));
  const across = Math.ceil(total / rows);
  const step = Math.min((width - 60) / across, (height - 84) / rows);
  const [left, top] = [(width - across * step) / 2, 20];
  const ends = counts.map((_, i) => sum(counts.slice(0, i + 1)));
  for (const i of range(total)) {
    const part = ends.findIndex((end) => i < end);
    const [x, y] = [left + Math.floor(i / rows) * step, top + (i % rows) * step];
    sheet.rectangle(x + 2, y + 2, step - 4, step - 4, part === 0 ? 'part' : 'small', 'top');
    if (part < 3) sheet.lines(hatching(x + 2, y + 2, step - 4, step - 4, [3, 5, 8][part] ?? 8), tones[part] ?? 'hatch');
  }
  const foot = top + rows * step;
  let from = 0;
  values.forEach((value, i) => {
    const [start, end] = [left + (from / rows) * step + 3, left + ((ends[i] ?? 0) / rows) * step - 3];
    sheet.line([[start, foot + 6], [start, foot + 14], [end, foot + 14], [end, foot + 6]], 'dimension'); // biome-ignore format: one bracket
    number(sheet, [(start + end) / 2, foot + 40], value);
    from = ends[i] ?? 0;
  });
  sheet.liveNode([left + step / 2, top + step / 2]);
};

const pairs: Draw<'pairs'> = ({ sheet, width, height }, { values }) => {
  squaredPaper(sheet, { width, height });
  const [left, right, foot] = [30, width - 30, height - 34];
  const step = (right - left) / values.length;
  const most = Math.max(...values.flat());
  const top = (value: number) => foot - ((foot - 56) * value) / most;
  const wide = Math.min(58, step * 0.36);
  values.forEach(([before, after], i) => {
    const x = left + step * (i + 0.5);
    sheet.rectangle(x - wide - 4, top(before), wide, foot - top(before), 'existing', 'top');
    measured(sheet, [x + 4, top(after), wide, foot - top(after)], 0);
    sheet.line([[x - 4, top(before)], [x + 4, top(after)]], 'detail'); // biome-ignore format: one line
    number(sheet, [x - 4 - wide / 2, top(before) - 10], before);
    number(sheet, [x + 4 + wide / 2, top(after) - 14], after);
  });
  sheet.line(level(left - 14, right + 14, foot), 'outline');
  const [first = [0, 0]] = values;
  sheet.liveNode([left + step / 2 + 4 + wide / 2, top(first[1])]);
};

/** From the top, clockwise. */
const angleOf = (share: number) => (share - 0.25) * Math.PI * 2;
const around = ([x, y]: Point, radius: number, angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]; // biome-ignore format: one line

function sector(middle: Point, inner: number, outer: number, from: number, to: number): Point[] {
  const count = Math.max(3, Math.round((to - from) * 14));
  return [
    ...alongEllipse(middle, outer, outer, from, to, count),
    ...alongEllipse(middle, inner, inner, to, from, count),
  ];
}

const ring: Draw<'ring'> = ({ sheet, width, height }, { values }) => {
  squaredPaper(sheet, { width, height });
  const middle: Point = [width / 2, height / 2];
  const [outer, inner, total] = [height * 0.36, height * 0.21, sum(values)];
  let from = 0;
  let live: Point = middle;
  values.forEach((value, i) => {
    const [start, end] = [angleOf(from / total), angleOf((from + value) / total)];
    const outline = sector(middle, inner, outer, start, end);
    sheet
      .polygon(outline, 'part', 'top')
      .lines(hatchWithin(outline, 45, [3.4, 7, 4.6][i % 3] ?? 5), tones[i % 3] ?? 'hatch');
    const bend = around(middle, outer + 12, (start + end) / 2);
    const right = bend[0] >= middle[0];
    // Narrow parts stand close to one another: each further leader leaves in a longer step.
    const narrow = value / total < 0.04;
    const shelf: Point = [bend[0] + (right ? 1 : -1) * (narrow ? 62 : 24), bend[1] - (narrow ? 14 : 0)];
    sheet.line([around(middle, outer, (start + end) / 2), bend, shelf], 'leader');
    number(sheet, [shelf[0] + (right ? 6 : -6), shelf[1] + 8], value, right ? 'start' : 'end');
    if (value === Math.max(...values)) live = around(middle, (inner + outer) / 2, (start + end) / 2);
    from += value;
  });
  number(sheet, [middle[0], middle[1] + 8], total);
  sheet.liveNode(live);
};

const dial: Draw<'dial'> = ({ sheet, width, height }, { value, of, unit }) => {
  squaredPaper(sheet, { width, height });
  const middle: Point = [width / 2, height / 2];
  const radius = height * 0.38;
  const turns = Math.ceil(value / of);
  for (const turn of range(turns)) {
    const share = Math.min(1, value / of - turn);
    const [outer, inner] = [radius - turn * 26, radius - 22 - turn * 26];
    const outline = sector(middle, inner, outer, angleOf(0), angleOf(Math.min(share, 0.9999)));
    sheet
      .polygon(outline, 'part', null)
      .lines(hatchWithin(outline, 45, turn ? 6 : 4), turn ? 'hatchMiddle' : 'hatchStrong');
  }
  sheet.circle(middle, radius, 'part');
  const count = of > 12 ? 60 : of * 5;
  sheet.lines(range(count).map((i) => [around(middle, radius, angleOf(i / count)), around(middle, radius + (i % 5 ? 6 : 12), angleOf(i / count))]), 'detail'); // biome-ignore format: ticks
  const reach = radius + 20;
  sheet.lines(
    [level(middle[0] - reach, middle[0] - 60, middle[1]), level(middle[0] + 60, middle[0] + reach, middle[1])],
    'centre',
  );
  number(sheet, [middle[0], middle[1] + 4], value);
  sheet.text([middle[0], middle[1] + 26], unit, { size: 20, anchor: 'middle' });
  sheet.liveNode(around(middle, radius - 26 * (turns - 1) - 11, angleOf(value / of)));
};

const landscape: Draw<'landscape'> = ({ sheet, random, width, height }, { before, after, each = 1, part }) => {
  const [many, few] = [Math.round(before / each), Math.round(after / each)];
  // Vessels stand in a row, all others in a square.
  const across = part === 'vessels' ? many : Math.ceil(Math.sqrt(many));
  const deep = Math.ceil(many / across);
  const span = across + deep + 1;
  const scale = Math.min((width / 2 - 22) / span, (height - 92) / (span / 2 + 1.4));
  let live: Point = [0, 0];
  for (const side of [0, 1]) {
    const middle = (width * (1 + side * 2)) / 4;
    const [originX, originY] = [middle - ((across - deep) * scale) / 2, height / 2 - 14 - (span * scale) / 4];
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
    number(sheet, [middle, height - 20], side ? after : before);
  }
  const [y, tip] = [height - 27, width / 2 + 40];
  const head: Point[] = [
    [tip - 8, y - 6],
    [tip, y],
    [tip - 8, y + 6],
  ];
  sheet.lines([level(width / 2 - 44, tip, y), head], 'dimension').liveNode(live);
};

const hub: Draw<'hub'> = ({ sheet, width, height }, { spokes }) => {
  squaredPaper(sheet, { width, height });
  const middle: Point = [width / 2, height / 2];
  const [near, far] = [height * 0.2, height * 0.37];
  const places = range(spokes).map((i) => angleOf((i + 0.5) / spokes));
  sheet.ellipse(middle, far * 1.55, far, 'centre');
  for (const angle of places) {
    const end: Point = [middle[0] + Math.cos(angle) * far * 1.55, middle[1] + Math.sin(angle) * far];
    for (const shift of [-4, 0, 4]) {
      const [nx, ny] = [-Math.sin(angle) * shift, Math.cos(angle) * shift];
      sheet.line([[middle[0] + nx, middle[1] + ny], [end[0] + nx, end[1] + ny]], 'detail'); // biome-ignore format: one line
    }
    sheet.rectangle(end[0] - 34, end[1] - 20, 68, 40, 'part', 'top');
    sheet.lines([level(end[0] - 24, end[0] + 10, end[1] - 6), level(end[0] - 24, end[0] + 24, end[1] + 6)], 'detail');
  }
  sheet.circle(middle, near, 'outline', 'top').circle(middle, near - 8, 'detail');
  number(sheet, [middle[0], middle[1] + 26], `1 : ${spokes}`);
  sheet.liveNode([middle[0], middle[1] - 12]);
};

const draws: { readonly [Kind in Figure['kind']]: Draw<Kind> } = {
  bars,
  columns,
  steps,
  squares,
  pairs,
  ring,
  dial,
  landscape,
  hub,
};

/** Draws what a record says in figures, with one live node. */
export function drawFigure(draft: RecordDraft, figure: Figure): void {
  // Each kind has the drawing that takes it.
  (draws[figure.kind] as Draw<Figure['kind']>)(draft, figure);
}
