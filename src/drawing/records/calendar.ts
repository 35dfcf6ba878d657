import { hatching } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { ruleLength } from '../sheet.ts';
import { inTwo } from './charts.ts';
import { type Draw, size, small, sum } from './figure.ts';
import { margin, range } from './paper.ts';

/** Between two names below. */
const gap = 20;

/**
 * Working days as a calendar, a column a week: what was waited for is left empty in broken line, what was worked is hatched,
 * what is neither is a plain field.
 */
export const calendar: Draw<'calendar'> = ({ sheet, width, height }, { parts, week, unit }) => {
  const days = sum(parts.map(({ value }) => value));
  const weeks = Math.ceil(days / week);
  // The slashes of the dimension line reach beyond its ends.
  const [left, right, top, below] = [margin + 6, width - margin - 6, 62, 92];
  const [pitch, row] = [(right - left) / weeks, (height - margin - below - top) / week];
  dimensionLine(sheet, [left, right], 40, { text: `${weeks} ${unit}`, size, slash: 11, drop: 14 });
  const foot = top + row * week;
  let begun = 0;
  let free = left;
  for (const [i, { value, name, of }] of parts.entries()) {
    for (const day of range(value)) {
      const place = begun + day;
      const [x, y] = [left + Math.floor(place / week) * pitch + 1.5, top + (place % week) * row + 1.5];
      const [wide, high] = [pitch - 3, row - 3];
      sheet.rectangle(x, y, wide, high, of === 'waiting' ? 'existing' : 'part', 'top');
      if (of === 'work') sheet.lines(hatching(x, y, wide, high, 4), 'hatchStrong');
      // What was waited for besides the first is struck through, so that the two are told apart.
      if (of === 'waiting' && i > 0) sheet.line([[x, y + high], [x + wide, y]], 'existing'); // biome-ignore format: one line
    }
    const [start, end] = [left + (begun / week) * pitch + 2, left + ((begun + value) / week) * pitch - 2];
    sheet.line([[start, foot + 5], [start, foot + 12], [end, foot + 12], [end, foot + 5]], 'dimension'); // biome-ignore format: one bracket
    const lines = ruleLength(name, small) < end - start ? [name] : inTwo(name);
    const long = Math.max(...lines.map((line) => ruleLength(line, small)), ruleLength(String(value), size * 2));
    // The last ends with the sheet, below its few days.
    const isLast = i === parts.length - 1;
    const at = isLast ? right : Math.max(start - 2, free);
    const anchor = isLast ? 'end' : 'start';
    sheet.text([at, foot + 49], String(value), { size: size * 2, weight: 600, anchor });
    for (const [line, words] of lines.entries())
      sheet.text([at, foot + 69 + line * 19], words, { size: small, anchor });
    free = at + long + gap;
    begun += value;
  }
  // In the middle of the longest wait.
  const middle = Math.floor((parts[0]?.value ?? 0) / week / 2);
  sheet.liveNode([left + (middle + 0.5) * pitch, top + row * (week / 2)]);
};
