import type { Point } from './geometry.ts';
import { level, upright } from './records/paper.ts';
import { ruleLength, Sheet } from './sheet.ts';

/** Words, what they name, and how far above it (negative) or below it their shelf is. */
export type Name = readonly [text: string, at: Point, rise: number];

/** Each name on a shelf as long as it is, which an upright leader reaches from what is named. */
export function writeNames(sheet: Sheet, names: readonly Name[], size: number): void {
  for (const [text, [x, y], rise] of names) {
    const shelf = y + rise;
    const end = x + ruleLength(text, size);
    sheet.line(upright(x, y, shelf), 'casing').lines([upright(x, y, shelf), level(x, end, shelf)], 'leader');
    sheet.circle([x, y], size / 5, null, 'ink');
    // Its words stand beyond the shelf, where the leader does not cross them.
    sheet.text([end, shelf + size * (rise > 0 ? 0.98 : -0.45)], text, { size, anchor: 'end' });
  }
}

/** The same as a part of a file: its lettering in one size. */
export function named(names: readonly Name[], size: number): string {
  const sheet = new Sheet();
  writeNames(sheet, names, size);
  return sheet.toString();
}
