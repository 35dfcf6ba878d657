import type { Point } from '../geometry.ts';
import { ruleLength } from '../sheet.ts';
import { type Draw, number, small, sum } from './figure.ts';
import { margin, range, upright } from './paper.ts';

/** So many pieces make a bend look round at any size. */
const pieces = 28;

/** A bundle of conductors that parts into bundles, each to the scale of what it stands for. */
export const flow: Draw<'flow'> = ({ sheet, width, height }, { values, names, unit }) => {
  const total = sum(values);
  const widest = Math.max(...names.map((name) => ruleLength(name, small)));
  const [left, right, gap] = [margin, width - margin - widest - 55, 25];
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
