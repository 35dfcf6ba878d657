import { hatching, type Point, smooth } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Paper of an application and of an alliance. */
export const shortPaper = { width: 480, height: 190 } as const;
const { width, height } = shortPaper;
const size = 17.5;

/** A short drawing. */
export function shortDrawing(draw: (sheet: Sheet) => void): Drawing {
  const sheet = new Sheet();
  draw(sheet);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

/** From complaint to cause: the bones that a quality engineer draws, each a kind of record that was read. */
function complaint(sheet: Sheet): void {
  const [left, head, spine] = [24, 366, height / 2];
  const box = { x: head, y: spine - 28, width: 96, height: 56 };
  const bones = [
    { name: 'Inspection lots', foot: 158, up: true },
    { name: 'Supplier notes', foot: 318, up: true },
    { name: 'Complaints', foot: 238, up: false },
  ];
  sheet.line(level(left, head, spine), 'outline');
  for (const { name, foot, up } of bones) {
    const [side, tip] = [up ? -1 : 1, foot - 52];
    const end: Point = [tip, spine + side * 58];
    const along = (u: number): Point => [foot + (tip - foot) * u, spine + side * 58 * u];
    sheet.line([[foot, spine], end], 'part'); // biome-ignore format: one bone
    for (const u of [0.25, 0.5, 0.75]) {
      const [x, y] = along(u);
      sheet.line(level(x - 46 + u * 16, x, y), 'detail');
    }
    sheet.text([tip + 4, end[1] + (up ? -8 : 21)], name, { size, anchor: 'middle' });
  }
  // The cause lies on one bone; the way from it to the complaint is live.
  const cause: Point = [318 - 26, spine - 29];
  const way: Point[] = [cause, [318, spine], [head, spine]];
  sheet.line(way, 'casing').line(way, 'live');
  sheet.rectangle(box.x, box.y, box.width, box.height, 'outline', 'top');
  sheet.text([box.x + box.width / 2, spine + 6], 'Complaint', { size, anchor: 'middle', weight: 600 });
  sheet.text([cause[0] + 22, cause[1] + 4], 'Cause', { size }).liveNode(cause);
}

/** Invoice matching: three papers whose lines agree, but for one. */
function matching(sheet: Sheet): void {
  const [wide, top, foot, pitch] = [108, 38, 176, 26];
  const papers = [
    ['Order', 24],
    ['Receipt', 186],
    ['Invoice', 348],
  ] as const;
  for (const [at, [name, x]] of papers.entries()) {
    const fold = 18;
    sheet.text([x, top - 12], name, { size, weight: 600 });
    sheet.polygon([[x, top], [x + wide - fold, top], [x + wide, top + fold], [x + wide, foot], [x, foot]], 'outline', 'top'); // biome-ignore format: one paper
    sheet.line([[x + wide - fold, top], [x + wide - fold, top + fold], [x + wide, top + fold]], 'detail'); // biome-ignore format: its corner
    for (const row of range(4)) {
      const y = top + 34 + row * pitch;
      // The third line has a longer quantity on the invoice.
      const longer = row === 2 && at === 2;
      sheet.line(level(x + 14, x + 44 + ((row * 13) % 17), y), 'detail');
      const bar = [x + 66, y - 6, longer ? 32 : 12 + ((row * 7) % 12), 12] as const;
      sheet.rectangle(...bar, 'part').lines(hatching(...bar, 4), longer ? 'hatchStrong' : 'hatchMiddle');
      if (at === 2) continue;
      const middle = x + wide + 27;
      if (row === 2 && at === 1) continue;
      for (const shift of [-3, 3]) sheet.line(level(middle - 8, middle + 8, y + shift), 'part');
    }
  }
  const [x, y] = [186 + wide + 27, top + 34 + 2 * pitch];
  for (const shift of [-3, 3]) sheet.line(level(x - 9, x + 9, y + shift), 'live');
  sheet.line([[x - 7, y + 10], [x + 7, y - 10]], 'live'); // biome-ignore format: not equal
  sheet.line(level(x + 9, 348 + 66, y), 'live').liveNode([348 + 98, y]);
}

/** The part before the failure: a pump, and its vibration on the way to the limit. */
function parts(sheet: Sheet): void {
  const ground = 150;
  const [px, py] = [70, 98];
  sheet.line(level(18, 206, ground), 'outline').lines(
    range(17).map((i) => [[20 + i * 11, ground + 8], [28 + i * 11, ground]]), // biome-ignore format: hatched ground
    'hatchMiddle',
  );
  // Base, motor with its fins, shaft, then the casing with its two flanges.
  sheet.rectangle(30, ground - 12, 170, 12, 'part', 'top').rectangle(126, ground - 78, 68, 56, 'outline', 'top');
  sheet.lines(range(6).map((i) => level(132, 188, ground - 70 + i * 8)), 'detail'); // biome-ignore format: fins
  sheet.rectangle(144, ground - 88, 26, 10, 'part', 'top');
  for (const x of [132, 178]) sheet.rectangle(x, ground - 22, 10, 10, 'small', 'top');
  sheet.rectangle(104, py - 5, 22, 10, 'part', 'top').rectangle(110, py - 11, 10, 22, 'part', 'top');
  sheet.polygon([[px - 16, ground - 12], [px - 10, py + 20], [px + 10, py + 20], [px + 16, ground - 12]], 'part', 'top'); // biome-ignore format: its foot
  sheet.rectangle(px + 10, 40, 24, 56, 'part', 'top').rectangle(px + 3, 32, 38, 8, 'outline', 'top');
  sheet.circle([px, py], 35, 'outline', 'top').circle([px, py], 26, 'detail').circle([px, py], 12, 'part', 'top');
  for (const i of range(6)) {
    const angle = (i * Math.PI) / 3;
    const blade = (u: number): Point => [px + Math.cos(angle + u * 0.9) * (12 + 13 * u), py + Math.sin(angle + u * 0.9) * (12 + 13 * u)]; // biome-ignore format: along a blade
    sheet.line([blade(0), blade(0.35), blade(0.7), blade(1)], 'detail');
  }
  sheet.circle([px, py], 4, 'terminal', 'top');
  const [left, right, foot, limit] = [236, 462, 150, 52];
  const swing = (u: number) => 5 + 46 * u ** 2.6;
  const middle = 103;
  sheet.lines([upright(left, 30, foot + 8), level(left, right, middle)], 'detail');
  for (const y of [limit, middle * 2 - limit]) sheet.line(level(left, right, y), 'existing');
  sheet.text([left + 8, limit - 8], 'Limit', { size });
  const wave = (from: number, to: number): Point[] =>
    range(61).map((i) => {
      const u = from + ((to - from) * i) / 60;
      return [left + (right - left) * u, middle - Math.sin(u * 92) * swing(u)];
    });
  const now = 0.78;
  sheet.line(smooth(wave(0, now)), 'part').line(wave(now, 1), 'existing');
  const at = left + (right - left) * now;
  sheet.line(upright(at, 30, foot + 8), 'live').liveNode([at, 30]);
  sheet.text([at, foot + 28], 'Part reserved', { size, anchor: 'middle' });
}

/** Order status: a question in a customer's words, and the delivery that was moved from one day to another. */
function orderStatus(sheet: Sheet): void {
  const bubble = (x: number, y: number, wide: number, tail: number) => {
    sheet.polygon([[x, y], [x + wide, y], [x + wide, y + 34], [x, y + 34]], 'part', 'top'); // biome-ignore format: one bubble
    sheet.line([[tail, y + 34], [tail, y + 44], [tail + 12, y + 34]], 'part'); // biome-ignore format: its tail
  };
  bubble(22, 16, 182, 40);
  sheet.text([36, 39], 'Where is my order?', { size });
  bubble(268, 16, 190, 432);
  sheet.text([282, 39], 'Moved to Friday.', { size, weight: 600 });
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const [left, top, step, high] = [22, 84, 87.2, 84];
  for (const [i, day] of days.entries()) {
    const x = left + step * i;
    sheet.rectangle(x, top, step, high, 'part', 'top').line(level(x, x + step, top + 26), 'detail');
    sheet.text([x + 10, top + 19], day, { size });
  }
  // A parcel, dashed where it was to be.
  const parcel = (day: number, pen: 'existing' | 'outline') => {
    const [x, y] = [left + step * (day + 0.5) - 19, top + 38];
    sheet.rectangle(x, y, 38, 34, pen, pen === 'outline' ? 'right' : null);
    sheet.lines([level(x, x + 38, y + 10), upright(x + 15, y, y + 10), upright(x + 23, y, y + 10)], pen === 'outline' ? 'part' : 'existing'); // biome-ignore format: its tape
    return [x, y + 20] as const;
  };
  const [from, y] = parcel(2, 'existing');
  const [to] = parcel(4, 'outline');
  const tip = to - 4;
  const way: Point[] = level(from + 42, tip, y);
  sheet.line(way, 'casing').line(way, 'live').line([[tip - 9, y - 6], [tip, y], [tip - 9, y + 6]], 'live'); // biome-ignore format: its arrow
  sheet.liveNode([left + step * 3.5, y]);
}

/** Applications of AI on SAP data, 480 × 190, by the last part of their files' names. */
export const applicationDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries({ complaint, matching, parts, 'order-status': orderStatus }).map(([name, draw]) => [
    `application-${name}`,
    shortDrawing(draw),
  ]);
