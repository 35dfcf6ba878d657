import type { Point } from '../geometry.ts';
import { type Draw, number, size, small } from './figure.ts';
import { range } from './paper.ts';

/** Of an hour. */
const printed = (hours: number) => `${hours} h`;

/** The day of a cutover on a dial, noon on top: until when one may try again, and how long the way back takes. */
export const wayBack: Draw<'wayBack'> = ({ sheet, width, height }, { decision, last, back, end, names }) => {
  const [cx, cy, outer, inner] = [width / 2 - 2, height / 2 - 2, 92, 56];
  const on = (hour: number, radius: number): Point => {
    const turn = ((hour - 12) / 12) * Math.PI;
    return [cx + Math.sin(turn) * radius, cy - Math.cos(turn) * radius];
  };
  const ray = (hour: number, from: number, to: number): Point[] => [on(hour, from), on(hour, to)];
  const arc = (from: number, to: number, radius: number): Point[] =>
    range(33).map((i) => on(from + ((to - from) * i) / 32, radius));
  sheet.circle([cx, cy], outer, 'outline').circle([cx, cy], inner, 'part');
  sheet.lines(range(24).map((hour) => ray(hour, outer - (hour % 6 ? 6 : 12), outer)), 'detail'); // biome-ignore format: hours
  const hatched = (from: number, to: number, step: number) =>
    range(Math.floor((to - from) / step)).map((i) => ray(from + (i + 0.5) * step, inner, outer));
  sheet.lines(hatched(last, last + back, 0.16), 'hatchStrong');
  sheet.lines(hatched(last + back, end, 0.3), 'hatchMiddle');
  sheet.lines([ray(decision, inner, outer), ray(last + back, inner, outer), ray(end, inner, outer)], 'outline');
  sheet.line(arc(decision, last, (inner + outer) / 2), 'dimension');
  const tip = on(last - 0.1, (inner + outer) / 2);
  sheet.lines([[on(last - 0.7, (inner + outer) / 2 - 6), tip], [on(last - 0.7, (inner + outer) / 2 + 6), tip]], 'dimension'); // biome-ignore format: its head
  sheet.line(ray(last, inner, outer + 8), 'live');
  sheet.text([cx, cy + 8], printed(end - last), { size: size * 1.6, weight: 600, anchor: 'middle' });
  sheet.text([cx, cy + 30], names.whole, { size: small, anchor: 'middle' });
  const label = ([x, y]: Point, value: string, name: string, anchor: 'start' | 'middle' | 'end') => {
    number(sheet, [x, y], value, anchor);
    sheet.text([x, y + 22], name, { size: small, anchor });
  };
  const [before, after] = [cx - outer - 14, cx + outer + 14];
  label([on(decision, outer)[0] - 14, 50], names.decision[0], names.decision[1], 'end');
  label([after - 4, cy - 46], printed(last - decision), names.again, 'start');
  label([after - 16, cy + outer - 18], names.last[0], names.last[1], 'start');
  label([before, cy - 18], names.end[0], names.end[1], 'end');
  label([before + 2, cy + 40], printed(end - last - back), names.spare, 'end');
  sheet.text([cx - 12, cy + outer + 24], `${printed(back)} ${names.back}`, { size: small, weight: 600, anchor: 'end' });
  sheet.liveNode(on(last, outer));
};
