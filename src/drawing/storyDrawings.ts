import { chamferLine, type Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import type { Figure } from './records/figure.ts';
import { level, margin, range, upright } from './records/paper.ts';
import { Sheet, textWidth } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** What the drawings of the home page's stories letter: results of their cases. */
export interface Stories {
  /** Plants, and the weekend in which they moved. */
  readonly weekend: Extract<Figure, { kind: 'plants' }>;
  /** Where a price was decided, where it is now, how long it takes from there, and to what. */
  readonly price: {
    readonly before: readonly string[];
    readonly after: string;
    readonly reach: string;
    readonly to: string;
  };
  /** Seconds from a fault to the agent's screen, and how many screens it took before and takes now. */
  readonly alarm: {
    readonly seconds: number;
    readonly screens: readonly [before: number, after: number];
    readonly fault: string;
  };
}

const [width, height] = [480, 190];
/** In the narrowest cell, 320 px of a tablet's row of two, still 12 px high; on phones 14. */
const size = 18;

const drawing = (sheet: Sheet): Drawing => ({
  viewBox: [0, 0, width, height],
  groups: [{ id: 'd', markup: sheet.toString() }],
});

/** Prices that were decided in several places, each of which now asks the same one. */
export function priceStory({ before, after, reach, to }: Stories['price']): Drawing {
  const sheet = new Sheet();
  const [head, foot] = [margin - 4, height - margin + 4];
  const pitch = (foot - head) / before.length;
  const names = Math.max(...before.map((name) => textWidth(name, size)));
  const left = margin + names + 14;
  const hub: Point = [width / 2 + 34, height / 2];
  const asks = before.map((_, i): Point => [left, head + pitch * (i + 0.5)]);
  const bus = hub[0] - 62;
  for (const [i, [x, y]] of asks.entries()) {
    sheet.text([margin, y + 5.5], before[i] ?? '', { size });
    sheet.circle([x, y], 3.5, 'part');
    const way = chamferLine([[x + 3.5, y], [bus, y], [bus, hub[1]], [hub[0] - 40, hub[1]]], 8); // biome-ignore format: one line
    sheet.line(y === hub[1] ? level(x + 3.5, hub[0] - 40, y) : way, 'part');
  }
  sheet.rectangle(hub[0] - 40, hub[1] - 34, 80, 68, 'outline', 'top');
  sheet.rectangle(hub[0] - 34, hub[1] - 28, 68, 56, 'inner');
  sheet.text([hub[0], hub[1] - 8], after, { size, weight: 600, anchor: 'middle' });
  const right = width - margin - 12;
  sheet.line(level(hub[0] + 40, right, hub[1] + 11), 'casingWide').line(level(hub[0] + 7, right, hub[1] + 11), 'live');
  sheet.line([[right - 8, hub[1] + 6], [right, hub[1] + 11], [right - 8, hub[1] + 16]], 'live'); // biome-ignore format: its head
  sheet.liveNode([hub[0], hub[1] + 11]);
  const middle = (hub[0] + 40 + right) / 2;
  sheet.text([middle, hub[1] - 3], reach, { size: size * 1.25, weight: 600, anchor: 'middle' });
  sheet.text([middle, hub[1] + 33], to, { size, anchor: 'middle' });
  sheet.text([hub[0], hub[1] + 58], `${before.length} to 1`, { size: size * 1.25, weight: 600, anchor: 'middle' });
  return drawing(sheet);
}

/** From a fault to the one screen on which an agent sees it, second by second; it took several. */
export function alarmStory({ seconds, screens: [before, after], fault: name }: Stories['alarm']): Drawing {
  const sheet = new Sheet();
  const [wide, tall] = [84, 56];
  const right = width - margin;
  const screen: Point = [right - wide, 78];
  const fault: Point = [margin + 16, screen[1] + tall / 2];
  // Those that are gone stand behind the one that is left.
  for (const i of range(before - after).reverse()) {
    const step = (i + 1) * 7;
    sheet.rectangle(screen[0] - step, screen[1] - step, wide, tall, 'existing', 'top');
  }
  sheet.rectangle(...screen, wide, tall, 'outline', 'top').line(level(screen[0], right, screen[1] + 13), 'part');
  sheet.lines(range(3).map((i) => level(screen[0] + 12, right - 14 - i * 12, screen[1] + 24 + i * 10)), 'detail'); // biome-ignore format: its lines
  const end = screen[0];
  sheet.line(level(fault[0], end, fault[1]), 'casingWide').line(level(fault[0], end, fault[1]), 'live');
  const at = (second: number) => fault[0] + ((end - fault[0]) * second) / seconds;
  sheet.lines(range(seconds + 1).map((i) => upright(at(i), fault[1] + 8, fault[1] + 15)), 'part'); // biome-ignore format: seconds
  sheet.line(level(fault[0], end, fault[1] + 15), 'detail');
  sheet.line(upright(fault[0], fault[1] - 12, 50), 'centre');
  dimensionLine(sheet, [fault[0], end], 40, { text: `${seconds} s`, size: size * 1.25, slash: 10, drop: 10 });
  const base = height - margin + 6;
  sheet.text([margin, base], name, { size });
  sheet.text([right, base], `${before} to ${after} screens`, { size, weight: 600, anchor: 'end' });
  sheet.liveNode(fault);
  return drawing(sheet);
}
