import type { Point } from './geometry.ts';
import { level, upright } from './records/paper.ts';
import { ruleLength, Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Words, what they name, and how far above it (negative) or below it their shelf is. */
export type Callout = readonly [text: string, at: Point, rise: number];

/** Each on a shelf as long as it is, which an upright leader reaches from what is named. */
export function writeCallouts(sheet: Sheet, callouts: readonly Callout[], size: number): void {
  for (const [text, [x, y], rise] of callouts) {
    const shelf = y + rise;
    const end = x + ruleLength(text, size);
    sheet.line(upright(x, y, shelf), 'casing').lines([upright(x, y, shelf), level(x, end, shelf)], 'leader');
    sheet.circle([x, y], size / 5, null, 'ink');
    // Its words stand beyond the shelf, where the leader does not cross them.
    sheet.text([end, shelf + size * (rise > 0 ? 0.98 : -0.45)], text, { size, anchor: 'end' });
  }
}

/** The same as parts of a file, by id: `sizes` of the lettering, one of which a page shows. */
export const calloutParts = (
  callouts: readonly Callout[],
  sizes: Readonly<Record<string, number>>,
): Drawing['groups'] =>
  Object.entries(sizes).map(([id, size]) => {
    const sheet = new Sheet();
    writeCallouts(sheet, callouts, size);
    return { id, markup: sheet.toString() };
  });
