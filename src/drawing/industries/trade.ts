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

/** Bottles side by side on a board. */
function bottles(sheet: Sheet, x: number, foot: number): void {
  for (const at of range(6)) {
    const middle = x - 48 + at * 19;
    sheet
      .rectangle(middle - 7, foot - 32, 14, 32, 'part', 'top')
      .rectangle(middle - 3, foot - 43, 6, 11, 'part', 'top');
    sheet.line(level(middle - 7, middle + 7, foot - 18), 'detail');
  }
}

/** A shelf with what stands on it. */
function store(sheet: Sheet, x: number): void {
  for (const y of [124, 194, 264]) sheet.rectangle(x - 62, y, 124, 6, 'outline', 'top');
  sheet.lines([upright(x - 62, 62, 282), upright(x + 62, 62, 282)], 'outline');
  for (const foot of [124, 264]) bottles(sheet, x, foot);
  for (const at of range(4)) sheet.rectangle(x - 55 + at * 28, 150, 24, 44, 'part', 'top').lines(hatching(x - 55 + at * 28, 150, 24, 14, 5), 'hatchMiddle'); // biome-ignore format: the packs
}

/** An order on a phone. */
function app(sheet: Sheet, x: number): void {
  sheet.rectangle(x - 48, 62, 96, 220, 'contour', 'top').rectangle(x - 40, 78, 80, 190, 'detail', 'top');
  sheet.line(level(x - 10, x + 10, 70), 'outline').rectangle(x - 30, 90, 60, 76, 'part', 'top');
  sheet
    .rectangle(x - 10, 114, 20, 46, 'part')
    .rectangle(x - 4, 100, 8, 14, 'part')
    .line(level(x - 10, x + 10, 136), 'detail');
  sheet.lines([level(x - 30, x + 30, 184), level(x - 30, x + 12, 196)], 'detail');
}

/** An open catalog. */
function catalog(sheet: Sheet, x: number): void {
  for (const side of [-1, 1]) {
    sheet.polygon([[x, 74], [x + side * 62, 62], [x + side * 62, 270], [x, 282]], 'outline', 'top'); // biome-ignore format: a page
    for (const row of range(4)) {
      const y = 88 + row * 45;
      sheet.rectangle(x + side * 32 - 24, y - 4, 20, 30, 'part', 'top');
      sheet.lines(range(3).map((i) => level(x + side * 32 + 2, x + side * 32 + 24, y + i * 10)), 'detail'); // biome-ignore format: its words
    }
  }
}

/**
 * CPG and retail: the shelf, the app and the catalog carry one tag, from one pricing service, from the first day on. It is as
 * high as the words and points beside it.
 */
export function retail(sheet: Sheet): void {
  const channels = [
    { name: 'Store', x: 90, draw: store },
    { name: 'App', x: 240, draw: app },
    { name: 'Catalog', x: 390, draw: catalog },
  ];
  const [bus, service, foot] = [326, 360, 416];
  for (const { name, x, draw } of channels) {
    sheet.text([x, 42], name, { size: 18, anchor: 'middle' });
    draw(sheet, x);
    sheet.line(upright(x, 240, bus), 'casingWide').line(upright(x, 240, bus), 'part');
    tag(sheet, [x, 236]);
  }
  const [first, last] = [90, 390];
  sheet.line(level(first, last, bus), 'part').line(upright(240, bus, service), 'live');
  sheet.rectangle(140, service, 200, foot - service, 'contour', 'top').text([240, service + 34], 'Pricing service', { size: 18, anchor: 'middle', weight: 600 }); // biome-ignore format: its name
  sheet.liveNode([240, bus], 10, 4.5);
  sheet.lines([upright(first, bus, 464), upright(last, bus, 464)], 'leader');
  dimensionLine(sheet, [first, last], 455, { text: '3 channels, 1 price', size, slash: 10 });
  // The week of the promotion, hatched from its Monday on.
  const [axis, high, day] = [532, 22, (right - left) / 11];
  const monday = left + day * 4;
  sheet.line(level(left, right, axis), 'outline').lines(range(12).map((i) => upright(left + day * i, axis, axis + 6)), 'detail'); // biome-ignore format: its days
  sheet.rectangle(monday, axis - high, right - monday, high, 'part', 'top').lines(hatching(monday, axis - high, right - monday, high, 5), 'hatchStrong'); // biome-ignore format: the promotion
  sheet.text([left, axis - 10], 'From Monday', { size });
}
