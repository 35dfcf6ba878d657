import { hatching, type Point, smooth } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { level, range, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { paper, size, truck } from './paper.ts';

interface Feeder {
  /** Of the paper; the line runs on to its right edge. */
  readonly width: number;
  /** Where the ground lies. */
  readonly ground: number;
  readonly high: number;
  /** First pole, and from one to the next. */
  readonly first: number;
  readonly pitch: number;
  /** The span that is down, counted from the first pole. */
  readonly fault: number;
  readonly poles: number;
  /** Left end of the crew's van. */
  readonly van: number;
}

/** A house with its meter; without supply it is hatched. */
export function house(sheet: Sheet, [x, y]: Point, dark: boolean): void {
  sheet.rectangle(x - 20, y - 28, 40, 28, 'outline', 'top');
  sheet.polygon([[x - 25, y - 28], [x, y - 46], [x + 25, y - 28]], 'outline', 'top'); // biome-ignore format: its roof
  if (dark) sheet.lines(hatching(x - 20, y - 28, 40, 28, 4), 'hatchStrong');
  else for (const side of [-10, 4]) sheet.rectangle(x + side - 2, y - 20, 9, 10, 'part', 'top');
}

/** A feeder from its substation: one span is down, what lies beyond is dark, and the crew is on its way to it. */
function feeder(sheet: Sheet, { width, ground, high, first, pitch, fault, poles, van }: Feeder): void {
  const top = ground - high;
  const x = (at: number) => first + pitch * at;
  const [arm, half] = [top + 8, 15];
  // The substation: two windings and a fence.
  const yard = first - pitch * 0.62;
  for (const side of [-1, 1]) sheet.circle([yard, ground - 50 + side * 11], 17, 'contour', side < 0 ? 'top' : null);
  sheet.rectangle(yard - 32, ground - 20, 64, 20, 'outline', 'top').lines(hatching(yard - 32, ground - 20, 64, 20, 6), 'hatch'); // biome-ignore format: its foot
  for (const side of [-half, half]) {
    const sag = (at: number): Point[] =>
      smooth([[x(at) + side, arm], [(x(at) + x(at + 1)) / 2 + side, arm + 18], [x(at + 1) + side, arm]]); // biome-ignore format: one span
    sheet.line([[yard, ground - 78], [x(0) + side, arm]], 'outline'); // biome-ignore format: up to the first pole
    for (const at of range(poles)) {
      const end = at === poles - 1;
      if (end && x(at) + side < width) sheet.line([[x(at) + side, arm], [width, arm + 10]], 'existing'); // biome-ignore format: on to the next
      if (end) continue;
      if (at !== fault) sheet.line(sag(at), at < fault ? 'outline' : 'existing');
      else {
        sheet.line([[x(at) + side, arm], [x(at) + side + pitch * 0.24, arm + 40], [x(at) + side + pitch * 0.26, ground - 6]], 'outline'); // biome-ignore format: torn off
        sheet.line([[x(at + 1) + side, arm], [x(at + 1) + side - pitch * 0.18, arm + 34]], 'existing'); // biome-ignore format: the other end
      }
    }
  }
  for (const at of range(poles)) {
    sheet
      .rectangle(x(at) - 2.5, top, 5, high, 'outline', 'top')
      .rectangle(x(at) - 20, arm + 2, 40, 5, 'outline', 'top');
    for (const side of [-half, half]) sheet.rectangle(x(at) + side - 2, arm - 4, 4, 6, 'part', 'top');
  }
  for (const at of range(poles)) {
    const middle = x(at) + pitch / 2;
    if (at === fault || (van > x(at) - 60 && van < x(at) + pitch * 0.7) || middle + 25 > width) continue;
    house(sheet, [middle, ground], at > fault);
  }
  truck(sheet, [van, ground], 76, 40);
  sheet.line(level(0, width, ground), 'contour');
}

/** Utilities, for half of a sheet. */
export function utilities(sheet: Sheet): void {
  const ground = 256;
  const set = { width: paper.width, ground, high: 160, first: 112, pitch: 92, fault: 1, poles: 4, van: 116 };
  feeder(sheet, set);
  const fault: Point = [set.first + set.pitch * 1.5, 134];
  sheet.liveNode(fault, 11, 5);
  sheet.line(upright(fault[0], 48, fault[1] - 12), 'live').text([fault[0], 36], 'Outage', { size, anchor: 'middle', weight: 600 }); // biome-ignore format: its name
  sheet.text([20, 36], 'Substation', { size }).line(upright(54, 46, 168), 'leader');
  sheet.text([154, ground + 28], 'Crew', { size, anchor: 'middle' });
  const [from, to] = [set.first + set.pitch * 2, paper.width - 16];
  dimensionLine(sheet, [from, to], 322, { text: '2 homes dark', size, slash: 10 });
  sheet.lines([upright(from, ground + 6, 331), upright(to, ground + 6, 331)], 'leader');
}

/** Utilities across the sheet, from frame line to frame line; what the grid knows stands on the agent's screen. */
export function utilitiesWide(): Drawing {
  const sheet = new Sheet();
  const [width, height, ground] = [1200, 330, 246];
  const set = { width, ground, high: 140, first: 150, pitch: 115, fault: 4, poles: 9, van: 426 };
  feeder(sheet, set);
  const x = (at: number) => set.first + set.pitch * at;
  const fault: Point = [x(4.5), 128];
  // The agent's screen, on the line from the outage.
  const [screen, top, wide, high] = [880, 18, 200, 66];
  const row = top + high / 2;
  sheet.line([[fault[0], fault[1]], [fault[0], row], [screen, row]], 'live'); // biome-ignore format: the way of the message
  sheet.rectangle(screen, top, wide, high, 'contour', 'top').line(level(screen, screen + wide, top + 30), 'part');
  sheet.text([screen + 14, top + 21], 'Agent’s screen', { size, weight: 600 });
  sheet.text([screen + 14, top + 53], 'Outage, crew, meter', { size });
  sheet.liveNode(fault, 12, 5.5).text([fault[0] - 16, row + 6], 'Outage', { size, anchor: 'end', weight: 600 });
  sheet.text([24, row + 6], 'Substation', { size }).line(upright(78.7, row + 16, 166), 'leader');
  sheet.text([set.van + 38, ground + 27], 'Crew', { size, anchor: 'middle', weight: 600 });
  dimensionLine(sheet, [x(5), 1160], 300, { text: '4 homes without supply', size, slash: 11 });
  for (const at of [48, x(4), x(5), 1160]) sheet.line(upright(at, ground + 6, 308), 'leader');
  dimensionLine(sheet, [48, x(4)], 300, { text: '3 homes with supply', size, slash: 11 });
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
