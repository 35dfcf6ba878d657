import { shortDrawing, shortPaper } from './applications.ts';
import { Axonometric } from './axonometric.ts';
import { hatching, type Point } from './geometry.ts';
import { box, vessel } from './parts.ts';
import { barePlate } from './plate.ts';
import { level, range, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const size = 18;

/** Platforms that a project stands on: slabs, the first partner's on top, each named by a leader. */
function platform(sheet: Sheet, partners: readonly string[]): void {
  const [wide, deep, thick, gap] = [8, 6, 0.75, 1.15];
  const scale = 12.5;
  const view = new Axonometric({ originX: 24 + deep * scale, originY: 54, scale }, sheet);
  const names = [...partners].reverse();
  for (const i of range(names.length)) {
    const z = (i - names.length + 1) * gap;
    barePlate(view, { width: wide, depth: deep, thickness: thick, z });
  }
  // The project.
  box(view, { x: 1, y: 1, z: 0, width: 2.2, depth: 2.2, height: 2.2 }, { hatch: 0.2, drawers: 5, frame: 0.2 });
  vessel(view, { at: [5.4, 2, 0], radius: 0.75, height: 1.7, rings: 3 });
  box(view, { x: 1.2, y: 4, z: 0, width: 5.4, depth: 1.2, height: 0.7 }, { hatch: 0.2, ports: [8, 1] });
  for (const [i, name] of names.entries()) {
    const z = (i - names.length + 1) * gap;
    const at = view.project(wide, deep - 4.4, z - thick / 2);
    const y = 66 + (names.length - 1 - i) * 42;
    const bend: Point = [at[0] + Math.abs(at[1] - y), y];
    sheet.line([at, bend, [270, y]], 'leader').circle(at, 3, null, 'ink'); // biome-ignore format: one leader
    sheet.text([278, y + 6], name, { size, ...(i === names.length - 1 && { weight: 600 }) });
  }
  sheet.liveNode(view.project(3.9, 3.6, 0));
}

/** Products beside the core: each does one thing, and a plug and a socket join it to the core. */
function technology(sheet: Sheet, partners: readonly string[]): void {
  const { height } = shortPaper;
  const core = { x: 24, y: 20, width: 118, height: height - 40 };
  sheet.rectangle(core.x, core.y, core.width, core.height, 'outline', 'top');
  sheet.rectangle(core.x + 10, core.y + 10, core.width - 20, core.height - 20, 'detail');
  sheet.lines(hatching(core.x + 10, core.y + 10, core.width - 20, core.height - 20, 9), 'hatch');
  const [middle, wide] = [core.x + core.width / 2, 58];
  sheet.rectangle(middle - wide / 2, height / 2 - 15, wide, 30, 'casing', 'top');
  sheet.text([middle, height / 2 + 6], 'Core', { size, anchor: 'middle', weight: 600 });
  const pitch = core.height / partners.length;
  for (const [i, name] of partners.entries()) {
    const y = core.y + pitch * (i + 0.5);
    const live = i === Math.floor(partners.length / 2);
    const edge = core.x + core.width;
    const joint = 214;
    const pen = live ? 'live' : 'part';
    for (const shift of [-5, 5]) sheet.lines([level(edge, joint - 20, y + shift), level(joint + 24, 286, y + shift)], pen); // biome-ignore format: both sides
    // The socket takes in the plug, whose two pins reach into it.
    sheet.polygon([[joint - 20, y - 14], [joint, y - 14], [joint, y + 14], [joint - 20, y + 14]], 'outline', 'top'); // biome-ignore format: one socket
    sheet.lines([-6, 6].map((shift) => level(joint - 12, joint + 8, y + shift)), 'outline'); // biome-ignore format: its pins
    sheet.polygon([[joint + 8, y - 14], [joint + 18, y - 14], [joint + 24, y - 8], [joint + 24, y + 8], [joint + 18, y + 14], [joint + 8, y + 14]], 'outline', 'left'); // biome-ignore format: one plug
    sheet.rectangle(286, y - 19, 172, 38, 'part', 'top');
    sheet.text([302, y + 6], name, { size });
    if (live) sheet.liveNode([edge, y]);
  }
}

/** A plant, a store and the grid, side by side on one ground, each named by who knows it. */
function industry(sheet: Sheet, partners: readonly string[]): void {
  const ground = 136;
  sheet.line(level(24, 456, ground), 'outline').lines(
    range(54).map((i) => [[24 + i * 8, ground + 7], [31 + i * 8, ground]]), // biome-ignore format: hatched ground
    'hatchMiddle',
  );
  // The plant: three sheds with their roof lights to the north, a chimney and a tank.
  sheet.polygon([[30, ground], [33, 24], [43, 24], [46, ground]], 'part', 'right').lines([level(32, 44, 44), level(32, 44, 54)], 'detail'); // biome-ignore format: the chimney
  for (const i of range(3)) {
    const x = 46 + i * 30;
    sheet.polygon([[x, ground], [x, 64], [x + 30, 86], [x + 30, ground]], 'part', 'top'); // biome-ignore format: one shed
    sheet.rectangle(x + 7, 100, 16, 12, 'detail').line(upright(x + 15, 100, 112), 'detail');
  }
  sheet.rectangle(144, 92, 26, ground - 92, 'part', 'left').ellipse([157, 92], 13, 4, 'part', 'top');
  sheet.lines([level(144, 170, 106), level(144, 170, 120)], 'detail');
  // The store: an awning over a window, a door, a sign.
  sheet.rectangle(204, 66, 112, ground - 66, 'outline', 'top').rectangle(222, 48, 76, 18, 'part', 'right');
  sheet.lines([level(234, 286, 57)], 'detail');
  for (const i of range(7)) {
    const x = 200 + i * (120 / 7);
    const stripe: Point[] = [[x + 3, 78], [x + 120 / 7 - 3, 78], [x + 120 / 7, 96], [x, 96]]; // biome-ignore format: one stripe
    sheet.polygon(stripe, 'small', i % 2 ? 'top' : 'right');
  }
  sheet
    .rectangle(214, 102, 58, 26, 'part')
    .rectangle(282, 102, 24, ground - 102, 'part')
    .circle([301, 120], 1.5, 'detail');
  sheet.lines([[[220, 124], [240, 104]], [[232, 124], [252, 104]]], 'hatchMiddle'); // biome-ignore format: the glass
  // The grid: two pylons, and the lines that sag between them.
  const arms = [
    [38, 22],
    [58, 28],
  ] as const;
  const pylons = [358, 426];
  for (const x of pylons) {
    sheet.lines([[[x - 18, ground], [x - 4, 60], [x, 22], [x + 4, 60], [x + 18, ground]]], 'part'); // biome-ignore format: its legs
    sheet.lines(range(4).map((i) => [[x - 16 + i * 3.2, ground - 10 - i * 18], [x + 13 - i * 3.2, ground - 26 - i * 18]]), 'detail'); // biome-ignore format: its bracing
    sheet.lines(range(4).map((i) => [[x + 16 - i * 3.2, ground - 10 - i * 18], [x - 13 + i * 3.2, ground - 26 - i * 18]]), 'detail'); // biome-ignore format: its bracing
    for (const [y, reach] of arms) {
      sheet.line(level(x - reach, x + reach, y), 'part');
      for (const end of [-reach, reach]) sheet.line(upright(x + end, y, y + 7), 'outline');
    }
  }
  const sag = (from: Point, to: Point): Point[] =>
    range(13).map((i) => {
      const u = i / 12;
      return [from[0] + (to[0] - from[0]) * u, from[1] + 4 * 9 * u * (1 - u)];
    });
  const [near = 0, far = 0] = pylons;
  for (const [i, [y, reach]] of arms.entries()) {
    for (const side of [-1, 1]) {
      const line = sag([near + side * reach, y + 7], [far + side * reach, y + 7]);
      sheet.line(line, i === 0 && side < 0 ? 'live' : 'detail');
    }
    if (i === 0) sheet.liveNode([near - reach, y + 7]);
  }
  for (const [i, x] of [100, 260, 392].entries()) sheet.text([x, 168], partners[i] ?? '', { size, anchor: 'middle' });
}

const draws: Readonly<Record<string, (sheet: Sheet, partners: readonly string[]) => void>> = {
  platform,
  technology,
  industry,
};

/** The categories of alliance, 480 × 190, each with the partners that its record names. */
export const allianceDrawings = (
  categories: readonly { readonly id: string; readonly partners: readonly string[] }[],
): [name: string, drawing: Drawing][] =>
  categories.map(({ id, partners }) => [
    `alliance-${id}`,
    shortDrawing((sheet) => (draws[id] ?? technology)(sheet, partners)),
  ]);
