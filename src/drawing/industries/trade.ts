import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, range, upright } from '../records/paper.ts';
import type { Sheet } from '../sheet.ts';
import { left, right, size } from './paper.ts';

/** A price tag on its string, the same wherever it hangs. */
export function tag(sheet: Sheet, [x, y]: Point): void {
  const outline: Point[] = [[x - 28, y], [x - 16, y - 13], [x + 28, y - 13], [x + 28, y + 13], [x - 16, y + 13]]; // biome-ignore format: one outline
  sheet.polygon(outline, 'contour', 'top').circle([x - 16, y], 3.5, 'part');
  sheet.lines([level(x - 4, x + 20, y - 4), level(x - 4, x + 20, y + 4)], 'contour');
}

/** A shelf with what stands on it. */
function store(sheet: Sheet, x: number): void {
  for (const y of [104, 160]) sheet.rectangle(x - 62, y, 124, 6, 'outline', 'top');
  sheet.lines([upright(x - 62, 54, 176), upright(x + 62, 54, 176)], 'outline');
  for (const at of range(6)) {
    const middle = x - 48 + at * 19;
    sheet.rectangle(middle - 7, 76, 14, 28, 'part', 'top').rectangle(middle - 3, 67, 6, 9, 'part', 'top');
    sheet.line(level(middle - 7, middle + 7, 88), 'detail');
  }
  for (const at of range(4)) sheet.rectangle(x - 55 + at * 28, 124, 24, 36, 'part', 'top').lines(hatching(x - 55 + at * 28, 124, 24, 12, 5), 'hatchMiddle'); // biome-ignore format: the packs
}

/** An order on a phone. */
function app(sheet: Sheet, x: number): void {
  sheet.rectangle(x - 36, 50, 72, 126, 'contour', 'top').rectangle(x - 30, 62, 60, 102, 'detail', 'top');
  sheet.line(level(x - 8, x + 8, 56), 'outline').rectangle(x - 22, 70, 44, 40, 'part', 'top');
  sheet.rectangle(x - 7, 80, 14, 28, 'part').rectangle(x - 3, 73, 6, 7, 'part');
}

/** An open catalog. */
function catalog(sheet: Sheet, x: number): void {
  for (const side of [-1, 1]) {
    sheet.polygon([[x, 64], [x + side * 62, 54], [x + side * 62, 166], [x, 176]], 'outline', 'top'); // biome-ignore format: a page
    for (const row of range(3)) {
      const y = 76 + row * 32;
      sheet.rectangle(x + side * 32 - 24, y - 4, 18, 20, 'part', 'top');
      sheet.lines(range(3).map((i) => level(x + side * 32 - 2, x + side * 32 + 22, y + i * 7)), 'detail'); // biome-ignore format: its words
    }
  }
}

/** CPG and retail: the shelf, the app and the catalog carry one tag, from one pricing service, from the first day on. */
export function retail(sheet: Sheet): void {
  const channels = [
    { name: 'Store', x: 90, draw: store },
    { name: 'App', x: 240, draw: app },
    { name: 'Catalog', x: 390, draw: catalog },
  ];
  const [bus, service, foot] = [204, 226, 270];
  for (const { name, x, draw } of channels) {
    sheet.text([x, 34], name, { size, anchor: 'middle' });
    draw(sheet, x);
    sheet.line(upright(x, 150, bus), 'casingWide').line(upright(x, 150, bus), 'part');
    tag(sheet, [x, 146]);
  }
  const [first, last] = [90, 390];
  sheet.line(level(first, last, bus), 'part').line(upright(240, bus, service), 'live');
  sheet.rectangle(150, service, 180, foot - service, 'contour', 'top').text([240, service + 29], 'Pricing service', { size, anchor: 'middle', weight: 600 }); // biome-ignore format: its name
  sheet.liveNode([240, bus], 10, 4.5);
  sheet.lines([upright(first, bus, 304), upright(last, bus, 304)], 'leader');
  dimensionLine(sheet, [first, last], 295, { text: '3 channels, 1 price', size, slash: 10 });
  // The week of the promotion, hatched from its Monday on.
  const [axis, day] = [344, (right - left) / 11];
  const monday = left + day * 4;
  sheet.line(level(left, right, axis), 'outline').lines(range(12).map((i) => upright(left + day * i, axis, axis + 6)), 'detail'); // biome-ignore format: its days
  sheet.rectangle(monday, axis - 10, right - monday, 10, 'part', 'top').lines(hatching(monday, axis - 10, right - monday, 10, 5), 'hatchStrong'); // biome-ignore format: the promotion
  sheet.text([left, axis - 10], 'From Monday', { size });
}
