import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 600, height: 400 } as const;
const margin = 28;
const size = 19;
const name = { size, weight: 600 } as const;

/** Somebody's name under a document, over its line. */
function signature(sheet: Sheet, x: number, y: number, turn: number): void {
  sheet.line(level(x, x + 46, y), 'part');
  sheet.line(range(15).map((i): Point => [x + 5 + i * 2.4, y - 6 - Math.sin(i * turn) * (5 - i * 0.2)]), 'outline'); // biome-ignore format: one line
}

function balloon(sheet: Sheet, at: Point, letter: string): void {
  sheet.circle(at, 15, 'part', 'top').text([at[0], at[1] + 6], letter, { ...name, anchor: 'middle' });
}

/** A desk from its front, with its screen, so high that what leaves from it starts 60 over its ground. */
function desk(sheet: Sheet, x: number, foot: number): void {
  sheet.rectangle(x - 17, foot - 60, 34, 24, 'part', 'left').lines([52, 46].map((up, i) => level(x - 11, x + 9 - i * 8, foot - up)), 'detail'); // biome-ignore format: its screen
  sheet.lines([upright(x, foot - 36, foot - 30), ...[-22, 22].map((off) => upright(x + off, foot - 24, foot))], 'part'); // biome-ignore format: its stand, and the legs
  sheet.rectangle(x - 28, foot - 30, 56, 6, 'outline', 'top');
}

/** A line that ends on what it points to. */
function pointer(sheet: Sheet, from: Point, to: Point): void {
  sheet.line([from, to], 'part').line(arrowHead(from, to), 'part');
}

/**
 * How the firm is governed, keyed a to d to four rules: the board with a project in front of it, a contract with two
 * signatures, the auditor outside, and everybody's own way up. 600 × 400.
 */
export function governanceDrawing(): Drawing {
  const sheet = new Sheet();
  const [head, foot, right] = [24, paper.height - 24, paper.width - margin];
  // The firm leaves the corner in which the auditor stands.
  const wall = 452;
  sheet.polygon([[margin, head], [right, head], [right, 148], [wall, 148], [wall, foot], [margin, foot]], 'outline'); // biome-ignore format: one wall
  sheet.text([margin + 16, head + 29], 'The firm', { size });
  /** All keys to what the board does are level. */
  const keys = 154;

  // The board at its table.
  const table = { left: 136, right: 468, top: 108, high: 18 };
  for (const i of range(5)) {
    const [x, back] = [169 + i * 66, 36];
    sheet.rectangle(x - 15, table.top - back, 30, back, 'part', 'left');
    sheet.lines(
      [-5, 5].map((off) => upright(x + off, table.top - back + 6, table.top)),
      'detail',
    );
  }
  const long = table.right - table.left;
  sheet.rectangle(table.left, table.top, long, table.high, 'outline', 'top');
  sheet.lines(hatching(table.left, table.top, long, table.high, 5), 'hatch');
  sheet.text([table.right + 14, table.top + 15], 'Board', name);

  // a: one project in depth, its steps on a plan.
  const [top, end] = [184, 260];
  const project = { left: 136, right: 272 };
  const [a, b] = [204, 368];
  pointer(sheet, [a, table.top + table.high], [a, top]);
  sheet.rectangle(project.left, top, project.right - project.left, end - top, 'outline', 'top');
  for (const [i, [from, to]] of (
    [
      [12, 56],
      [44, 92],
      [80, 124],
    ] as const
  ).entries()) {
    // biome-ignore format: the steps
    const y = top + 11 + i * 21;
    sheet.rectangle(project.left + from, y, to - from, 12, 'part', 'top');
    sheet.lines(hatching(project.left + from, y, to - from, 12, 5), 'hatchMiddle');
  }
  sheet.text([a, end + 22], 'One project', { size, anchor: 'middle' });
  balloon(sheet, [a, keys], 'a');

  // b: a contract that carries a guarantee.
  const contract = { left: 300, right: 436 };
  pointer(sheet, [b, table.top + table.high], [b, top]);
  sheet.rectangle(contract.left, top, contract.right - contract.left, end - top, 'outline', 'top');
  sheet.line(level(contract.left + 12, contract.left + 74, top + 14), 'outline');
  sheet.lines(range(2).map((i) => level(contract.left + 12, contract.right - 16 - i * 26, top + 28 + i * 11)), 'detail'); // biome-ignore format: its words
  signature(sheet, contract.left + 12, end - 12, 1.1);
  signature(sheet, contract.right - 58, end - 12, 1.7);
  sheet.text([contract.left + 35, end + 22], 'Delivery', { size, anchor: 'middle' });
  sheet.text([contract.right - 35, end + 22], 'Sales', { size, anchor: 'middle' });
  balloon(sheet, [b, keys], 'b');

  // c: the accounts, and somebody who sells nothing else.
  const ground = 342;
  const accounts = { left: 236, top: ground - 34, middle: ground - 17 };
  sheet.rectangle(accounts.left, accounts.top, contract.right - accounts.left, 34, 'outline', 'top');
  sheet.line(level(accounts.left, contract.right, accounts.middle), 'detail');
  sheet.lines([318, 378].map((x) => upright(x, accounts.top, ground)), 'detail'); // biome-ignore format: its columns
  sheet.text([accounts.left - 12, accounts.middle + 7], 'Accounts', { size, anchor: 'end' });
  const auditor = 532;
  pointer(sheet, [auditor - 22, accounts.middle], [contract.right, accounts.middle]);
  desk(sheet, auditor, ground);
  sheet.text([auditor, 254], 'Outside', { size, anchor: 'middle' });
  sheet.text([auditor, ground + 22], 'Auditor', { ...name, anchor: 'middle' });
  balloon(sheet, [484, accounts.middle], 'c');

  // d: past everybody else.
  const anyone = 82;
  const bend: Point = [anyone, table.top + table.high / 2];
  const tip: Point = [table.left, bend[1]];
  sheet.lines([[[anyone, ground - 60], bend, tip], arrowHead(bend, tip)], 'live');
  sheet.liveNode([anyone, 216], 9, 4);
  desk(sheet, anyone, ground);
  sheet.text([anyone, ground + 22], 'Anyone', { ...name, anchor: 'middle' });
  balloon(sheet, [anyone, keys], 'd');

  return { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
