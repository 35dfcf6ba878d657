import { arrowHead } from '../arrowHead.ts';
import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, range, upright } from '../records/paper.ts';
import type { Sheet } from '../sheet.ts';
import { left, right, size, ticks } from './paper.ts';

/** A page of a ledger, ruled down its middle; its total stands over a double rule, as books are closed. */
export function ledger(sheet: Sheet, [x, y]: Point, wide: number, rows: number, pitch: number): void {
  const high = rows * pitch + 34;
  sheet.rectangle(x, y, wide, high, 'outline', 'top').line(level(x, x + wide, y + 14), 'outline');
  sheet.line(upright(x + wide / 2, y + 14, y + high - 16), 'part');
  for (const row of range(rows)) {
    const at = y + 14 + pitch * (row + 0.62);
    const [debit, credit] = [0.3 + ((row * 37) % 11) / 40, 0.3 + ((row * 53) % 13) / 44];
    sheet.lines([level(x + 6, x + 6 + (wide / 2 - 14) * debit, at), level(x + wide - 6 - (wide / 2 - 14) * credit, x + wide - 6, at)], 'hatchStrong'); // biome-ignore format: one row
  }
  for (const side of [x + 6, x + wide / 2 + 6])
    sheet.lines([level(side, side + wide / 2 - 12, y + high - 12), level(side, side + wide / 2 - 12, y + high - 8)], 'outline'); // biome-ignore format: double rule
}

/** Financial services: subledgers agree every night, an adjustment carries its name, and the books close on the last day. */
export function financial(sheet: Sheet): void {
  const subledgers = [48, 118, 188];
  const [wide, group] = [96, 250];
  const [top, axis, days] = [48, 292, 30];
  sheet.text([left, 34], 'Subledgers', { size }).text([right, 34], 'The close', { size, anchor: 'end', weight: 600 }); // biome-ignore format: heads
  sheet.line([[left + wide, 77], [182, 77], [182, 217], [left + wide, 217]], 'part'); // biome-ignore format: what joins them
  sheet.line(level(left + wide, group - 2, 147), 'part').line(arrowHead([182, 147], [group - 2, 147]), 'part');
  for (const y of subledgers) ledger(sheet, [left, y], wide, 2, 12);
  ledger(sheet, [group, top], right - group, 9, 18);
  // The one posting by hand, with who did it and why.
  const row = top + 14 + 18 * 5.62;
  sheet.rectangle(group + 12, row - 13, right - group - 24, 26, 'outline', 'top');
  sheet.text([(group + right) / 2, row + 6], 'Adjusted: name, reason', { size: 17, anchor: 'middle' });
  ticks(sheet, [left, right], axis, days, 10);
  const x = (day: number) => left + ((right - left) * day) / days;
  for (const night of range(days)) sheet.rectangle(x(night) + 4.5, axis - 9, 6, 9, 'inner', 'inkLight');
  sheet.line(upright(right - 7, 244, axis - 4), 'live').liveNode([right - 7, axis - 5], 10, 4.5);
  sheet.text([left, axis - 20], 'Reconciled nightly', { size });
  dimensionLine(sheet, [left, right], 336, { text: 'One month', size, slash: 10 });
}

/** A bed with its pillow, its head at the wall. */
export function bed(sheet: Sheet, [x, y]: Point, down: 1 | -1): void {
  const top = down === 1 ? y : y - 44;
  sheet
    .rectangle(x - 13, top, 26, 44, 'part', 'top')
    .rectangle(x - 9, down === 1 ? y + 4 : y - 15, 18, 11, 'part', 'top');
  sheet.line(level(x - 13, x + 13, down === 1 ? y + 22 : y - 22), 'detail');
}

/** Healthcare: the plan of a ward. One batch is traced from the store to the two rooms that it went to. */
export function healthcare(sheet: Sheet): void {
  const [top, upper, lower, foot] = [44, 142, 194, 292];
  const width = (right - left) / 4;
  const x = (at: number) => left + width * at;
  const doors = [0, 1, 2, 3].map((at) => x(at) + width * 0.5);
  const rooms = [2, 3, 4];
  sheet.rectangle(left, top, right - left, foot - top, 'contour', 'top');
  const named = [[x(1), top, width, upper - top], [x(3), top, width, upper - top]] as const; // biome-ignore format: the rooms named
  for (const room of named) sheet.lines(hatching(...room, 7), 'hatchMiddle');
  for (const at of range(4)) {
    const door = doors[at] ?? 0;
    for (const wall of [upper, lower])
      sheet.lines([level(x(at), door - 17, wall), level(door + 17, x(at + 1), wall)], 'contour');
    const swing = range(9).map((i) => (i * Math.PI) / 16);
    sheet.line(swing.map((turn): Point => [door - 17 + 34 * Math.cos(turn), upper - 34 * Math.sin(turn)]), 'detail'); // biome-ignore format: how its door opens
    sheet.line(upright(door - 17, upper, upper - 34), 'part');
  }
  for (const at of [1, 2, 3]) sheet.lines([upright(x(at), top, upper), upright(x(at), lower, foot)], 'contour');
  for (const at of range(4)) bed(sheet, [x(at) + width * 0.78, top], 1);
  for (const [at, room] of rooms.entries()) {
    const [name, middle] = [`Room ${room}`, x(at + 1) + 8];
    const marked = room % 2 === 0;
    if (marked) sheet.rectangle(middle - 3, top + 9, 60, 24, 'casing', 'top');
    sheet.text([middle, top + 27], name, { size, ...(marked && { weight: 600 }) });
  }
  // The store: shelves with boxes, one of them of the batch.
  for (const row of range(2)) {
    sheet.line(level(x(0) + 12, x(1) - 12, 250 + row * 32), 'outline');
    for (const at of [-1, 0, 1]) sheet.rectangle(x(0) + 46 + at * 26, 232 + row * 32, 18, 18, 'part', 'top');
  }
  sheet.rectangle(x(0) + 46, 232, 18, 18, 'contour', 'top').lines(hatching(x(0) + 46, 232, 18, 18, 4), 'hatchStrong');
  // Operating room: the table under its lamp; beside it more beds.
  const [table, lamp] = [x(1) + width * 0.5, 254];
  sheet
    .rectangle(table - 36, lamp - 13, 72, 26, 'outline', 'top')
    .circle([table, lamp], 21, 'detail')
    .circle([table, lamp], 8, 'part', 'top');
  for (const at of [2, 3]) for (const bedAt of [0.28, 0.74]) bed(sheet, [x(at) + width * bedAt, foot], -1);
  const corridor = 168;
  const batch: Point = [x(0) + 55, 230];
  const [second = 0, fourth = 0] = [doors[1], doors[3]];
  for (const pen of ['casingWide', 'live'] as const) {
    sheet.line([[batch[0], batch[1]], [batch[0], corridor], [fourth, corridor], [fourth, 126]], pen); // biome-ignore format: one way
    sheet.line(
      [
        [second, corridor],
        [second, 126],
      ],
      pen,
    );
  }
  for (const door of [second, fourth]) sheet.line(arrowHead([door, corridor], [door, 124]), 'live');
  sheet.liveNode([batch[0], 212], 10, 4.5);
  sheet.text([left, 30], 'Two rooms named', { size, weight: 600 }).text([x(0) + 8, 185], 'Batch', { size });
  dimensionLine(sheet, [left, right], 330, { text: 'A recall: minutes', size, slash: 10 });
  sheet.lines([upright(left, foot + 8, 338), upright(right, foot + 8, 338)], 'leader');
}
