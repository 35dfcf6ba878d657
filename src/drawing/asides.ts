import { hatching } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Paper of what stands below a heading in a third of the sheet: about as wide as it is shown there. */
const paper = { width: 340, height: 400 } as const;
const size = 15.5;
const name = { size, weight: 600 } as const;

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
  Object.entries({ maintained }).map(([file, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    return [
      `aside-${file}`,
      { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] },
    ];
  });
