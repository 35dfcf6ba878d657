import { arrowHead } from '../arrowHead.ts';
import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { house } from './feeder.ts';
import { car, piece } from './plant.ts';
import { ledger } from './records.ts';
import { tag } from './trade.ts';

/** A bed from its side: head, mattress with a pillow, foot, on castors. */
function sickbed(sheet: Sheet, [x, y]: Point): void {
  sheet.lines([upright(x - 24, y - 34, y - 5), upright(x + 24, y - 26, y - 5)], 'contour');
  sheet.rectangle(x - 24, y - 20, 48, 8, 'outline', 'top').rectangle(x - 20, y - 26, 13, 6, 'part', 'top');
  for (const side of [-1, 1]) sheet.circle([x + side * 24, y - 3], 3, 'part', 'top');
}

/** The head of /system: what each industry cannot stop runs on, through what the firm connects. */
export function industryLines(): Drawing {
  const sheet = new Sheet();
  const [width, height] = [600, 394];
  // 12 px where a phone shows the paper 350 px wide.
  const size = 21;
  const [start, end] = [236, width - 14];
  const slabs = [
    { name: 'SAP', x: 268 },
    { name: 'CX', x: 370 },
    { name: 'AI', x: 472 },
  ];
  const [wide, top, foot] = [56, 14, 350];
  const industries: readonly (readonly [name: string, symbol: (at: Point) => void])[] = [
    ['Manufacturing', ([x, y]) => piece(sheet, [x, y + 9], 3)],
    ['CPG & Retail', ([x, y]) => tag(sheet, [x, y - 16])],
    ['Utilities', ([x, y]) => house(sheet, [x, y + 7], false)],
    ['Finance', ([x, y]) => ledger(sheet, [x - 26, y - 33], 52, 0, 0)],
    ['Healthcare', (at) => sickbed(sheet, at)],
    ['Automotive', (at) => car(sheet, at)],
  ];
  const row = (at: number) => 68 + 54 * at;
  const live = 2;
  for (const { name, x } of slabs) {
    sheet.rectangle(x, top, wide, foot - top, 'outline', 'top').lines(hatching(x, top, wide, foot - top, 9), 'hatch');
    sheet.rectangle(x, top, wide, 30, 'outline', 'top');
    sheet.text([x + wide / 2, top + 21], name, { size, anchor: 'middle', weight: 600 });
  }
  for (const [at, [name, draw]] of industries.entries()) {
    draw([42, row(at)]);
    const y = row(at) - 16;
    sheet.text([84, y + 6], name, { size });
    sheet.line(level(start, end, y), 'casingWide').line(level(start, end, y), at === live ? 'live' : 'outline');
    sheet.line(arrowHead([start, y], [end, y]), at === live ? 'live' : 'outline');
    for (const { x } of slabs) if (at !== live) sheet.circle([x, y], 3.5, 'terminal', 'top');
  }
  sheet.liveNode([slabs[0]?.x ?? 0, row(live) - 16], 10, 4.5);
  dimensionLine(sheet, [start, end], 376, { text: '6 lines keep running', size, slash: 10 });
  sheet.lines([upright(start, 356, 384), upright(end, 356, 384)], 'leader');
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
