import { chamferLine, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import type { Sheet } from '../sheet.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Half of a mast's arm. */
const arm = 20;

/** A lattice mast on the ground, and where its wires hang. */
function mast(sheet: Sheet, x: number, ground: number, top: number): [upper: Point, lower: Point] {
  const foot = 17;
  const [left, right] = [x - foot, x + foot];
  const edge = (y: number) => 3 + ((foot - 3) * (y - top)) / (ground - top);
  sheet.lines([[[left, ground], [x - 3, top], [x + 3, top], [right, ground]]], 'outline'); // biome-ignore format: its legs
  const levels = range(6).map((i) => top + ((ground - top) * i) / 5);
  const braces = levels.slice(1).flatMap((y, i): Point[][] => {
    const above = levels[i] ?? top;
    return [[[x - edge(above), above], [x + edge(y), y]], [[x + edge(above), above], [x - edge(y), y]]]; // biome-ignore format: one cross
  });
  sheet.lines(braces, 'detail');
  const arms = [top + 10, top + 38] as const;
  for (const y of arms) {
    sheet.line(level(x - arm, x + arm, y), 'outline');
    for (const side of [-arm, arm]) sheet.line(upright(x + side, y, y + 8), 'part');
  }
  return [[x + arm, arms[0] + 8], [x + arm, arms[1] + 8]]; // biome-ignore format: one pair
}

/** From a fault on a power line to the screen of whoever is asked about it, second by second. */
export const alarm: Draw<'alarm'> = ({ sheet, width, height }, { seconds, names, fields }) => {
  const [ground, top] = [height - margin - 30, 88];
  const masts = [margin + arm + 2, margin + arm + 142] as const;
  const [first, second] = [mast(sheet, masts[0], ground, top), mast(sheet, masts[1], ground, top)];
  // The lower wire is broken: both ends hang.
  const [[a, b], [c, d]] = [first, second];
  const [fault, y] = [(masts[0] + masts[1]) / 2, b[1] + 24];
  const sag = range(13).map((i): Point => [a[0] + ((c[0] - arm * 2 - a[0]) * i) / 12, a[1] + Math.sin((i * Math.PI) / 12) * 12]); // biome-ignore format: one wire
  const other = d[0] - arm * 2;
  sheet.lines([sag, [b, [b[0] + 24, b[1] + 10], [fault - 10, y]], [[other, d[1]], [other - 24, d[1] + 10], [fault + 10, y]]], 'part'); // biome-ignore format: wires
  const [left, right, head, foot] = [width - margin - 142, width - margin, top + 4, ground - 18];
  const bar = head + 22;
  sheet.rectangle(left, head, right - left, foot - head, 'outline', 'top').line(level(left, right, bar), 'part');
  for (const i of range(3)) sheet.circle([left + 13 + i * 11, head + 11], 2.8, 'detail');
  sheet.lines([upright((left + right) / 2, foot, ground), level((left + right) / 2 - 26, (left + right) / 2 + 26, ground)], 'outline'); // biome-ignore format: its stand
  const pitch = (foot - bar - 8) / fields.length;
  for (const [i, field] of fields.entries()) {
    const at = bar + 4 + pitch * (i + 0.5);
    sheet.rectangle(left + 12, at - 9, 18, 18, 'part', 'top');
    if (i === 0) sheet.line([[left + 22, at - 7], [left + 17, at], [left + 23, at], [left + 18, at + 7]], 'terminal'); // biome-ignore format: the spark again
    sheet.text([left + 40, at + 6], field, { size: small, weight: i === 0 ? 600 : 500 });
    if (i) sheet.line(level(left + 12, right - 12, at - pitch / 2), 'inner');
  }
  const row = bar + 4 + pitch / 2;
  const [low, turn] = [y + 66, left - 30];
  const way: Point[] = chamferLine([[fault, y], [fault, low], [turn, low], [turn, row], [left, row]], 10); // biome-ignore format: one line
  sheet.line(way, 'casingWide').line(way, 'live');
  sheet.line(
    [
      [left - 8, row - 5],
      [left, row],
      [left - 8, row + 5],
    ],
    'live',
  );
  sheet.line(upright(fault, y - 14, 70), 'centre').line(upright(left, head, 70), 'centre');
  dimensionLine(sheet, [fault, left], 42, { text: `${seconds} s`, size, slash: 11, drop: 12 });
  sheet.line(level(fault, left, 64), 'detail');
  sheet.lines(range(seconds + 1).map((i) => upright(fault + ((left - fault) * i) / seconds, 58, 64)), 'detail'); // biome-ignore format: seconds
  sheet.line(level(margin, width - margin, ground), 'part');
  sheet.text([margin, height - margin - 6], names.fault, { size: small });
  sheet.text([right, height - margin - 6], names.screen, { size: small, anchor: 'end' });
  sheet.liveNode([fault, y]);
};
