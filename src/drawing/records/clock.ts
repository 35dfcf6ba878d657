import { hatchWithin, type Point } from '../geometry.ts';
import { alongEllipse } from '../traces.ts';
import { type Draw, size, small, sum } from './figure.ts';
import { margin, range } from './paper.ts';

/** Counts around the clock, midnight at the top: bars that stand out from the rim, those of the night hatched dark. */
export const clock: Draw<'clock'> = ({ sheet, width, height }, { values, night, names, unit }) => {
  const middle: Point = [width / 2, height / 2];
  const [inner, reach] = [height * 0.13, height * 0.19];
  const rim = inner + reach;
  const hours = 24 / values.length;
  const turn = (hour: number) => (hour / 24 - 0.25) * Math.PI * 2;
  const around = (radius: number, hour: number): Point => [
    middle[0] + Math.cos(turn(hour)) * radius,
    middle[1] + Math.sin(turn(hour)) * radius,
  ];
  const most = Math.max(...values);
  const isNight = (hour: number) => hour >= night[0] || hour < night[1];
  for (const share of [0.5, 1]) sheet.circle(middle, inner + reach * share, 'gridStrong');
  sheet.lines(range(24).map((hour) => [around(rim + 3, hour), around(rim + (hour % 6 ? 8 : 12), hour)]), 'detail'); // biome-ignore format: ticks
  sheet.lines(
    [night[0], night[1]].map((hour) => [around(inner - 12, hour), around(rim + 4, hour)]),
    'centre',
  );
  let live: Point = middle;
  for (const [i, value] of values.entries()) {
    const [from, to] = [i * hours, (i + 1) * hours];
    const outer = inner + (reach * value) / most;
    const [start, end] = [turn(from + 0.12), turn(to - 0.12)];
    const outline = [
      ...alongEllipse(middle, outer, outer, start, end, 9),
      ...alongEllipse(middle, inner, inner, end, start, 9),
    ];
    const dark = isNight(from);
    sheet.polygon(outline, dark ? 'part' : 'small', null);
    sheet.lines(hatchWithin(outline, 45, dark ? 3.2 : 8), dark ? 'hatchStrong' : 'hatchMiddle');
    if (value === most) live = around(outer, (from + to) / 2);
  }
  sheet.circle(middle, inner, 'outline');
  for (const hour of [0, 6, 12, 18]) {
    const [x, y] = around(rim + 16, hour);
    sheet.text([x, y + 6], String(hour), { size: small, anchor: 'middle' });
  }
  const ofNight = sum(values.filter((_, i) => isNight(i * hours)));
  sheet.text([margin, 44], unit, { size: small });
  for (const [count, name, x, y, anchor] of [
    [ofNight, names[0], width - margin, 96, 'end'],
    [sum(values) - ofNight, names[1], margin, height - 78, 'start'],
  ] as const) {
    sheet.text([x, y], String(count), { size: size * 2, anchor, weight: 600 });
    sheet.text([x, y + 24], name, { size: small, anchor });
  }
  sheet.liveNode(live);
};
