import { Axonometric } from '../axonometric.ts';
import { hatching, type Point } from '../geometry.ts';
import { box } from '../parts.ts';
import { barePlate, onLevel } from '../plate.ts';
import { ruleLength, textWidth } from '../sheet.ts';
import { type Draw, number, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** One plate in rows of ten: an outline for what is out of use, a block for what is in use, a tower for what is owned. */
export const counted: Draw<'counted'> = ({ sheet, width, height }, { unused, used, owned, names, unit }) => {
  const total = unused + used;
  const [across, deep] = [10, Math.ceil(total / 10)];
  const scale = 15;
  const view = new Axonometric({ originX: margin + (deep + 0.4) * scale, originY: 70, scale }, sheet);
  barePlate(view, { width: across + 0.4, depth: deep + 0.4, thickness: 0.4, z: 0 });
  const marks: Point[] = [];
  for (const i of range(total)) {
    const [x, y] = [0.3 + (i % across), 0.3 + Math.floor(i / across)];
    const tall = i >= total - owned ? 2 : 0.6;
    const footprint = onLevel(0, [x, y], [x + 0.8, y], [x + 0.8, y + 0.8], [x, y + 0.8]);
    if (i < unused) view.polygon(footprint, 'existing');
    else
      box(
        view,
        { x, y, z: 0, width: 0.8, depth: 0.8, height: tall },
        { edge: 'small', ...(tall > 1 && { hatch: 0.16, drawers: 4 }) },
      );
    if (i === 5) marks[0] = view.project(x + 0.4, y + 0.4);
    // The first whole row of them, clear of the leader of what is owned.
    if (i === Math.ceil(unused / 10) * 10 + 9) marks[1] = view.project(x + 0.8, y + 0.4, tall / 2);
    if (i === total - 1) marks[2] = view.project(x + 0.4, y + 0.4, tall);
  }
  // In the corners that the plate leaves.
  const right = width - margin;
  const rows = [
    [unused, names.unused, [right, 74], 'end'],
    [used, names.used, [right, 218], 'end'],
    [owned, names.owned, [margin, height - margin - 26], 'start'],
  ] as const;
  for (const [i, [count, name, [x, y], anchor]] of rows.entries()) {
    const mark = marks[i] ?? [0, 0];
    const long = textWidth(String(count), size * 1.3) + 10;
    const end: Point = [anchor === 'end' ? x - long : x + long, y - 8];
    const bend: Point = [mark[0] + Math.sign(end[0] - mark[0]) * Math.abs(end[1] - mark[1]), end[1]];
    sheet.line([mark, bend, end], 'casing').line([mark, bend, end], 'leader');
    sheet.text([x, y], String(count), { size: size * 1.3, weight: 600, anchor });
    sheet.text([x, y + 22], name, { size: small, anchor });
  }
  sheet.text([margin, 44], unit, { size: small }).liveNode(marks[2] ?? [0, height]);
};

/** How old messages are when they are first seen: half of them lie in the hatched span, the median is lettered. */
export const ages: Draw<'ages'> = ({ sheet, width, height }, { rows, truck, unit }) => {
  const names = Math.max(...rows.map(({ name }) => ruleLength(name, small)));
  const [left, right, foot] = [names + margin + 13, width - margin, height - 58];
  const most = Math.ceil(Math.max(...rows.map(({ half }) => half[1])) / 6) * 6;
  const along = (hour: number) => left + ((right - left) * hour) / most;
  // The truck has a row of its own, above that of its notice.
  const dockAt = rows.findIndex((row) => row.truck !== undefined);
  // The number above the first bar stands below the chart's upper end.
  const [head, begin] = [56, 70];
  const pitch = (foot - begin) / (rows.length + (dockAt < 0 ? 0 : 1));
  const rowAt = (place: number) => begin + pitch * (place + 0.5);
  sheet.text([margin, 44], unit, { size: small });
  for (const hour of range(most / 6 + 1).map((i) => i * 6)) {
    const [x, last] = [along(hour), hour === most];
    sheet.line(upright(x, head, foot), 'gridStrong').line(upright(x, foot, foot + 8), 'detail');
    sheet.text([x, foot + 26], last ? `${hour} h` : String(hour), { size: small, anchor: last ? 'end' : 'middle' });
  }
  let live: Point = [left, foot];
  for (const [i, { name, half, median, truck: dock }] of rows.entries()) {
    const y = rowAt(dockAt >= 0 && i >= dockAt ? i + 1 : i);
    const [from, to, at] = [along(half[0]), along(half[1]), along(median)];
    sheet.text([left - 12, y + 6], name, { size: small, anchor: 'end' });
    sheet.line(level(left, from, y), 'existing').rectangle(from, y - 10, to - from, 20, 'part', 'top');
    sheet.lines(hatching(from, y - 10, to - from, 20, 5), dock === undefined ? 'hatchMiddle' : 'hatchStrong');
    sheet.line(upright(at, y - 14, y + 14), 'outline');
    number(sheet, [at, y - 17], median);
    if (dock === undefined) continue;
    live = [at, y];
    // A truck that stands at its hour, its door at the dock, whose hour runs down to the notice.
    const [x, deck] = [along(dock), rowAt(i) + 4];
    sheet.line(upright(x, deck - 24, y + 17), 'terminal');
    sheet.rectangle(x - 34, deck - 20, 33, 18, 'part', 'top').polygon([[x - 48, deck - 2], [x - 48, deck - 9], [x - 43, deck - 14], [x - 36, deck - 14], [x - 36, deck - 2]], 'part', 'top'); // biome-ignore format: load and cab
    for (const wheel of [-42, -25, -10]) sheet.circle([x + wheel, deck - 1], 3.5, 'terminal', 'top');
    sheet.text([x + 12, deck - 4], truck, { size: small });
  }
  sheet.lines([upright(left, head, foot), level(left, right, foot)], 'outline').liveNode(live);
};

/** A week as a field of squares: the more there were, the larger the square. */
export const week: Draw<'week'> = ({ sheet, width, height }, { days, values, unit }) => {
  const left = margin + 12 + Math.max(...days.map((name) => ruleLength(name, small)));
  const [right, head, foot] = [width - margin, 56, height - 58];
  const columns = Math.max(...values.map(({ length }) => length));
  const [step, pitch] = [(right - left) / columns, (foot - head) / days.length];
  const most = Math.max(...values.flat());
  const room = Math.min(step, pitch) - 3;
  sheet.text([margin, 44], unit, { size: small });
  sheet.lines(
    range(days.length + 1).map((i) => level(left, right, head + pitch * i)),
    'gridStrong',
  );
  let live: Point = [left, head];
  for (const [row, counts] of values.entries()) {
    const y = head + pitch * (row + 0.5);
    sheet.text([margin, y + 6], days[row] ?? '', { size: small });
    for (const [column, count] of counts.entries()) {
      if (count === 0) continue;
      const [x, side] = [left + step * (column + 0.5), room * Math.sqrt(count / most)];
      const corner = [x - side / 2, y - side / 2, side, side] as const;
      const isDay = row < 5 && column >= columns / 3 && column < (columns * 3) / 4;
      sheet.rectangle(...corner, 'small', 'top');
      if (!isDay) sheet.lines(hatching(...corner, 3.6), 'hatchStrong');
      if (count === most) live = [x, y];
    }
  }
  sheet.line(level(left, right, foot), 'outline');
  for (const hour of [0, 6, 12, 18, 24]) {
    const x = left + ((right - left) * hour) / 24;
    sheet.line(upright(x, foot, foot + 6), 'detail');
    sheet.text([x, foot + 25], hour === 24 ? '24 h' : String(hour), {
      size: small,
      anchor: hour === 24 ? 'end' : 'middle',
    });
  }
  sheet.liveNode(live);
};
