import { arrowHead } from '../arrowHead.ts';
import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, range, upright } from '../records/paper.ts';
import type { Sheet } from '../sheet.ts';
import { left, paper, right, size, truck } from './paper.ts';

/**
 * Manufacturing: a line with its stations runs through from edge to edge. Each confirms upwards to one plan, in which
 * production and sales stand together.
 */
export function manufacturing(sheet: Sheet): void {
  const [belt, thick] = [270, 14];
  const [planTop, planFoot] = [42, 112];
  const stations = ['Parts', 'Build', 'Test', 'Dock'];
  const pitch = 116;
  const x = (at: number) => 66 + pitch * at;

  sheet.text([left, 30], 'One plan', { size, weight: 600 }).text([right, 30], 'Sales, production', { size, anchor: 'end' }); // biome-ignore format: one row
  sheet.rectangle(left, planTop, right - left, planFoot - planTop, 'outline', 'top');
  sheet.lines(range(19).map((i) => upright(left + 22 * (i + 1), planTop, planFoot)), 'grid'); // biome-ignore format: its days
  const orders = [
    [12, 92, 0],
    [70, 96, 1],
    [150, 104, 0],
    [212, 100, 1],
    [292, 116, 0],
    [356, 72, 1],
  ] as const;
  for (const [from, long, row] of orders) {
    const bar = [left + from, planTop + 10 + row * 30, long, 20] as const;
    sheet.rectangle(...bar, 'part', 'top').lines(hatching(...bar, row ? 9 : 5), row ? 'hatch' : 'hatchMiddle');
  }

  // What runs on it grows from station to station.
  for (const [at, name] of stations.entries()) {
    const centre = x(at);
    const live = at === stations.length - 1;
    const way = [[centre, 150], [centre, planFoot + 2]] as const; // biome-ignore format: one way
    sheet.line([...way], live ? 'live' : 'part');
    if (!live) sheet.line(arrowHead(...way), 'part');
    sheet.rectangle(centre - 42, 150, 84, 36, 'outline', 'top');
    sheet.text([centre, 174], name, { size, anchor: 'middle', ...(live && { weight: 600 }) });
    for (const side of [-1, 1]) sheet.rectangle(centre + side * 37 - 4, 186, 8, belt - 186, 'part', 'top');
    sheet.line(upright(centre, 186, 198), 'part').line(level(centre - 9, centre + 9, 198), 'part');
    piece(sheet, [centre, belt], at);
  }
  const roller = 9;
  sheet.line(level(0, paper.width, belt), 'contour').line(level(0, paper.width, belt + thick + 4), 'outline');
  for (const at of range(24)) sheet.circle([at * 20 + 10, belt + thick / 2 + 2], roller - 1, 'detail');
  for (const at of range(3)) {
    const from = x(at) + pitch / 2;
    sheet.lines([arrowHead([from - 10, belt - 12], [from + 5, belt - 12])], 'part');
  }
  const legs = range(4).map((at) => x(at));
  sheet.lines(legs.flatMap((at) => [upright(at - 4, belt + 18, 306), upright(at + 4, belt + 18, 306)]), 'part'); // biome-ignore format: its legs
  sheet.liveNode([x(3), planFoot], 10, 4.5);
  dimensionLine(sheet, [x(1), x(2)], 330, { text: 'One takt', size, slash: 10, drop: 0 });
  sheet.lines([upright(x(1), 312, 340), upright(x(2), 312, 340)], 'leader');
}

/** A pump as far as it is built: its foot, its housing, its motor, its label. */
export function piece(sheet: Sheet, [x, y]: Point, stage: number): void {
  sheet.rectangle(x - 24, y - 9, 48, 9, 'outline', 'top');
  if (stage < 1) return;
  sheet.rectangle(x + 2, y - 32, 20, 23, 'part', 'top');
  sheet.circle([x - 8, y - 25], 16, 'outline', 'top').circle([x - 8, y - 25], 6, 'part');
  if (stage < 2) return;
  sheet.lines(range(4).map((i) => upright(x + 10 + i * 3.5, y - 32, y - 9)), 'detail'); // biome-ignore format: its fins
  sheet.rectangle(x - 13, y - 50, 10, 9, 'part', 'top');
  if (stage < 3) return;
  sheet.rectangle(x - 20, y - 32, 24, 15, 'outline', 'top').lines([0, 4, 7, 11, 14].map((i) => upright(x - 16 + i, y - 29, y - 20)), 'outline'); // biome-ignore format: its label
}

/** A car, its nose at the right, standing on a point. */
export function car(sheet: Sheet, [x, y]: Point): void {
  sheet.polygon([[x - 14, y - 16], [x - 8, y - 26], [x + 8, y - 26], [x + 15, y - 16]], 'outline', 'top'); // biome-ignore format: its roof
  sheet.polygon([[x - 26, y - 5], [x - 25, y - 16], [x + 15, y - 16], [x + 26, y - 12], [x + 27, y - 5]], 'outline', 'top'); // biome-ignore format: its body
  sheet.line(upright(x, y - 26, y - 16), 'detail');
  for (const side of [-1, 1]) sheet.circle([x + side * 15, y - 5], 5, 'outline', 'top');
}

/**
 * Automotive: hours from left to right, the plant above and the supplier below. A call-off goes down every hour, a ship
 * notice comes up for each; the one that is late is told before its truck is there.
 */
export function automotive(sheet: Sheet): void {
  const [plant, supplier] = [96, 262];
  // The last one is late: beside it there is room to say so.
  const [start, hour, late] = [88, 96, 2];
  const x = (at: number) => start + hour * at;

  sheet.text([left, 30], 'Plant, in sequence', { size, weight: 600 });
  for (const at of range(6)) car(sheet, [54 + at * 75, plant - 14]);
  sheet.rectangle(0, plant - 12, paper.width, 12, 'outline', 'top').lines(hatching(0, plant - 12, paper.width, 12, 8), 'hatch'); // biome-ignore format: its floor
  for (const at of range(late + 1)) {
    const way = [[x(at), plant], [x(at) + 26, supplier]] as const; // biome-ignore format: one way
    sheet.line([...way], 'part').line(arrowHead(...way), 'part');
    const back = [[x(at) + 26, supplier], [x(at) + 62, plant]] as const; // biome-ignore format: one way
    if (at !== late) {
      sheet.line([...back], 'existing').line(arrowHead(...back), 'part');
      continue;
    }
    const half: Point = [x(at) + 44, (plant + supplier) / 2];
    sheet.line([back[0], half], 'live').line([half, back[1]], 'existing').liveNode(half, 10, 4.5);
  }
  // Beside their lines, which they do not break.
  sheet.text([x(0) - 2, 152], 'Call-off', { size, anchor: 'end' });
  sheet.text([x(0) + 42, 240], 'Notice', { size });
  const told = x(late) + 72;
  sheet.line(level(x(late) + 54, told, (plant + supplier) / 2), 'leader');
  sheet.text([told + 6, (plant + supplier) / 2 + 6], 'Late: alert', { size, weight: 600 });
  sheet.line(level(0, paper.width, supplier), 'contour');
  truck(sheet, [right - 94, supplier], 88, 42);
  sheet.text([left, supplier + 28], 'Supplier', { size, weight: 600 });
  dimensionLine(sheet, [x(1) + 26, x(2) + 26], 318, { text: '1 hour', size, slash: 10 });
  sheet.lines([1, 2].map((at) => upright(x(at) + 26, supplier + 4, 326)), 'leader'); // biome-ignore format: its ends
}
