import type { Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';

/** Of lettering on the drawings about partners. */
export const size = 19.6;
/** Of what is shown larger: half a sheet wide. */
export const nameSize = 18.5;

/** An alliance as its record names it. */
export interface Alliance {
  readonly name: string;
  readonly type: string;
}

/** A detail of the plug between two firms: what goes through it are the ways to work together. */
export function onePlug(sheet: Sheet, ways: readonly string[]): void {
  const [top, high] = [44, 212];
  const middle = top + high / 2;
  const body = (left: number, right: number, name: string) => {
    sheet.polygon([[left + 12, top], [right - 12, top], [right, top + 12], [right, top + high - 12], [right - 12, top + high], [left + 12, top + high], [left, top + high - 12], [left, top + 12]], 'outline', 'left'); // biome-ignore format: points
    sheet.rectangle((left + right) / 2 - 31, middle - 21, 62, 42, 'part', 'top');
    sheet.text([(left + right) / 2, middle + 7], name, { size, anchor: 'middle', weight: 600 });
  };
  // The cables that end in both halves, cut off.
  for (const [from, to] of [
    [16, 34],
    [446, 464],
  ] as const) {
    // biome-ignore format: both ends
    for (const off of [-17, -8.5, 0, 8.5, 17]) sheet.line(level(from, to, middle + off), Math.abs(off) > 10 ? 'outline' : 'small'); // biome-ignore format: one cable
  }
  body(34, 122, 'You');
  body(358, 446, 'Us');
  const step = high / ways.length;
  const node: Point = [330, middle];
  for (const [i, way] of ways.entries()) {
    const y = top + step * (i + 0.5);
    sheet.rectangle(122, y - 21, 172, 42, 'outline', 'top');
    sheet.lines([upright(134, y - 21, y + 21), upright(140, y - 21, y + 21)], 'detail');
    sheet.text([217, y + 7], way, { size: nameSize, anchor: 'middle' });
    // Its slot in the other half.
    sheet.rectangle(358, y - 21, 10, 42, 'part', 'right');
    sheet.line(level(294, 358, y), y === node[1] ? 'live' : 'existing');
  }
  sheet.liveNode(node, 10, 4.5);
}

/** The three plates of the alliances in plan: another view of what their own page shows standing. */
export function plan(sheet: Sheet, alliances: readonly Alliance[]): void {
  const slab = (
    x: number,
    y: number,
    wide: number,
    deep: number,
    kind: string,
    at: Point,
    anchor: 'start' | 'end' = 'start',
  ) => {
    sheet.rectangle(x, y, wide, deep, 'outline', 'left').rectangle(x + 7, y + 7, wide - 14, deep - 14, 'inner');
    for (const [dx, dy] of [[14, 14], [wide - 14, 14], [14, deep - 14], [wide - 14, deep - 14]] as const) sheet.circle([x + dx, y + dy], 2.4, 'detail'); // biome-ignore format: its holes
    const alliance = alliances.find(({ type }) => type.toLowerCase() === kind);
    if (!alliance) return;
    sheet.text(at, alliance.name, { size: nameSize, weight: 600, anchor });
    sheet.text([at[0], at[1] + 21], alliance.type, { size: nameSize, anchor });
  };
  slab(20, 20, 250, 160, 'platform', [186, 141]);
  slab(330, 20, 130, 128, 'technology', [460, 178], 'end');
  slab(20, 210, 210, 70, 'industry', [248, 241]);
  for (const off of [-12, -6, 6, 12]) sheet.line(level(252, 350, 84 + off), 'small');
  sheet.line(level(210, 350, 84), 'live');
  sheet.lines(
    [-9, -3, 3, 9].map((off) => upright(70 + off, 160, 228)),
    'small',
  );
  // Racks, a tank and the interface.
  for (const x of [38, 84]) sheet.rectangle(x, 38, 40, 56, 'part', 'top').lines(range(4).map((i) => level(x + 5, x + 35, 48 + i * 11)), 'detail'); // biome-ignore format: one rack
  sheet.circle([158, 66], 24, 'part', 'top').circle([158, 66], 17, 'detail').circle([158, 66], 4, 'detail');
  sheet.rectangle(38, 116, 130, 40, 'part', 'top');
  for (const i of range(12)) sheet.circle([51 + (i % 6) * 21, 127 + Math.floor(i / 6) * 18], 4, 'detail');
  sheet.rectangle(200, 60, 44, 48, 'part', 'top').liveNode([222, 84], 9, 4);
  // What the vendor makes.
  sheet.rectangle(352, 44, 86, 80, 'part', 'top').rectangle(368, 58, 54, 52, 'part', 'left');
  for (const i of range(9)) sheet.circle([380 + (i % 3) * 15, 69 + Math.floor(i / 3) * 15], 3.4, 'detail');
  // Pylons from above, and their line.
  sheet.line(level(40, 214, 234), 'detail').line(level(40, 214, 240), 'detail');
  for (const x of [56, 124, 192]) sheet.rectangle(x - 8, 229, 16, 16, 'part', 'top').lines([[[x - 8, 229], [x + 8, 245]], [[x + 8, 229], [x - 8, 245]]], 'detail'); // biome-ignore format: one pylon
  sheet.rectangle(70, 254, 40, 16, 'part', 'top').rectangle(140, 254, 50, 16, 'part', 'top');
}
