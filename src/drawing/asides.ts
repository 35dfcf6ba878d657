import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { somebody } from './somebody.ts';
import type { Drawing } from './svg.ts';

/** Paper of what stands below a heading in a third of the sheet: about as wide as it is shown there. */
const paper = { width: 340, height: 400 } as const;
const size = 15.5;
const name = { size, weight: 600 } as const;

/** Somebody's name under a document, over its line. */
function signature(sheet: Sheet, x: number, y: number, turn: number): void {
  sheet.line(level(x, x + 46, y), 'part');
  sheet.line(range(15).map((i): Point => [x + 5 + i * 2.4, y - 6 - Math.sin(i * turn) * (5 - i * 0.2)]), 'outline'); // biome-ignore format: one line
}

/** How the firm is governed: the board, a contract with two signatures, the auditor outside, and everybody's own way up. */
function governance(sheet: Sheet): void {
  const [firm, foot] = [244, 398] as const;
  sheet.rectangle(2, 2, firm - 2, foot - 2, 'existing');
  for (const i of range(5)) somebody(sheet, [42 + i * 40, 78], 9, 20);
  sheet.rectangle(18, 78, 210, 14, 'outline', 'top').lines(hatching(18, 78, 210, 14, 5), 'hatch');
  sheet.text([228, 114], 'Board', { ...name, anchor: 'end' });

  const [left, right, top, end] = [98, 228, 150, 268];
  const middle = (left + right) / 2;
  sheet.line(upright(middle, 92, top - 2), 'part').line(arrowHead([middle, 92], [middle, top - 2]), 'part');
  sheet.rectangle(left, top, right - left, end - top, 'outline', 'top');
  sheet.line(level(left + 12, left + 70, top + 18), 'outline');
  sheet.lines(range(4).map((i) => level(left + 12, right - 14 - ((i * 16) % 40), top + 34 + i * 12)), 'detail'); // biome-ignore format: its words
  signature(sheet, left + 12, end - 16, 1.1);
  signature(sheet, right - 58, end - 16, 1.7);
  sheet.text([left + 35, end + 19], 'Delivery', { size, anchor: 'middle' });
  sheet.text([right - 35, end + 19], 'Sales', { size, anchor: 'middle' });

  sheet.rectangle(left, 312, right - left, 56, 'outline', 'top');
  sheet.lines([...range(3).map((i) => level(left, right, 326 + i * 14)), upright(left + 84, 312, 368)], 'detail');
  sheet.text([right, 388], 'Accounts', { size, anchor: 'end' });
  sheet.line(level(right, 284, 342), 'part').line(arrowHead([284, 342], [right, 342]), 'part');
  somebody(sheet, [304, 368], 11, 26);
  sheet.text([304, 388], 'Auditor', { ...name, anchor: 'middle' });

  somebody(sheet, [42, 368], 11, 26);
  sheet.text([14, 388], 'Anyone', name);
  sheet.line(upright(42, 296, 92), 'live').liveNode([42, 204], 8, 3.6);
}

/** Until when SAP maintains what, downward through the years and to scale (src/content/FACTS.md). */
function maintained(sheet: Sheet): void {
  const [first, last, top, end, axis] = [2025, 2040, 62, 372, 48];
  const at = (year: number) => top + ((end - top) * (year - first)) / (last - first);
  sheet.line(upright(axis, top, end + 20), 'outline');
  for (const i of range(last - first + 1)) {
    const long = i % 5 === 0;
    sheet.line(level(axis - (long ? 9 : 5), axis, at(first + i)), 'part');
    if (!long) continue;
    sheet.text([0, at(first + i) + 5], String(first + i), { size });
    sheet.line(level(axis, paper.width, at(first + i)), 'inner');
  }
  sheet.text([axis + 16, 18], 'ECC 6.0', name);
  sheet.line(level(axis + 16, 226, 27), 'part');
  // Each to the end of its last December, which is where the next year begins.
  for (const [x, label, until] of [
    [axis + 16, 'EHP 0-5', 2026],
    [axis + 104, 'EHP 6-8', 2028],
  ] as const) {
    // biome-ignore format: two releases
    sheet.text([x, 48], label, { size });
    sheet.rectangle(x, top, 74, at(until) - top, 'outline', 'top');
    sheet.lines(hatching(x, top, 74, at(until) - top, 6), 'hatchMiddle');
  }
  const [x, wide] = [252, 86];
  sheet.text([x, 48], 'S/4HANA', name);
  sheet.line([[x, end + 20], [x, top], [x + wide, top], [x + wide, end + 20]], 'outline'); // biome-ignore format: open at its foot
  sheet.lines(hatching(x, top, wide, end - top, 6), 'hatch');
  sheet.line(level(x, x + wide, end), 'part');
  sheet.line(level(axis + 104 + 37, x, at(2028)), 'live').liveNode([axis + 104 + 37, at(2028)], 8, 3.6);
}

/** What stands below the heading of a section whose content is beside it, by file name. 340 × 400. */
export const asideDrawings = (): [string, Drawing][] =>
  Object.entries({ governance, maintained }).map(([file, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    return [
      `aside-${file}`,
      { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] },
    ];
  });
