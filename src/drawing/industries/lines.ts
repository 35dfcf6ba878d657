import { arrowHead } from '../arrowHead.ts';
import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { house } from './feeder.ts';
import { size } from './paper.ts';
import { car, piece } from './plant.ts';
import { bed, ledger } from './records.ts';
import { tag } from './trade.ts';

/** The head of /system: what each industry cannot stop runs on, through what the firm connects. */
export function industryLines(): Drawing {
  const sheet = new Sheet();
  const [width, height] = [480, 356];
  const [start, end] = [96, width - 14];
  const slabs = [
    { name: 'SAP', x: 164 },
    { name: 'CX', x: 260 },
    { name: 'AI', x: 356 },
  ];
  const [wide, top, foot] = [52, 14, 314];
  const symbols: ((at: Point) => void)[] = [
    (at) => piece(sheet, at, 3),
    ([x, y]) => tag(sheet, [x, y - 21]),
    (at) => house(sheet, at, false),
    ([x, y]) => ledger(sheet, [x - 26, y - 36], 52, 0, 0),
    ([x, y]) => bed(sheet, [x, y - 41], 1),
    (at) => car(sheet, at),
  ];
  const row = (at: number) => 64 + 48 * at;
  const live = 2;
  for (const { name, x } of slabs) {
    sheet.rectangle(x, top, wide, foot - top, 'outline', 'top').lines(hatching(x, top, wide, foot - top, 9), 'hatch');
    sheet.rectangle(x, top, wide, 30, 'outline', 'top');
    sheet.text([x + wide / 2, top + 22], name, { size, anchor: 'middle', weight: 600 });
  }
  for (const [at, draw] of symbols.entries()) {
    draw([54, row(at)]);
    const y = row(at) - 10;
    sheet.line(level(start, end, y), 'casingWide').line(level(start, end, y), at === live ? 'live' : 'outline');
    sheet.line(arrowHead([start, y], [end, y]), at === live ? 'live' : 'outline');
    for (const { x } of slabs) if (at !== live) sheet.circle([x, y], 3.5, 'terminal', 'top');
  }
  sheet.liveNode([slabs[0]?.x ?? 0, row(live) - 10], 10, 4.5);
  dimensionLine(sheet, [start, end], 340, { text: '6 lines keep running', size, slash: 10 });
  sheet.lines([upright(start, 320, 348), upright(end, 320, 348)], 'leader');
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
