import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { ruleLength, type Sheet, textWidth } from '../sheet.ts';
import { field } from './field.ts';
import { type Draw, number, size, small, sum } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

const day = 24;
/** Height of a bar, whose number stands in it: above it would be read as that of a name in the row before. */
const high = 30;

/** What lies in one day of the part of that place. */
interface Piece {
  readonly i: number;
  readonly row: number;
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
}

/** A part that runs past midnight is cut there. */
function cut(values: readonly number[], begins: number): Piece[] {
  let from = begins;
  return values.flatMap((value, i) => {
    const to = from + value;
    const pieces = range(Math.ceil(to / day))
      .map((row) => ({ i, row, from: Math.max(0, from - row * day), to: Math.min(day, to - row * day) }))
      .filter((piece) => piece.from < piece.to);
    from = to;
    return pieces;
  });
}

function hoursOf(sheet: Sheet, along: (hour: number) => number, y: number): void {
  sheet.line(level(along(0), along(day), y), 'outline');
  sheet.lines(
    range(day + 1).map((hour) => upright(along(hour), y, y + (hour % 6 ? 4 : 9))),
    'detail',
  );
}

/** On a paper as wide as the sheet: all hours in one row, with the days where they begin. */
const oneRow: Draw<'weekend'> = ({ sheet, width }, { days, begins, values, names, total, last }) => {
  const hours = sum(values);
  const [left, right, top, tall, name] = [margin + 6, width - margin - 6, 92, 62, 20];
  const along = (hour: number) => left + ((right - left) * (hour - begins)) / hours;
  const foot = top + tall;
  dimensionLine(sheet, [left, right], 44, { text: `${total.value}: ${total.name.toLowerCase()}`, size: name, slash: 11, drop: 12 }); // biome-ignore format: one line
  const most = Math.max(...values);
  let from = begins;
  for (const [i, value] of values.entries()) {
    const [x, end] = [along(from), along(from + value)];
    const spare = i === values.length - 1;
    sheet.rectangle(x, top, end - x, tall, spare ? 'existing' : 'outline', 'top');
    if (!spare) sheet.lines(hatching(x, top, end - x, tall, value === most ? 6 : 9), value === most ? 'hatchStrong' : 'hatchMiddle'); // biome-ignore format: one line
    const crossed = from < last.at && last.at < from + value;
    const middle = crossed ? (along(last.at) + end) / 2 : (x + end) / 2;
    if (!spare) field(sheet, [middle, top + tall / 2 + 9], String(value), 26, [x, top, end - x, tall]);
    sheet.text([middle, top + tall / 2 + 9], String(value), { size: 26, anchor: 'middle', weight: 600 });
    const at = (x + end) / 2;
    sheet.text([at, top - 12], names[i] ?? '', { size: name, anchor: 'middle' });
    from += value;
  }
  sheet.lines(range(hours + 1).map((i) => upright(along(begins + i), foot, foot + ((begins + i) % day ? 6 : 14))), 'detail'); // biome-ignore format: one line
  for (const [row, called] of days.entries()) {
    const hour = Math.max(begins, row * day);
    sheet.text([hour === begins ? left : along(hour) + 2, foot + 34], called, { size: name });
  }
  const x = along(last.at);
  sheet.line(upright(x, top, foot + 26), 'casing').line(upright(x, top, foot + 26), 'live');
  sheet.text([x - 10, foot + 34], last.name, { size: name, anchor: 'end' }).liveNode([x, top + tall / 2], 10, 4.5);
};

/** A weekend as a calendar: a row a day, its parts at their hours, and the last moment at which one can go back. */
export const weekend: Draw<'weekend'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  const { days, begins, values, names, total, last } = figure;
  if (width > height * 2) {
    oneRow(draft, figure);
    return;
  }
  const before = Math.max(...days.map((name) => ruleLength(name, small))) + 11;
  const pieces = cut(values, begins);
  const [left, right, head] = [margin + before, width - margin, margin + 8];
  // The name of the last stands on the margin.
  const pitch = (height - margin - head - high - 28) / (days.length - 1);
  const along = (hour: number) => left + ((right - left) * hour) / day;
  const [lastRow, lastX] = [Math.floor(last.at / day), along(last.at % day)];
  /** Below, a name of more than twice its part's length would stand under the next part. */
  const isShort = ({ i, from, to }: Piece) => textWidth(names[i] ?? '', small) > (along(to) - along(from)) * 2;
  const barOf = (row: number) => head + pitch * row;
  const most = Math.max(...values);
  for (const [row, name] of days.entries()) {
    sheet.text([left - 10, barOf(row) + high / 2 + 6], name, { size: small, anchor: 'end' });
    hoursOf(sheet, along, barOf(row) + high);
  }
  /** Up to where the names below each row reach. */
  const taken = days.map(() => left - 18);
  for (const piece of pieces) {
    const { i, row, from, to } = piece;
    const [x, end, y] = [along(from), along(to), barOf(row)];
    const value = values[i] ?? 0;
    // What is left over at the end is empty.
    const spare = i === values.length - 1;
    sheet.rectangle(x, y, end - x, high, spare ? 'existing' : 'part', 'top');
    const peak = value === most;
    if (!spare) sheet.lines(hatching(x, y, end - x, high, peak ? 4 : 7), peak ? 'hatchStrong' : 'hatchMiddle');
    // The name and number keep clear of the line of the last moment.
    const crossed = row === lastRow && x < lastX && lastX < end;
    const middle = crossed ? (lastX - x > end - lastX ? x + lastX : lastX + end) / 2 : (x + end) / 2;
    const name = names[i] ?? '';
    const wide = textWidth(name, small);
    if (isShort(piece)) {
      const line = upright(middle, y - 26, y + high / 2);
      sheet.line(line, 'casing').line(line, 'leader');
      number(sheet, [middle + 7, y - 12], value, 'start');
      sheet.text([middle + 12 + textWidth(String(value), size), y - 12], name, { size: small });
      continue;
    }
    if (pieces.find((other) => other.i === i) === piece) {
      const at: Point = [middle, y + high / 2 + 7];
      if (!spare) field(sheet, at, String(value), size, [x, y, end - x, high]);
      number(sheet, at, value);
    }
    // A name that is longer than its part begins with it, and runs on below the next, which makes room for it.
    const start = Math.max(wide > end - x ? x : middle - wide / 2, (taken[row] ?? left) + 18);
    sheet.text([start, y + high + 23], name, { size: small });
    taken[row] = start + wide;
  }
  const y = barOf(0) + high - 8;
  sheet.text([left, y], total.value, { size: size * 2, weight: 600 });
  sheet.text([left, y + 31], total.name, { size: small });
  // A free line below the names, so that it is not read as one of them.
  const note: Point = [lastX, barOf(lastRow) + high + 46];
  const line: Point[] = [[lastX, barOf(lastRow) - 8], note, [lastX - 14, note[1]]]; // biome-ignore format: one line
  sheet.line(line, 'casing').line(line, 'live');
  sheet.text([lastX - 20, note[1] + 6], last.name, { size: small, anchor: 'end' });
  sheet.liveNode([lastX, barOf(lastRow) + high / 2]);
};
