import type { Point } from '../geometry.ts';
import { textWidth } from '../sheet.ts';
import { type Draw, number, small, sum } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** One line for each thing that was begun; it ends with the interval after which the thing no longer ran. */
export const runs: Draw<'runs'> = ({ sheet, width, height }, { values, unit = '' }) => {
  sheet.text([margin, 44], unit, { size: small });
  const begun = Math.max(...values);
  const [left, right, head, foot] = [margin, width - margin - 10, 92, height - margin];
  const pitch = (foot - head) / begun;
  const step = (right - left) / values.length;
  const end = (i: number) => left + step * (i + 1);
  for (const [i, value] of values.entries()) {
    sheet.line(upright(end(i), head - 8, foot), 'gridStrong').line(upright(end(i), head - 14, head - 6), 'detail');
    number(sheet, [end(i), head - 20], value);
  }
  for (const line of range(begun)) {
    const y = head + pitch * (line + 0.5);
    // Above lie those that ended, the first of them highest.
    const at = values.findIndex((value) => begun - line > value);
    const stays = at < 0;
    const x = stays ? right : end(at - 1) + step * 0.5;
    sheet.line(level(left, x, y), stays ? 'outline' : 'part');
    sheet.lines([upright(left, y - pitch * 0.3, y + pitch * 0.3)], 'outline');
    if (!stays) sheet.lines([[[x - 3.5, y - 3.5], [x + 3.5, y + 3.5]], [[x - 3.5, y + 3.5], [x + 3.5, y - 3.5]]], 'terminal'); // biome-ignore format: one cross
  }
  const first = head + pitch * (begun - (values.at(-1) ?? 0) + 0.5);
  sheet.liveNode([right, first]);
};

/** So many pieces make a bend look round at any size. */
const pieces = 28;

/** A bundle of conductors that parts into bundles, each to the scale of what it stands for. */
export const flow: Draw<'flow'> = ({ sheet, width, height }, { values, names, unit }) => {
  const total = sum(values);
  const widest = Math.max(...names.map((name) => textWidth(name, small)));
  const [left, right, gap] = [margin, width - margin - widest - 56, 25];
  const [from, to] = [left + 46, right - 14];
  const spare = gap * (values.length - 1);
  // Above the bundle stands what it is of.
  const scale = Math.min(height - margin * 2 - spare - 20, 120) / total;
  const [start, end] = [height / 2 - (total * scale) / 2 + 4, margin + 4];
  let done = 0;
  for (const [i, value] of values.entries()) {
    const [y, goal, high] = [start + done * scale, end + done * scale + gap * i, value * scale];
    const path = (shift: number): Point[] => {
      const [a, b] = [y + shift, goal + shift];
      const bend = range(pieces + 1).map((k): Point => {
        const share = k / pieces;
        return [from + (to - from) * share, a + ((b - a) * (1 - Math.cos(Math.PI * share))) / 2];
      });
      return [[left, a], ...bend, [right, b]];
    };
    const most = value === Math.max(...values);
    const pitch = most ? 3 : 4.5;
    const count = Math.floor(high / pitch);
    const inner = range(count).map((k) => path((high * (k + 0.5)) / count));
    sheet.lines(inner, most ? 'hatchStrong' : 'hatchMiddle');
    sheet.lines([path(0), path(high)], 'part').line(upright(right, goal, goal + high), 'outline');
    const middle = goal + high / 2;
    number(sheet, [right + 44, middle + 8], value, 'end');
    sheet.text([right + 54, middle + 7], names[i] ?? '', { size: small });
    if (most) sheet.liveNode([right, middle]);
    done += value;
  }
  sheet.line(upright(left, start, start + total * scale), 'outline');
  number(sheet, [left, margin + 19], total, 'start');
  sheet.text([left, margin + 42], unit, { size: small });
};
