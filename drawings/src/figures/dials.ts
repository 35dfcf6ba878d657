import { hatchWithin, type Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draw, number, small, sum, tones } from './figure.ts';
import { level, range } from './paper.ts';

/** Returns the angle of a share in radians. Shares run clockwise from the top. */
const angleOf = (share: number) => (share - 0.25) * Math.PI * 2;
const around = ([x, y]: Point, radius: number, angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]; // biome-ignore format: one line

function sector(middle: Point, inner: number, outer: number, from: number, to: number): Point[] {
  const count = Math.max(3, Math.round((to - from) * 14));
  return [
    ...alongEllipse(middle, outer, outer, from, to, count),
    ...alongEllipse(middle, inner, inner, to, from, count),
  ];
}

export const ring: Draw<'ring'> = ({ sheet, width, height }, { values, names, unit }) => {
  // Names are below their numbers, so the ring moves up to leave space at the bottom.
  const middle: Point = [width / 2 + 8, height / 2 - 10];
  const [outer, inner, total] = [height * 0.28, height * 0.18, sum(values)];
  let from = 0;
  let live: Point = middle;
  values.forEach((value, i) => {
    const [start, end] = [angleOf(from / total), angleOf((from + value) / total)];
    const outline = sector(middle, inner, outer, start, end);
    sheet
      .polygon(outline, 'part', 'top')
      .lines(hatchWithin(outline, 45, [3.4, 7, 4.6][i % 3] ?? 5), tones[i % 3] ?? 'hatch');
    const bend = around(middle, outer + 12, (start + end) / 2);
    // At the very bottom, the label goes to the right, so that the next part can use the left.
    const right = bend[0] >= middle[0] - (bend[1] > middle[1] ? 12 : 0);
    // A narrow part has a longer leader, because the label of its neighbor is close.
    const narrow = value / total < 0.04;
    const rise = narrow ? (bend[1] > middle[1] ? 16 : 4) : 0;
    const shelf: Point = [bend[0] + (right ? 1 : -1) * (narrow ? 40 : 24), bend[1] - rise];
    sheet.line([around(middle, outer, (start + end) / 2), bend, shelf], 'leader');
    number(sheet, [shelf[0] + (right ? 6 : -6), shelf[1] + 8], value, right ? 'start' : 'end');
    sheet.text([shelf[0] + (right ? 6 : -6), shelf[1] + 28], names[i] ?? '', {
      size: small,
      anchor: right ? 'start' : 'end',
    });
    if (value === Math.max(...values)) live = around(middle, (inner + outer) / 2, (start + end) / 2);
    from += value;
  });
  number(sheet, [middle[0], middle[1] + 2], total);
  sheet.text([middle[0], middle[1] + 20], unit, { size: small, anchor: 'middle' });
  sheet.liveNode(live);
};

export const dial: Draw<'dial'> = ({ sheet, width, height }, { value, of, unit }) => {
  const middle: Point = [width / 2, height / 2];
  const radius = height * 0.36;
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
  const reach = radius + 14;
  sheet.lines(
    [level(middle[0] - reach, middle[0] - 60, middle[1]), level(middle[0] + 60, middle[0] + reach, middle[1])],
    'centre',
  );
  number(sheet, [middle[0], middle[1] + 4], value);
  sheet.text([middle[0], middle[1] + 26], unit, { size: 20, anchor: 'middle' });
  sheet.liveNode(around(middle, radius - 26 * (turns - 1) - 11, angleOf(value / of)));
};
