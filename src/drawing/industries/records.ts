import { arrowHead } from '../arrowHead.ts';
import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, range, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { left, paper, right, size, ticks } from './paper.ts';

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
  const subledgers = [48, 142, 236, 330];
  const [wide, rows, pitch] = [104, 3, 14];
  const [group, top, axis, days] = [250, 48, 476, 30];
  const joins = subledgers.map((y) => y + (rows * pitch + 34) / 2);
  const [first = 0, last = 0] = [joins[0], joins.at(-1)];
  const [join, middle] = [188, (first + last) / 2];
  sheet.text([left, 34], 'Subledgers', { size }).text([right, 34], 'The close', { size, anchor: 'end', weight: 600 }); // biome-ignore format: heads
  sheet.line(upright(join, first, last), 'part').lines(joins.map((y) => level(left + wide, join, y)), 'part'); // biome-ignore format: what joins them
  sheet.line(level(join, group - 2, middle), 'part').line(arrowHead([join, middle], [group - 2, middle]), 'part');
  for (const y of subledgers) ledger(sheet, [left, y], wide, rows, pitch);
  ledger(sheet, [group, top], right - group, 16, 20.25);
  // The one posting by hand, with who did it and why.
  const row = top + 14 + 20.25 * 11.62;
  sheet.rectangle(group + 12, row - 15, right - group - 24, 30, 'outline', 'top');
  sheet.text([(group + right) / 2, row + 6], 'Adjusted: name, reason', { size, anchor: 'middle' });
  ticks(sheet, [left, right], axis, days, 10);
  const x = (day: number) => left + ((right - left) * day) / days;
  for (const night of range(days)) sheet.rectangle(x(night) + 4.5, axis - 14, 6, 14, 'inner', 'inkLight');
  sheet.line(upright(right - 7, top + 358, axis - 4), 'live').liveNode([right - 7, axis - 5], 10, 4.5);
  sheet.text([left, axis - 26], 'Reconciled nightly', { size });
  dimensionLine(sheet, [left, right], 522, { text: 'One month', size, slash: 10 });
}

/** A bed with its pillow, its head at the wall. */
export function bed(sheet: Sheet, [x, y]: Point, down: 1 | -1): void {
  const top = down === 1 ? y : y - 44;
  sheet
    .rectangle(x - 13, top, 26, 44, 'part', 'top')
    .rectangle(x - 9, down === 1 ? y + 4 : y - 15, 18, 11, 'part', 'top');
  sheet.line(level(x - 13, x + 13, down === 1 ? y + 22 : y - 22), 'detail');
}

/** A ward: its paper, how many bays are side by side, the height of its walls, and the rooms that the batch went to. */
interface Ward {
  readonly width: number;
  /** Where its walls begin. */
  readonly edge: number;
  readonly bays: number;
  readonly walls: readonly [top: number, upper: number, lower: number, foot: number];
  readonly named: readonly [first: number, second: number];
}

/** The plan of a ward. One batch is traced from the store to the two rooms that it went to. */
function ward(
  sheet: Sheet,
  { width: paperWidth, edge: left, bays, walls: [top, upper, lower, foot], named }: Ward,
): void {
  const right = paperWidth - left;
  const width = (right - left) / bays;
  const x = (at: number) => left + width * at;
  const door = (at: number) => x(at) + width * 0.5;
  sheet.rectangle(left, top, right - left, foot - top, 'contour', 'top');
  for (const at of named) sheet.lines(hatching(x(at), top, width, upper - top, 7), 'hatchMiddle');
  for (const at of range(bays)) {
    for (const wall of [upper, lower])
      sheet.lines([level(x(at), door(at) - 17, wall), level(door(at) + 17, x(at + 1), wall)], 'contour');
    const swing = range(9).map((i) => (i * Math.PI) / 16);
    sheet.line(swing.map((turn): Point => [door(at) - 17 + 34 * Math.cos(turn), upper - 34 * Math.sin(turn)]), 'detail'); // biome-ignore format: how its door opens
    sheet.line(upright(door(at) - 17, upper, upper - 34), 'part');
    if (at > 0) sheet.lines([upright(x(at), top, upper), upright(x(at), lower, foot)], 'contour');
    bed(sheet, [x(at) + width * 0.78, top], 1);
  }
  for (const at of range(bays)) {
    const [name, start, marked] = [`Room ${at + 1}`, x(at) + 8, named.includes(at)];
    if (marked) sheet.rectangle(start - 3, top + 9, 60, 24, 'casing', 'top');
    sheet.text([start, top + 27], name, { size, ...(marked && { weight: 600 }) });
  }
  // The store: shelves with boxes, one of them of the batch.
  const shelf = foot - 60;
  for (const row of range(2)) {
    sheet.line(level(x(0) + 12, x(1) - 12, shelf + 18 + row * 32), 'outline');
    for (const at of [-1, 0, 1]) sheet.rectangle(x(0) + 46 + at * 26, shelf + row * 32, 18, 18, 'part', 'top');
  }
  sheet
    .rectangle(x(0) + 46, shelf, 18, 18, 'contour', 'top')
    .lines(hatching(x(0) + 46, shelf, 18, 18, 4), 'hatchStrong');
  // Operating room: the table under its lamp; beside it more beds.
  const [table, lamp] = [door(1), foot - 38];
  sheet
    .rectangle(table - 36, lamp - 13, 72, 26, 'outline', 'top')
    .circle([table, lamp], 21, 'detail')
    .circle([table, lamp], 8, 'part', 'top');
  for (const at of range(bays).slice(2))
    for (const bedAt of [0.28, 0.74]) bed(sheet, [x(at) + width * bedAt, foot], -1);
  const corridor = (upper + lower) / 2;
  const batch: Point = [x(0) + 55, shelf - 2];
  const inside = upper - 16;
  const [first, last] = [door(named[0]), door(named[1])];
  for (const pen of ['casingWide', 'live'] as const) {
    sheet.line([batch, [batch[0], corridor], [last, corridor], [last, inside]], pen); // biome-ignore format: one way
    sheet.line(upright(first, corridor, inside), pen);
  }
  for (const at of [first, last]) sheet.line(arrowHead([at, corridor], [at, inside - 2]), 'live');
  sheet.liveNode([batch[0], shelf - 20], 10, 4.5);
  sheet.text([left, top - 14], 'Two rooms named', { size, weight: 600 }).text([x(0) + 8, lower - 9], 'Batch', { size });
  sheet.text([right, top - 14], 'A recall, answered in minutes', { size, anchor: 'end' });
}

/** Healthcare: four bays. */
export function healthcare(sheet: Sheet): void {
  ward(sheet, { width: paper.width, edge: 20, bays: 4, walls: [48, 160, 220, 332], named: [1, 3] });
}

/** Healthcare across the sheet: nine bays. */
export function healthcareWide(): Drawing {
  const sheet = new Sheet();
  ward(sheet, { width: 1200, edge: 25, bays: 9, walls: [44, 148, 206, 310], named: [3, 7] });
  return { viewBox: [0, 0, 1200, 330], groups: [{ id: 'd', markup: sheet.toString() }] };
}
