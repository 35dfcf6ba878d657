import { hatching, type Point } from '../geometry.ts';
import { type Draw, size, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** A calendar of nights: what is hatched in each day is the check of its night, and the last one is the close. */
export const month: Draw<'month'> = ({ sheet, width, height }, { nights, first, days, names }) => {
  const weeks = Math.ceil((first + nights) / days.length);
  const [left, right, head, foot] = [164, width - margin, 58, height - margin];
  const [step, pitch] = [(right - left) / days.length, (foot - head) / weeks];
  const cornerOf = (i: number): Point => {
    const place = first + i;
    return [left + (place % days.length) * step, head + Math.floor(place / days.length) * pitch];
  };
  for (const [i, name] of days.entries())
    sheet.text([left + step * (i + 0.5), 44], name, { size: small, anchor: 'middle' });
  for (const i of range(nights)) {
    const [x, y] = cornerOf(i);
    const last = i === nights - 1;
    const [wide, high] = [step - 4, pitch - 4];
    sheet.rectangle(x + 2, y + 2, wide, high, last ? 'outline' : 'part', 'top');
    // The night lies in the lower part of its day.
    const night = last ? high : high * 0.4;
    sheet.lines(hatching(x + 2, y + 2 + high - night, wide, night, last ? 3.4 : 4), 'hatchStrong');
    if (!last) sheet.line([[x + 2, y + 2 + high - night], [x + 2 + wide, y + 2 + high - night]], 'detail'); // biome-ignore format: one line
  }
  const [x, y] = cornerOf(nights - 1);
  const shelf: Point = [x + step + 10, y + pitch / 2];
  sheet.line([[x + step - 2, shelf[1]], shelf], 'leader');
  sheet.text([shelf[0] + 6, shelf[1] + 6], names.close, { size: small, weight: 600 });
  sheet.text([margin, head + 40], String(nights), { size: size * 2, weight: 600 });
  for (const [line, words] of names.nights.split(', ').entries())
    sheet.text([margin, head + 68 + line * 22], words, { size: small });
  sheet.liveNode([x + step / 2, y + pitch / 2]);
};
