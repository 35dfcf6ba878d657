import { hatching } from '../geometry.ts';
import { textWidth } from '../sheet.ts';
import { field } from './field.ts';
import { type Draw, sum } from './figure.ts';
import { level, margin, upright } from './paper.ts';

/** Across a whole sheet its bars are higher, and its months have more than a letter. */
const WHOLE = 700;

/** A plan counted back from the day on which something ends: the last step on top, each ending where the one above begins. */
export const countback: Draw<'countback'> = (
  { sheet, width, height },
  { steps, days, months, end, spare, mark, node, unit },
) => {
  const whole = width > WHOLE;
  // Of all lettering, legible on the narrowest phone; the height of a bar; between a bar and its name; and the room between
  // the last two steps, for the day that all of it is for.
  const [size, high, gap, room] = whole ? [19, 34, 14, 22] : [16, 20, 9, 18];
  /** From the top of a bar to the foot of its lettering. */
  const line = high / 2 + size * 0.34;
  const [left, right, head, foot] = [margin, width - margin, whole ? 74 : 56, height - (whole ? 66 : 60)];
  const pitch = (foot - head - 10 - room) / steps.length;
  const along = (day: number) => left + ((right - left) * day) / days;
  const back = steps.toReversed();
  const topOf = (row: number) => head + row * pitch + (row > 0 ? room : 0);
  sheet.line(level(left, right, foot), 'outline').line(upright(right, head - 6, foot), 'terminal');
  sheet.lines(
    [...months.map(({ from }) => from), days].map((day) => upright(along(day), foot, foot + 7)),
    'detail',
  );
  for (const { name, from, to } of months)
    sheet.text([along((from + to) / 2), foot + (whole ? 30 : 24)], whole ? name : name.slice(0, 1), {
      size,
      anchor: 'middle',
    });
  for (const [row, { name, from, to, weeks }] of back.entries()) {
    const [x, y, wide] = [along(from), topOf(row), along(to) - along(from)];
    if (row < back.length - 1) sheet.line(upright(x, y + high, topOf(row + 1)), 'dimension');
    const most = weeks === Math.max(...steps.map((step) => step.weeks));
    sheet.rectangle(x, y, wide, high, 'part', 'top');
    sheet.lines(hatching(x, y, wide, high, most ? 5 : 7), most ? 'hatchMiddle' : 'hatch');
    const number = String(weeks);
    // Clear of a day that is marked in it.
    const middle = from < mark.at && mark.at < to ? x + wide / 4 : x + wide / 2;
    field(sheet, [middle, y + line], number, size, [x, y, wide, high]);
    sheet.text([middle, y + line], number, { size, anchor: 'middle', weight: 600 });
    // Before it, where there is room: time runs back from right to left.
    const before = x - gap - textWidth(name, size) * 1.1 > left;
    sheet.text([before ? x - gap : x + wide + gap, y + line], name, { size, anchor: before ? 'end' : 'start' });
  }
  const [free] = back.map(({ to }) => along(to));
  if (free !== undefined) {
    sheet.rectangle(free, head, right - free, high, 'existing');
    sheet.text([right - 7, head + high + size], spare, { size, anchor: 'end' });
  }
  const marked = back.findIndex(({ from, to }) => from < mark.at && mark.at < to);
  if (marked >= 0) {
    const y = topOf(marked);
    sheet.line(upright(along(mark.at), y, y + high + 5), 'outline');
    sheet.text([along(mark.at), y + high + size + 2], mark.name, { size, anchor: 'middle' });
  }
  sheet.text([right, head - 14], end, { size, anchor: 'end', weight: 600 });
  sheet.text([left, head + (whole ? 14 : 8)], String(sum(steps.map(({ weeks }) => weeks))), {
    size: size * (whole ? 4 : 2.6),
    weight: 600,
  });
  sheet.text([left, head + (whole ? 40 : 26)], unit, { size });
  const y = (head + high + topOf(1)) / 2;
  sheet.text([along(node.at) - 14, y + 5.5], node.name, { size, anchor: 'end' });
  sheet.liveNode([along(node.at), y], whole ? 9 : 7, whole ? 4 : 3.2);
};
