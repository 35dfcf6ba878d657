import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { lookAt, somebody } from './somebody.ts';
import type { Drawing } from './svg.ts';
import { alongEllipse } from './traces.ts';

/** Paper of a milestone; its lower edge lies on the axis of the years. */
const milestonePaper = { width: 240, height: 112 } as const;
/** A pen's width above that edge. */
const ground = milestonePaper.height - 1;

/** A rack from its front, with its drawers. */
function rack(sheet: Sheet, x: number, wide: number, high: number): void {
  sheet.rectangle(x, ground - high, wide, high, 'outline', 'top');
  const drawers: Point[][] = [];
  for (let y = ground - high + 8; y < ground - 3; y += 9) drawers.push(level(x + 5, x + wide - 5, y));
  sheet.lines(drawers, 'detail');
}

/** Part of a circle. */
const arc = (centre: Point, radius: number, from: number, to: number) =>
  alongEllipse(centre, radius, radius, from, to, 13);

/** The core is exchanged beside a plant that runs. */
function plant(sheet: Sheet): void {
  const [left, wall, teeth, step] = [116, 44, 4, 28];
  const right = left + teeth * step;
  sheet.rectangle(right - 22, ground - 92, 11, 50, 'outline', 'top');
  for (const [x, y, radius] of [[right - 15, 12, 4], [right - 27, 8, 5.5]] as const) sheet.circle([x, y], radius, 'detail'); // biome-ignore format: smoke
  for (const i of range(teeth)) {
    const x = left + i * step;
    sheet.polygon([[x, ground - wall], [x + step, ground - wall - 20], [x + step, ground - wall]], 'outline', 'top'); // biome-ignore format: one tooth
    sheet.lines(hatching(x + step - 8, ground - wall - 13, 8, 13, 4), 'hatch');
  }
  sheet.rectangle(left, ground - wall, teeth * step, wall, 'outline', 'top');
  for (const i of range(teeth - 1)) sheet.rectangle(left + 10 + i * step, ground - 32, 16, 13, 'detail');
  sheet.rectangle(right - 23, ground - 28, 16, 28, 'part');
  sheet.rectangle(4, ground - 62, 32, 62, 'existing');
  rack(sheet, 54, 32, 62);
  sheet.lines([level(38, 51, ground - 52), [[46, ground - 56], [51, ground - 52], [46, ground - 48]]], 'detail'); // biome-ignore format: from the old to the new
  sheet.line([[70, ground - 36], [102, ground - 36], [102, ground - 10], [left, ground - 10]], 'live').liveNode([70, ground - 36], 7, 3.2); // biome-ignore format: one line
}

/** A telephone line from house to house. */
function homes(sheet: Sheet): void {
  const [wide, wall, pitch, first] = [52, 36, 84, 10];
  const ridge = ground - wall - 26;
  const tops = range(3).map((i): Point => [first + i * pitch + wide / 2, ridge - 22]);
  for (const i of range(3)) {
    const x = first + i * pitch;
    const [tx, ty] = tops[i] ?? [x, ridge];
    sheet.line(upright(tx, ty, ridge), 'part').line(level(tx - 6, tx + 6, ty + 4), 'part');
    sheet.polygon([[x - 5, ground - wall], [x + wide / 2, ridge], [x + wide + 5, ground - wall]], 'outline', 'top'); // biome-ignore format: one roof
    sheet.rectangle(x, ground - wall, wide, wall, 'outline', 'top');
    sheet.rectangle(x + 5, ground - 27, 12, 27, 'detail');
    sheet.rectangle(x + 24, ground - 29, 22, 18, 'part', 'top');
    // Somebody at the window.
    sheet
      .circle([x + 35, ground - 22], 3.4, 'detail')
      .line(arc([x + 35, ground - 11], 7, Math.PI, Math.PI * 2), 'detail');
  }
  const wires = tops.slice(1).map(([bx, by], i): Point[] => {
    const [ax, ay] = tops[i] ?? [0, 0];
    return range(13).map(
      (k): Point => [ax + ((bx - ax) * k) / 12, (ay + by) / 2 + 4 + Math.sin((k * Math.PI) / 12) * 10],
    );
  });
  sheet.lines(wires, 'live').liveNode([tops[1]?.[0] ?? 0, (tops[1]?.[1] ?? 0) + 4], 7, 3.2);
}

/** Conductors from one system to another, through the gateway on Mumbai's harbor. */
function gateway(sheet: Sheet): void {
  const [left, right, top] = [68, 172, ground - 72];
  rack(sheet, 4, 30, 60);
  rack(sheet, 206, 30, 60);
  sheet.rectangle(left, top, right - left, 72, 'outline', 'top');
  sheet.lines([level(left, right, top + 9), level(left, right, top + 14)], 'detail');
  for (const x of [left, 100, 132, right - 8]) {
    sheet.rectangle(x, top - 14, 8, 86, 'part', 'top');
    sheet.rectangle(x - 2, top - 17, 12, 3, 'part', 'top').polygon(arc([x + 4, top - 17], 5, Math.PI, Math.PI * 2), 'part', 'top'); // biome-ignore format: its dome
  }
  const arch = (middle: number, half: number, spring: number): Point[] => [[middle - half, ground], ...arc([middle, spring], half, Math.PI, Math.PI * 2), [middle + half, ground]]; // biome-ignore format: one arch
  sheet.polygon(arch(88, 9, ground - 34), 'part', 'top').polygon(arch(152, 9, ground - 34), 'part', 'top');
  sheet.polygon(arch(120, 17, ground - 40), 'outline', 'top');
  for (const y of [ground - 26, ground - 12]) sheet.line(level(34, 206, y), 'casing').line(level(34, 206, y), 'part');
  const way = level(34, 206, ground - 19);
  sheet
    .line(way, 'casing')
    .line(way, 'live')
    .liveNode([120, ground - 19], 7, 3.2);
}

/** Four applications on one store of records. */
function records(sheet: Sheet): void {
  const [wide, high, pitch, top] = [48, 38, 60, 4];
  const store = { left: 66, right: 174, head: ground - 30 };
  for (const i of range(4)) {
    const x = 6 + i * pitch;
    const middle = x + wide / 2;
    const goal = store.left + 18 + i * 24;
    const bend = top + high + 10 + (i === 0 || i === 3 ? 8 : 0);
    const way: Point[] = [[middle, top + high], [middle, bend], [goal, bend], [goal, store.head]]; // biome-ignore format: one line
    sheet.line(way, i === 1 ? 'live' : 'part');
    sheet.rectangle(x, top, wide, high, 'outline', 'top').line(level(x, x + wide, top + 8), 'detail');
    const [a, b, foot] = [x + 7, x + wide - 7, top + high - 6];
    // Sales as a rising line, service as what is said, marketing as a letter, commerce as goods.
    if (i === 0)
      sheet.line([[a, foot], [a + 11, foot - 8], [a + 20, foot - 5], [b, foot - 17]], 'part'); // biome-ignore format: one line
    else if (i === 1) sheet.rectangle(a, top + 13, 22, 8, 'detail').rectangle(b - 24, top + 24, 24, 8, 'detail');
    else if (i === 2)
      sheet.rectangle(a + 2, top + 14, 30, 18, 'part').line([[a + 2, top + 14], [a + 17, top + 25], [a + 32, top + 14]], 'detail'); // biome-ignore format: one letter
    else for (const k of range(6)) sheet.rectangle(a + (k % 3) * 12, top + 13 + Math.floor(k / 3) * 10, 9, 7, 'detail');
  }
  const middle = (store.left + store.right) / 2;
  const half = (store.right - store.left) / 2;
  sheet.polygon([...alongEllipse([middle, store.head], half, 7, Math.PI, 0, 25), [store.right, ground], [store.left, ground]], 'outline', 'top'); // biome-ignore format: one store
  for (const y of [store.head + 10, store.head + 20]) sheet.line(alongEllipse([middle, y], half, 7, Math.PI, 0, 25).slice(3, -3), 'detail'); // biome-ignore format: its seams
  sheet.lines(hatching(store.right - 26, store.head + 9, 26, 20, 4), 'hatch');
  sheet.ellipse([middle, store.head], half, 7, 'outline', 'top').liveNode([store.left + 42, store.head], 7, 3.2);
}

/** A question, and the shelf where the part lies. */
function part(sheet: Sheet): void {
  const [left, top, cell] = [132, 11, 25];
  sheet.rectangle(left, top, cell * 4, cell * 4, 'outline', 'top');
  sheet.lines(range(3).flatMap((i) => [level(left, left + cell * 4, top + cell * (i + 1)), upright(left + cell * (i + 1), top, top + cell * 4)]), 'part'); // biome-ignore format: its bins
  for (const i of range(16)) {
    if (i === 6) continue;
    const [x, y] = [left + (i % 4) * cell, top + Math.floor(i / 4) * cell];
    const high = [12, 8, 15, 10, 6][i % 5] ?? 10;
    sheet.rectangle(x + 5, y + cell - high, cell - 10, high, 'detail');
  }
  const found: Point = [left + cell * 2.5, top + cell * 1.5];
  const bubble: Point[] = [[6, 8], [92, 8], [92, 62], [46, 62], [34, 76], [34, 62], [6, 62]]; // biome-ignore format: one bubble
  sheet.line([...bubble, bubble[0] as Point], 'outline');
  sheet.text([49, 46], '?', { size: 32, anchor: 'middle', weight: 600 });
  // Who asks.
  somebody(sheet, [22, ground], 7.5, 6, lookAt(4));
  const way: Point[] = [[92, 35], [110, 35], [110, found[1]], found];
  sheet.line(way, 'casingWide').line(way, 'live').circle(found, 8, 'part', 'top').liveNode(found, 8, 3.6);
}

/** The assistant's workflow on a screen, and the people who learn it. */
function training(sheet: Sheet): void {
  const [left, right, top, foot] = [8, 122, 6, 78];
  sheet.lines([upright(65, foot, ground), level(44, 86, ground)], 'outline');
  sheet.rectangle(left, top, right - left, foot - top, 'outline', 'top');
  sheet
    .rectangle(left + 10, foot - 20, right - left - 20, 12, 'part')
    .line(level(left + 16, left + 56, foot - 14), 'detail');
  const boxes = [20, 55, 90];
  for (const x of boxes) sheet.rectangle(x, 22, 20, 16, 'part', 'top');
  sheet.lines([level(40, 55, 30), level(75, 90, 30)], 'part');
  const ask: Point[] = [[65, foot - 20], [65, 38]]; // biome-ignore format: one line
  sheet.line(ask, 'live').liveNode([65, 38], 7, 3.2);
  for (const i of range(3)) somebody(sheet, [152 + i * 33, ground], 9, 23, lookAt(i + 1));
}

const draws = { plant, homes, gateway, records, part, training };

/** The drawings of the milestones of Our Story, by the names of their files. */
export const milestoneDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries(draws).map(([name, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    const { width, height } = milestonePaper;
    return [`milestone-${name}`, { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] }];
  });
