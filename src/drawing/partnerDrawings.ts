import { Axonometric, onFace } from './axonometric.ts';
import type { Point, Point3 } from './geometry.ts';
import { type Alliance, nameSize, onePlug, plan, size } from './partnerViews.ts';
import { type BoxFinish, blockAt, box, type Footprint, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Paper of the heads of both pages about partners. */
const paper = { width: 480, height: 300 } as const;

function headDrawing(draw: (sheet: Sheet) => void): Drawing {
  const sheet = new Sheet();
  draw(sheet);
  return { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

/** A client's plant in elevation, its foot at a height: sheds with roof lights to the north, a chimney, a tank. */
function plant(sheet: Sheet, left: number, foot: number, name: string): void {
  sheet.polygon([[left, foot], [left + 4, foot - 74], [left + 15, foot - 74], [left + 19, foot]], 'part', 'right'); // biome-ignore format: the chimney
  sheet.lines([level(left + 4, left + 15, foot - 64), level(left + 4, left + 15, foot - 55)], 'detail');
  for (const i of range(3)) {
    const x = left + 19 + i * 36;
    sheet.polygon([[x, foot], [x, foot - 64], [x + 36, foot - 42], [x + 36, foot]], 'part', 'top'); // biome-ignore format: one shed
  }
  sheet.rectangle(left + 133, foot - 44, 28, 44, 'part', 'left').ellipse([left + 147, foot - 44], 14, 4.5, 'part', 'top'); // biome-ignore format: one tank
  sheet.lines([level(left + 133, left + 161, foot - 29), level(left + 133, left + 161, foot - 14)], 'detail');
  // Its sign hangs before the walls, so that no line crosses the word.
  sheet.rectangle(left + 39, foot - 34, 68, 25, 'detail', 'top');
  sheet.text([left + 73, foot - 15], name, { size, anchor: 'middle', weight: 600 });
}

/** A firm: a frame around what it makes, with its name in a field of its own. @param make draws that about a spot */
function firm(sheet: Sheet, left: number, name: string, make: (view: Axonometric) => void) {
  const [top, wide, high] = [144, 100, 140];
  sheet.rectangle(left, top, wide, high, 'outline', 'top').line(level(left, left + wide, top + 34), 'detail');
  sheet.text([left + wide / 2, top + 24], name, { size, anchor: 'middle', weight: 600 });
  make(new Axonometric({ originX: left + wide / 2, originY: top + 66, scale: 10 }, sheet));
  return { left, right: left + wide, middle: left + wide / 2, top };
}

/**
 * Partnerships: two firms that meet before they reach their one client, and between them the ways to work together,
 * each with a plug from the one firm and a plug from the other.
 *
 * @param ways by name, from the top down
 */
function twoFirms(sheet: Sheet, ways: readonly string[]): void {
  const foot = 96;
  sheet.line(level(132, 348, foot), 'outline');
  plant(sheet, 160, foot, 'Client');
  const you = firm(sheet, 20, 'You', (view) => {
    box(view, blockAt([0, 0, 3.8, 3.8, 3.2], -2.1), { drawers: 4, hatch: 0.35, frame: 0.5 });
  });
  // What the firm builds on everywhere: four plates.
  const us = firm(sheet, 360, 'Us', (view) => {
    for (const i of range(4)) box(view, blockAt([0, 0, 3.8, 3.8, 0.5], i * 1.15 - 2.9), { hatch: 0.35, frame: 0.4 });
  });
  const meeting: Point = [(you.middle + us.middle) / 2, 120];
  for (const { middle, top } of [you, us]) sheet.line([[middle, top], [middle, meeting[1]], meeting], 'live'); // biome-ignore format: one line
  sheet.line([meeting, [meeting[0], foot]], 'live').liveNode(meeting);
  const [top, bottom, wide] = [144, 284, 112];
  const pitch = (bottom - top) / Math.max(1, ways.length);
  for (const [i, name] of ways.entries()) {
    const y = top + pitch * (i + 0.5);
    const [left, right] = [meeting[0] - wide / 2, meeting[0] + wide / 2];
    for (const shift of [-5, 5]) sheet.lines([level(you.right, left - 18, y + shift), level(right + 18, us.left, y + shift)], 'part'); // biome-ignore format: both sides
    for (const [edge, out] of [[left, -1], [right, 1]] as const) // biome-ignore format: both plugs
      sheet.polygon([[edge, y - 13], [edge + out * 13, y - 13], [edge + out * 19, y - 7], [edge + out * 19, y + 7], [edge + out * 13, y + 13], [edge, y + 13]], 'part', 'left'); // biome-ignore format: one plug
    sheet.rectangle(left, y - 18, wide, 36, 'outline', 'top');
    sheet.text([meeting[0], y + 6], name, { size, anchor: 'middle' });
  }
}

/** A name over what it is, on a shelf that a leader reaches from a part. */
function named(
  sheet: Sheet,
  { name, type }: Alliance,
  leader: readonly Point[],
  at: Point,
  anchor: 'start' | 'end',
): void {
  sheet
    .line(leader, 'casing')
    .line(leader, 'leader')
    .circle(leader[0] as Point, 3, null, 'ink');
  sheet.text(at, name, { size: nameSize, weight: 600, anchor }).text([at[0], at[1] + 20.5], type, { size: nameSize, anchor }); // biome-ignore format: two lines
}

/** A pylon on a spot of a plate, its arm along that axis, and the point that its line hangs from. */
export function pylon(view: Axonometric, [x, y]: Point, high: number, arm: 'x' | 'y' = 'x'): Point3 {
  const at = (off: number, z: number): Point3 => (arm === 'x' ? [x + off, y, z] : [x, y + off, z]);
  view.lines([[at(-0.5, 0), at(-0.12, high * 0.62), at(0, high), at(0.12, high * 0.62), at(0.5, 0)]], 'part');
  view.lines(
    range(3).map((i) => [
      at(-0.46 + i * 0.1, 0.15 + i * high * 0.17),
      at(0.4 - i * 0.1, 0.3 + (i + 0.6) * high * 0.17),
    ]),
    'detail',
  );
  view.line([at(-0.75, high * 0.8), at(0.75, high * 0.8)], 'part');
  return at(0.75, high * 0.8);
}

/**
 * Alliances: the platform's plate with a client's machines on it, beside it a product and an industry, each on a plate of its
 * own, tied to the first and named by the alliance of its kind.
 */
function threePlates(sheet: Sheet, alliances: readonly Alliance[]): void {
  const [wide, deep, gap, scale] = [8, 6, 1.3, 18.3];
  const [out, thick] = [4, 0.7];
  const view = new Axonometric({ originX: 20 + (deep + gap + out) * scale, originY: 50, scale }, sheet);
  const beside = (x: number, y: number) => {
    const [originX, originY] = view.project(x, y);
    return new Axonometric({ originX, originY, scale }, sheet);
  };
  const put = (on: Axonometric, footprint: Footprint, finish: BoxFinish) => box(on, blockAt(footprint, 0), finish);

  barePlate(view, { width: wide, depth: deep, thickness: thick, z: -thick });
  barePlate(view, { width: wide, depth: deep, thickness: thick, z: 0 });
  put(view, [0.9, 0.9, 2.4, 2.2, 2.4], { hatch: 0.2, drawers: 5, frame: 0.2 });
  vessel(view, { at: [5.6, 1.8, 0], radius: 0.8, height: 1.7, rings: 3 });
  put(view, [1.2, 4, 3.4, 1.2, 0.7], { hatch: 0.2, ports: [6, 1] });

  const product = beside(wide + gap, 0.6);
  const [productWide, productDeep] = [out, deep - 1.2];
  barePlate(product, { width: productWide, depth: productDeep, thickness: thick, z: 0 });
  put(product, [0.8, 0.8, 2.4, 3.2, 0.5], { hatch: 0.2, frame: 0.3 });
  box(product, blockAt([1.4, 1.5, 1.2, 1.8, 0.4], 0.5), { hatch: 0.2, ports: [2, 3] });

  const industry = beside(0.6, deep + gap);
  const [industryWide, industryDeep] = [wide - 1.2, out];
  barePlate(industry, { width: industryWide, depth: industryDeep, thickness: thick, z: 0 });
  const poles = [1.2, 3.4, 5.6].map((x) => pylon(industry, [x, 1.3], 2.6, 'y'));
  for (const [i, to] of poles.entries()) {
    const from = poles[i - 1];
    if (!from) continue;
    const sag = range(9).map((k): Point3 => {
      const u = k / 8;
      return [from[0] + (to[0] - from[0]) * u, from[1], from[2] - 1.6 * u * (1 - u)];
    });
    // From both ends of the arms.
    industry.lines([sag.map(([x, y, z]): Point3 => [x, y - 1.5, z]), sag], 'detail');
  }
  put(industry, [1, 2.4, 1.6, 1, 0.7], { hatch: 0.2, drawers: 1 });
  put(industry, [4, 2.4, 1.8, 1, 0.5], { hatch: 0.2, fins: 0.25 });

  // Cables over the gaps, one of them live.
  const ties = [-0.36, -0.18, 0, 0.18, 0.36];
  for (const at of ties) {
    view.line(onLevel(0, [5.9 + at, 3.4], [5.9 + at, deep + gap + 0.7]), 'small');
    view.line(onLevel(0, [4.6, 4.6 + at], [wide + gap + 0.8, 4.6 + at]), at === 0 ? 'live' : 'small');
  }
  sheet.liveNode(view.project(wide - 0.7, 4.6));

  const of = (kind: string) => alliances.find(({ type }) => type.toLowerCase() === kind);
  const places = [
    [
      'platform',
      view.project(...onFace(blockAt([0, 0, wide, deep, thick], -thick), 'right')(deep - 1, thick / 2)),
      [374, 32],
    ],
    ['technology', product.project(productWide, 1.2, -thick / 2), [374, 262]],
    ['industry', industry.project(0.8, industryDeep, -thick / 2), [20, 262]],
  ] as const;
  for (const [kind, at, shelf] of places) {
    const alliance = of(kind);
    if (!alliance) continue;
    const [x, y] = shelf;
    if (kind === 'platform') named(sheet, alliance, [at, [at[0], y - 5], [x - 8, y - 5]], [x, y], 'start');
    else named(sheet, alliance, upright(at[0], at[1], y - 18), [at[0], y], kind === 'industry' ? 'start' : 'end');
  }
}

/** The heads of the pages about partnerships and alliances, 480 × 300, in the words of their records, and another view of each. */
export const partnerDrawings = (
  ways: readonly string[],
  alliances: readonly Alliance[],
): [name: string, drawing: Drawing][] => [
  ['partnerships', headDrawing((sheet) => twoFirms(sheet, ways))],
  ['partnerships-plug', headDrawing((sheet) => onePlug(sheet, ways))],
  ['alliances', headDrawing((sheet) => threePlates(sheet, alliances))],
  ['alliances-plan', headDrawing((sheet) => plan(sheet, alliances))],
];
