import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { lookAt, somebody } from './somebody.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 240, height: 144 } as const;
/** On phones the drawings are half as large. */
const size = 23;

/** Three flows, of which one may rest for as long as its dimension line says. */
function running(sheet: Sheet): void {
  const [left, right, from, to] = [16, 224, 92, 156];
  for (const y of [40, 108]) {
    sheet.line(level(left, right, y), 'part');
    for (const i of range(4)) sheet.rectangle(left + 20 + i * 50, y - 9, 24, 18, 'part', 'top');
  }
  const y = 74;
  sheet.lines([level(left, from, y), level(to, right, y)], 'part');
  for (const x of [left + 20, to + 16]) sheet.rectangle(x, y - 9, 24, 18, 'part', 'top');
  sheet.lines([upright(from, y - 12, y + 12), upright(to, y - 12, y + 12)], 'dimension');
  sheet.lines(hatching(from, y - 9, to - from, 18, 5), 'hatchStrong');
  sheet.liveNode([to, y], 6, 2.8);
}

/** Price, date and risk as numbers, of which one is corrected. */
function numbers(sheet: Sheet): void {
  const [left, top, row] = [16, 18, 36];
  for (const [i, name] of ['Price', 'Date', 'Risk'].entries()) {
    const y = top + i * row;
    sheet.line(level(left, 224, y + row), 'part').text([left, y + 26], name, { size });
    sheet.rectangle(84, y + 9, 56, 18, i === 1 ? 'existing' : 'part', 'top');
    if (i === 1) sheet.line([[80, y + 27], [144, y + 9]], 'part').rectangle(160, y + 9, 56, 18, 'outline', 'top'); // biome-ignore format: one correction
  }
  sheet.line(level(left, 224, top), 'part');
}

/** A sheet with a landscape, its title block, and a name under it. */
function drawn(sheet: Sheet): void {
  sheet.rectangle(16, 14, 208, 118, 'outline', 'top').rectangle(22, 20, 196, 106, 'detail');
  const [a, b, c] = [[44, 36], [44, 74], [132, 52]] as const; // biome-ignore format: three systems
  for (const [x, y] of [a, b, c]) sheet.rectangle(x, y, 40, 24, 'part', 'top').lines([level(x + 6, x + 34, y + 8), level(x + 6, x + 26, y + 15)], 'detail'); // biome-ignore format: one system
  sheet.lines([[[84, 48], [108, 48], [108, 64], [132, 64]], [[84, 86], [108, 86], [108, 64]]], 'part'); // biome-ignore format: their lines
  sheet.lines([upright(152, 100, 126), level(152, 218, 100)], 'part');
  sheet.line(range(25).map((i): Point => [162 + i * 1.9, 114 - Math.sin(i * 1.1) * (6 - i * 0.18)]), 'outline'); // biome-ignore format: the name
}

/** The days of a week, with whoever built the system on its first one. */
function monday(sheet: Sheet): void {
  const [left, top, first, day, high] = [16, 22, 72, 34, 96];
  for (const i of range(4)) sheet.rectangle(left + first + i * day, top, day, high, 'detail', 'top');
  sheet.rectangle(left, top, first, high, 'outline', 'top');
  sheet.text([left + first / 2, top + 22], 'Mon', { size, anchor: 'middle', weight: 600 });
  sheet.line(level(left, left + first + day * 4, top + 28), 'part');
  somebody(sheet, [left + 21, top + high], 9, 22, lookAt(0));
  somebody(sheet, [left + 51, top + high], 9, 22, lookAt(1));
}

/** What the values of the company's story mean, by file name. 240 × 144. */
export const valueDrawings = (): [string, Drawing][] =>
  Object.entries({ running, numbers, drawn, monday }).map(([file, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    return [
      `value-${file}`,
      { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] },
    ];
  });
