import { chamferLine, hatching, offsetLine, type Point } from '../geometry.ts';
import { below, shuffled } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { level, margin, type RecordDraft, range, upright } from './paper.ts';

const pitch = 52;
const terminal = { width: 40, height: 24 } as const;
const block = { width: 64, height: 30 } as const;

/** One bank of routes: rows on the left lead to other rows on the right. */
interface Bank {
  readonly from: number;
  readonly to: number;
  /** For each row, the row that it leads to. */
  readonly goals: readonly number[];
  /** For each row, how many lines it has; 0 is the live one. */
  readonly counts: readonly number[];
}

/** Blog: a plan of rows, terminals and middle blocks, joined by two shuffled banks of routes, one of them live. */
export function drawRoutes({ sheet, random, width, height }: RecordDraft): void {
  const rows = Math.max(3, Math.round((height - margin * 2) / pitch));
  const rowY = (i: number) => height / 2 + (i - (rows - 1) / 2) * pitch;
  const live = below(random, rows);
  const first = shuffled(range(rows), random);
  const second = shuffled(range(rows), random);
  const firstCounts = range(rows).map(() => 1 + below(random, 4));
  firstCounts[live] = 0;
  const secondCounts = range(rows).map(() => 0);
  for (const i of range(rows)) secondCounts[first[i] ?? 0] = i === live ? 0 : 1 + below(random, 3);

  const [left, right, middle] = [margin, width - margin - terminal.width, width / 2 - block.width / 2];
  const banks: Bank[] = [
    { from: left + terminal.width, to: middle, goals: first, counts: firstCounts },
    { from: middle + block.width, to: right, goals: second, counts: secondCounts },
  ];
  const liveLines = banks.flatMap((bank) => drawBank(sheet, bank, rowY));
  const liveBlock = first[live] ?? 0;
  for (const i of range(rows)) {
    const y = rowY(i);
    sheet.rectangle(left, y - 12, terminal.width, terminal.height, 'part', 'top');
    sheet.lines([level(left + 6, left + 28, y - 4), level(left + 6, left + 12 + random() * 16, y + 3)], 'detail');
    sheet.rectangle(right, y - 12, terminal.width, terminal.height, 'part', 'top');
    sheet.circle([right + 12, y], 4.5, 'detail').line(level(right + 22, right + 34, y), 'detail');
    sheet.rectangle(middle, y - 15, block.width, block.height, 'part', 'top');
    drawInBlock(sheet, middle, y, i === liveBlock ? null : random());
  }
  for (const line of liveLines) sheet.line(line, 'casingWide').line(line, 'live');
  sheet.liveNode([width / 2, rowY(liveBlock)]);
}

/** Draws a bank and gives back its live line, which is drawn last. */
function drawBank(sheet: Sheet, { from, to, goals, counts }: Bank, rowY: (row: number) => number): Point[][] {
  const rows = range(goals.length);
  const goal = (i: number) => goals[i] ?? i;
  // Each route that changes rows has a channel of its own; ordered so, they cross as little as possible.
  const rising = rows.filter((i) => goal(i) < i);
  const falling = rows.filter((i) => goal(i) > i).reverse();
  const step = (to - from - 44) / (rows.length - 1);
  const channel = new Map([...rising, ...falling].map((row, k) => [row, from + 22 + k * step]));
  const live: Point[][] = [];
  for (const i of rows) {
    const x = channel.get(i);
    const [start, end] = [rowY(i), rowY(goal(i))];
    const path: Point[] = x === undefined ? level(from, to, start) : [[from, start], [x, start], [x, end], [to, end]]; // biome-ignore format: one path
    const count = counts[i] ?? 0;
    if (count === 0) live.push(chamferLine(path, 9));
    const lines = range(count).map((k) => chamferLine(offsetLine(path, (k - (count - 1) / 2) * 4), 9));
    sheet.lines(lines, 'detail');
  }
  return live;
}

/** What a middle block does: passes the live line, filters, counts or switches. */
function drawInBlock(sheet: Sheet, x: number, y: number, choice: number | null): void {
  if (choice === null) {
    sheet.rectangle(x + 5, y - 10, block.width - 10, 20, 'detail');
  } else if (choice < 0.4) {
    sheet.lines(hatching(x, y - 15, block.width, block.height, 7), 'hatchMiddle');
  } else if (choice < 0.7) {
    sheet.lines(
      range(7).map((i) => upright(x + 8 + i * 8, y - 9, y + 9)),
      'inner',
    );
  } else {
    const [low, high] = [y + 8, y - 7];
    const levels = [low, low, high, high, low, low, high, high];
    const xs = [6, 16, 16, 30, 30, 44, 44, 58];
    sheet.line(
      levels.map((level, i): Point => [x + (xs[i] ?? 0), level]),
      'detail',
    );
  }
}
