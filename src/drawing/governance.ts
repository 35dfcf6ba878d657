import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { somebody } from './somebody.ts';
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
  const edge = 470;
  sheet.text([margin, 44], 'The firm', name).text([paper.width - margin, 44], 'Outside', { ...name, anchor: 'end' });
  sheet.rectangle(margin, 58, edge - margin, paper.height - margin - 58, 'outline');

  // The board at its table.
  const [table, desk] = [146, 18];
  for (const i of range(5)) somebody(sheet, [172 + i * 48, table], 11, 24);
  sheet.rectangle(140, table, 256, desk, 'outline', 'top').lines(hatching(140, table, 256, desk, 5), 'hatch');
  sheet.text([408, table + 15], 'Board', name);

  // a: one project in depth, its steps on a plan.
  const [top, end] = [222, 300];
  const project = { left: 128, right: 252 };
  pointer(sheet, [190, table + desk], [190, top - 2]);
  sheet.rectangle(project.left, top, project.right - project.left, end - top, 'outline', 'top');
  for (const [i, [from, to]] of (
    [
      [10, 52],
      [38, 84],
      [70, 114],
    ] as const
  ).entries()) {
    // biome-ignore format: the steps
    const y = top + 12 + i * 21;
    sheet.rectangle(project.left + from, y, to - from, 12, 'part', 'top');
    sheet.lines(hatching(project.left + from, y, to - from, 12, 5), 'hatchMiddle');
  }
  sheet.text([190, end + 23], 'One project', { size, anchor: 'middle' });
  balloon(sheet, [190, 192], 'a');

  // b: a contract that carries a guarantee.
  const contract = { left: 292, right: 428 };
  pointer(sheet, [360, table + desk], [360, top - 2]);
  sheet.rectangle(contract.left, top, contract.right - contract.left, end - top, 'outline', 'top');
  sheet.line(level(contract.left + 12, contract.left + 74, top + 14), 'outline');
  sheet.lines(range(2).map((i) => level(contract.left + 12, contract.right - 16 - i * 26, top + 28 + i * 11)), 'detail'); // biome-ignore format: its words
  signature(sheet, contract.left + 12, end - 12, 1.1);
  signature(sheet, contract.right - 58, end - 12, 1.7);
  sheet.text([contract.left + 35, end + 23], 'Delivery', { size, anchor: 'middle' });
  sheet.text([contract.right - 35, end + 23], 'Sales', { size, anchor: 'middle' });
  balloon(sheet, [360, 192], 'b');

  // c: the accounts, and somebody who sells nothing else.
  const accounts = { left: 252, top: 336, bottom: 364 };
  sheet.rectangle(accounts.left, accounts.top, contract.right - accounts.left, 28, 'outline', 'top');
  sheet.line(level(accounts.left, contract.right, 350), 'detail');
  sheet.lines(
    [330, 378].map((x) => upright(x, accounts.top, accounts.bottom)),
    'detail',
  );
  sheet.text([accounts.left - 12, 357], 'Accounts', { size, anchor: 'end' });
  pointer(sheet, [522, 350], [contract.right + 2, 350]);
  somebody(sheet, [544, 364], 12, 30);
  sheet.text([paper.width - margin, 389], 'Auditor', { ...name, anchor: 'end' });
  balloon(sheet, [498, 350], 'c');

  // d: past everybody else.
  somebody(sheet, [76, 340], 12, 30);
  sheet.text([76, 363], 'Anyone', { ...name, anchor: 'middle' });
  sheet.line([[76, 256], [76, table + desk / 2], [140, table + desk / 2]], 'live').liveNode([76, 216], 9, 4); // biome-ignore format: one way
  balloon(sheet, [76, 176], 'd');

  return { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
