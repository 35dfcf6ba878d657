import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { type Draw, number, size, small, sum, tones } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Draws a hatched bar. Tone 0 is dark, and any other tone is light. */
function measured(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number], tone: number): void {
  sheet.rectangle(x, y, width, height, 'part', 'top');
  sheet.lines(hatching(x, y, width, height, tone === 0 ? 4 : 7), tone === 0 ? 'hatchStrong' : 'hatchMiddle');
}

export const steps: Draw<'steps'> = ({ sheet, width, height }, { values, names, unit }) => {
  const total = sum(values);
  // The slashes of the dimension line extend beyond its ends.
  const [left, right, foot] = [margin + 6, width - margin - 6, height - margin - 10];
  const along = (value: number) => left + ((right - left) * value) / total;
  const pitch = (foot - 76) / values.length;
  const high = Math.min(26, pitch - 8);
  dimensionLine(sheet, [left, right], 38, { text: `${total} ${unit}`, size, drop: 14 });
  let from = 0;
  let live: Point = [right, foot];
  values.forEach((value, i) => {
    const y = 66 + pitch * i;
    const [start, end] = [along(from), along(from + value)];
    measured(sheet, [start, y, end - start, high], value === Math.max(...values) ? 0 : 1);
    const peak = value === Math.max(...values);
    const wide = textWidth(String(value), size) + 12;
    const called = names[i] ?? '';
    const fitsAfter = (text: string) => end <= right - 50 - textWidth(text, small);
    const fitsBefore = (text: string) => start - 10 - wide - textWidth(text, small) > margin;
    // The name follows its bar, or else precedes it. A name that fits on neither side is left out.
    const name = fitsAfter(called) || fitsBefore(called) ? called : '';
    const before = !fitsAfter(name);
    // The live node at the end of the longest bar needs space before the text.
    const [x, step] = before ? [start - 10, -1] : [end + (peak ? 18 : 10), 1];
    number(sheet, [x, y + high / 2 + 8], value, before ? 'end' : 'start');
    sheet.text([x + step * wide, y + high / 2 + 7], name, {
      size: small,
      anchor: before ? 'end' : 'start',
    });
    if (i > 0) sheet.line(upright(start, y - pitch + high, y), 'detail');
    if (i === values.indexOf(Math.max(...values))) live = [end, y + high / 2];
    from += value;
  });
  sheet.line(level(left, right, foot), 'outline');
  sheet.lines(
    range(total + 1).map((i) => upright(along(i), foot, foot + (i % 5 ? 5 : 10))),
    'detail',
  );
  sheet.liveNode(live);
};

/** Splits a name into two lines of similar length. A single word stays on one line. */
function inTwo(name: string): readonly string[] {
  const words = name.split(' ');
  const ways = range(words.length).map((i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return ways.sort((a, b) => longest(a) - longest(b))[0]?.filter((line) => line !== '') ?? [];
}

/** Space reserved between two parts of `squares`, and smallest space between two names of `pairs`. */
const gap = 14;

export const squares: Draw<'squares'> = ({ sheet, width, height }, { values, names, unit }) => {
  number(sheet, [margin, 44], sum(values), 'start');
  sheet.text([margin + ruleLength(String(sum(values)), size) + 8, 44], unit, { size: small });
  const head = 56;
  // Space for brackets, numbers and two lines of names.
  const below = 116;
  const [wide, high] = [width - margin * 2, height - below - head];
  const gaps = values.length - 1;
  // Each part starts a new column, so that its bracket spans only its own squares.
  const columnsOf = (rows: number) => values.map((count) => Math.ceil(count / rows));
  const stepOf = (rows: number) => Math.min((wide - gaps * gap) / sum(columnsOf(rows)), high / rows);
  const rows = range(10).reduce((best, i) => (stepOf(i + 1) > stepOf(best) ? i + 1 : best), 1);
  const [columns, step] = [columnsOf(rows), stepOf(rows)];
  // The first and the last name may be wider than their squares.
  const beyond = (part: number) => {
    const longest = Math.max(...inTwo(names[part] ?? '').map((line) => textWidth(line, small)), 0);
    return Math.max(0, (longest - (columns[part] ?? 0) * step) / 2);
  };
  const [before, after] = [beyond(0), beyond(gaps)];
  // The remaining width goes into the spaces between the parts, each at most twice `gap` wide.
  const between = Math.min(gap * 2, (wide - before - after - sum(columns) * step) / Math.max(1, gaps));
  const spare = wide - before - after - sum(columns) * step - gaps * between;
  const [left, top] = [margin + before + spare / 2, (head + height - below - rows * step) / 2];
  const begins = columns.map((_, i) => left + sum(columns.slice(0, i)) * step + i * between);
  for (const [part, count] of values.entries())
    for (const i of range(count)) {
      const [x, y] = [(begins[part] ?? left) + Math.floor(i / rows) * step, top + (i % rows) * step];
      sheet.rectangle(x + 2, y + 2, step - 4, step - 4, part === 0 ? 'part' : 'small', 'top');
      if (part < 3) sheet.lines(hatching(x + 2, y + 2, step - 4, step - 4, [3, 5, 8][part] ?? 8), tones[part] ?? 'hatch'); // biome-ignore format: one tone a part
    }
  const foot = top + rows * step;
  values.forEach((value, i) => {
    const [start, end] = [(begins[i] ?? left) + 2, (begins[i] ?? left) + (columns[i] ?? 0) * step - 2];
    sheet.line([[start, foot + 6], [start, foot + 14], [end, foot + 14], [end, foot + 6]], 'dimension'); // biome-ignore format: one bracket
    number(sheet, [(start + end) / 2, foot + 40], value);
    for (const [line, words] of inTwo(names[i] ?? '').entries())
      sheet.text([(start + end) / 2, foot + 62 + line * 21], words, { size: small, anchor: 'middle' });
  });
  sheet.liveNode([left + step / 2, top + step / 2]);
};

export const pairs: Draw<'pairs'> = ({ sheet, width, height }, { values, names = [], unit = '' }) => {
  sheet.text([margin, 44], unit, { size: small });
  const [left, right] = [margin + 14, width - margin - 14];
  const step = (right - left) / values.length;
  // If one name would touch the next, all names are split into two lines.
  const full = names.some((name) => textWidth(name, small) > step - gap);
  const below = full ? 79 : 58;
  const foot = height - (names.length > 0 ? below : margin);
  const most = Math.max(...values.flat());
  const top = (value: number) => foot - ((foot - (unit ? 92 : 62)) * value) / most;
  const wide = Math.min(58, step * 0.36);
  values.forEach(([before, after], i) => {
    const x = left + step * (i + 0.5);
    sheet.rectangle(x - wide - 4, top(before), wide, foot - top(before), 'existing', 'top');
    measured(sheet, [x + 4, top(after), wide, foot - top(after)], 0);
    sheet.line([[x - 4, top(before)], [x + 4, top(after)]], 'detail'); // biome-ignore format: one line
    number(sheet, [x - 4 - wide / 2, top(before) - 10], before);
    number(sheet, [x + 4 + wide / 2, top(after) - 14], after);
    const name = names[i] ?? '';
    for (const [line, words] of (full ? inTwo(name) : [name]).entries())
      sheet.text([x, foot + 26 + line * 21], words, { size: small, anchor: 'middle' });
  });
  sheet.line(level(left - 14, right + 14, foot), 'outline');
  const [first = [0, 0]] = values;
  sheet.liveNode([left + step / 2 + 4 + wide / 2, top(first[1])]);
};
