import type { Point } from '../geometry.ts';
import { type Draw, number, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Shares before and after on two uprights of one scale; what each gained is hatched, and the most of it lit. */
export const slopes: Draw<'slopes'> = ({ sheet, width, height }, { values, names, when, unit }) => {
  const [left, right, head, foot] = [margin + 58, width - 188, 100, height - margin - 6];
  const all = values.flat();
  const [least, most] = [Math.floor(Math.min(...all) / 10) * 10, Math.ceil(Math.max(...all) / 10) * 10];
  const at = (value: number) => foot - ((foot - head) * (value - least)) / (most - least);
  sheet.text([margin, 46], unit, { size: small, weight: 600 });
  for (const [i, x] of [left, right].entries()) sheet.text([x, head - 20], when[i] ?? '', { size: small, anchor: 'middle' }); // biome-ignore format: one line
  const ticks = range((most - least) / 2 + 1).map((i) => least + i * 2);
  sheet.lines(
    ticks.flatMap((value) => {
      const long = value % 10 ? 5 : 10;
      return [level(left, left + long, at(value)), level(right - long, right, at(value))];
    }),
    'detail',
  );
  sheet.lines([upright(left, head, foot), upright(right, head, foot)], 'outline');
  const gains = values.map(([before, after]) => after - before);
  let live: Point = [right, head];
  for (const [i, [before, after]] of values.entries()) {
    const [from, to] = [at(before), at(after)];
    const isMost = gains[i] === Math.max(...gains);
    const count = 40;
    sheet.lines(
      range(count).map((k) => {
        const share = (k + 1) / count;
        return upright(left + (right - left) * share, from, from + (to - from) * share);
      }),
      isMost ? 'hatchStrong' : 'hatchMiddle',
    );
    sheet.line(level(left, right, from), 'existing');
    sheet.line([[left, from], [right, to]], isMost ? 'live' : 'outline'); // biome-ignore format: one line
    sheet.circle([left, from], 4, 'terminal', 'top');
    number(sheet, [left - 14, from + 8], `${before}%`, 'end');
    number(sheet, [right + 18, to + 8], `${after}%`, 'start');
    sheet.text([right + 74, to + 7], names[i] ?? '', { size: small });
    if (isMost) live = [right, to];
    else sheet.circle([right, to], 4, 'terminal', 'top');
  }
  sheet.liveNode(live);
};
