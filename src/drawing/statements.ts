import { arrowHead } from './arrowHead.ts';
import { Axonometric } from './axonometric.ts';
import { hatching, type Point } from './geometry.ts';
import { isoHall } from './isoHall.ts';
import { moveStatement } from './moveStatement.ts';
import { blockAt, box, ghost, vessel } from './parts.ts';
import { barePlate, onLevel } from './plate.ts';
import { randomFrom } from './random.ts';
import { level, range, upright } from './records/paper.ts';
import { screen } from './screens.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const height = 340;

/** Papers of what has the whole sheet, by the end of their file's name, as Measure shows them; the axis keeps 12 free at both ends. */
const papers = { '': 712, '-wide': 1304, '-phone': 350 } as const;
type Width = (typeof papers)[keyof typeof papers];

/** Of each plate, in plate units: thick enough for its name. */
const [side, thick] = [4.8, 1.25];

/** A view of a plate whose middle is there on the paper. */
function around(sheet: Sheet, [x, y]: Point, scale: number): Axonometric {
  return new Axonometric({ originX: x, originY: y - (side * scale) / 2, scale }, sheet);
}

/** A name on a face of a plate, in the middle of its height. */
function letter(view: Axonometric, text: string, size: number, face: 'left' | 'right' = 'left'): void {
  const foot = (thick - (size * 0.7) / view.view.scale) / 2 + 0.05;
  view.lettering(text, face, blockAt([0, 0, side, side, thick], -thick), 0.35, foot, size);
}

/** A plate with its name on one of its faces, where no other plate hides it. */
function namedPlate(view: Axonometric, text: string, size: number, face: 'left' | 'right' = 'left'): void {
  barePlate(view, { width: side, depth: side, thickness: thick, z: 0, clear: side });
  letter(view, text, size, face);
}

/** A line on the paper that ends in an arrow. */
function arrow(sheet: Sheet, points: readonly Point[], pen: 'part' | 'live' = 'part'): void {
  const [from, to] = points.slice(-2) as [Point, Point];
  sheet.line(points, pen).line(arrowHead(from, to), pen);
}

/** A plant: a hall with its chimney, and goods in front of it. */
function plant(view: Axonometric): void {
  vessel(view, { at: [0.9, 0.75, 0], radius: 0.22, height: 3.3, rings: 2 });
  isoHall(view, [0.6, 1.15, 0], { width: 3.6, depth: 2, wall: 1, teeth: 4 });
  for (const x of [0.8, 1.8, 2.8]) box(view, blockAt([x, 3.6, 0.7, 0.6, 0.4], 0), { hatch: 0.2 });
}

/** A system's racks: only their outlines where it has left. */
function racks(view: Axonometric, left = false): void {
  for (const x of [0.7, 2.3]) {
    const rack = blockAt([x, 0.8, 1.4, 2, 2.4], 0);
    if (left) ghost(view, rack);
    else box(view, rack, { drawers: 6, hatch: 0.22, frame: 0.25 });
  }
}

/** A plant's system moves from one plate to another; at six on Monday, to scale on the axis below, the plant's line is live. */
function weekend(sheet: Sheet, width: Width): void {
  const phone = width === papers['-phone'];
  const wide = width === papers['-wide'];
  const [left, right, axis, bar] = [12, width - 12, phone ? 262 : wide ? 290 : 246, phone ? 24 : 30];
  const day = (right - left) / 3;
  const hour = day / 24;
  const monday = left + 54 * hour;
  const letters = { size: phone ? 14 : wide ? 18 : 16 };
  const scale = phone ? 13 : wide ? 24 : 17;
  const reach = side * scale;
  const row = phone ? 84 : wide ? 138 : 112;
  const step = (monday - left - reach) / 2;
  const [older, newer, plants]: [Point, Point, Point] = phone
    ? [[monday - step * 2, row], [monday - step, row + step / 2], [monday, row]] // biome-ignore format: three places
    : [[left + reach, row], [(left + reach * 3 + monday) / 2 - reach * 0.75, row], [right - reach, row]]; // biome-ignore format: three places
  // Cables from plate to plate, below what stands on them.
  if (phone) {
    const [on, out] = [around(sheet, newer, scale), side - step / scale];
    on.lines([-0.2, 0.2].map((off) => onLevel(0, [side / 2 + off, 0.8], [side / 2 + off, out - 0.8])), 'part'); // biome-ignore format: one cable
  } else sheet.lines([-5, 5].map((off) => level(newer[0], plants[0], row + off)), 'part'); // biome-ignore format: one cable
  sheet.line(
    phone
      ? upright(monday, axis, row)
      : [
          [monday, axis],
          [monday, row],
          [plants[0], row],
        ],
    'live',
  );
  const [from, over, to] = [older, plants, newer].map((at) => around(sheet, at, scale)) as [Axonometric, Axonometric, Axonometric]; // biome-ignore format: three views
  ghost(from, blockAt([0, 0, side, side, thick], -thick));
  letter(from, 'SAP', letters.size);
  racks(from, true);
  namedPlate(over, 'Plant', letters.size, phone ? 'right' : 'left');
  plant(over);
  namedPlate(to, 'SAP', letters.size);
  racks(to);
  if (phone) {
    arrow(sheet, [from.project(side + 0.25, 3.6), to.project(-0.15, 3.6)]);
  } else {
    arrow(sheet, [[older[0] + reach + 8, row], [newer[0] - reach - 10, row]]); // biome-ignore format: one way
  }

  const top = axis - bar;
  sheet.rectangle(left, top, monday - left, bar, 'outline', 'top');
  sheet.lines(hatching(left, top, monday - left, bar, 7), 'hatchStrong');
  sheet.line(level(left, right, axis), 'outline');
  sheet.lines(
    range(13).map((i) => upright(left + i * 6 * hour, axis, axis + (i % 4 === 0 ? 14 : 7))),
    'part',
  );
  for (const [i, label] of ['Saturday', 'Sunday', 'Monday'].entries())
    sheet.text([left + i * day + 6, axis + 28], label, letters);
  sheet.line(upright(monday, top, axis), 'live').liveNode([monday, axis], 9, 4);
  const said = phone ? ['At six:', 'the shift'] : ['At six: the shift'];
  for (const [i, line] of said.entries())
    sheet.text([monday + 14, axis - 14 - (said.length - 1 - i) * 18], line, { ...letters, weight: 600 });
}

/** What the agent asks for, as high as what it costs: a change stands on a spot. */
const change = (view: Axonometric, [x, y]: Point, high = 0.6) => box(view, blockAt([x, y, 0.7, 0.7, high], 0), { hatch: 0.2 }); // biome-ignore format: one change

/** An agent: a chip. */
function chip(view: Axonometric): void {
  box(view, blockAt([0.9, 0.9, 3, 3, 0.4], 0), { hatch: 0.2, frame: 0.25 });
  box(view, blockAt([1.6, 1.6, 1.6, 1.6, 0.4], 0.4), { hatch: 0.18, ports: [3, 3] });
}

/** A gate as high as the limit: low changes pass it, one that is higher stands before it. */
function gate(view: Axonometric, way: readonly Point[], waits: Point): void {
  const [x, far, near, high] = [2.3, 1.1, 3.4, 1.25];
  change(view, [0.8, 0.7], 1.9);
  box(view, blockAt([x, far - 0.4, 0.4, 0.4, high], 0), { hatch: 0.13 });
  view.line(onLevel(0, ...way), 'live');
  change(view, waits);
  view.sheet.liveNode(view.project(x + 0.2, 2.4, 0), 8, 3.6);
  box(view, blockAt([x, near, 0.4, 0.4, high], 0), { hatch: 0.13 });
  box(view, blockAt([x, far - 0.4, 0.4, near - far + 0.8, 0.35], high), { hatch: 0.13, edge: 'outline' });
  change(view, [3.4, 2.05]);
}

/** A supervisor: a desk with its screen, which asks for consent. */
function desk(view: Axonometric): void {
  box(view, blockAt([0.8, 1.2, 3.2, 1.6, 0.7], 0), { hatch: 0.22, drawers: 1 });
  screen(view, blockAt([1.2, 1.5, 2.3, 0.2, 1.5], 0.7), 'left', 'consent', randomFrom('supervisor'));
  box(view, blockAt([1.9, 3.5, 1, 0.8, 0.45], 0), { hatch: 0.2 });
}

/** An order: sheets, what it lists on the upper one. */
function order(view: Axonometric): void {
  for (const i of range(3)) box(view, blockAt([0.9, 0.8, 2.8, 3.2, 0.16], i * 0.22));
  view.lines(range(5).map((i) => onLevel(0.6, [1.3, 1.25 + i * 0.5], [i === 4 ? 2.2 : 3.3, 1.25 + i * 0.5])), 'detail'); // biome-ignore format: its lines
}

/** A record: binders in a row on a cabinet. */
function record(view: Axonometric): void {
  box(view, blockAt([0.8, 1.2, 3.2, 2, 0.8], 0), { hatch: 0.22, drawers: 2 });
  for (const i of range(6)) box(view, blockAt([0.95 + i * 0.5, 1.5, 0.38, 1.3, 0.8], 0.8), { hatch: 0.2 });
}

/** What an agent needs that may change an order: a limit, a supervisor for what is above it, a record of what was done. */
function agent(sheet: Sheet, width: Width): void {
  const phone = width === papers['-phone'];
  const wide = width === papers['-wide'];
  const size = phone ? 14 : wide ? 18 : 14;
  const scale = phone ? 14 : wide ? 20 : 13.4;
  const reach = side * scale;
  const middle = phone ? 104 : wide ? 160 : 122;
  const step = (phone ? 6.8 : 8.6) * scale;
  const limit: Point = [phone ? width / 2 : wide ? 520 : 266, middle];
  const aside = (x: number, y: number): Point => [limit[0] + (x - y) * step, middle + ((x + y) * step) / 2];
  const join = limit[0] + step * 2;
  const places = {
    agent: phone ? aside(-1, 0) : ([12 + reach, middle] as Point),
    supervisor: aside(0, -1),
    order: aside(1, 0),
    record: phone ? aside(0, 1) : ([width - 12 - reach, middle] as Point),
  };
  const views = Object.fromEntries(Object.entries(places).map(([id, at]) => [id, around(sheet, at, scale)])) as Record<keyof typeof places, Axonometric>; // biome-ignore format: by name
  const on = around(sheet, limit, scale);
  const half = side / 2;
  const out = step / scale;
  if (!phone) {
    sheet.line(level(places.agent[0], limit[0], middle), 'live');
    // What was done, from either of them.
    for (const at of [places.supervisor, places.order]) sheet.line([at, [join, middle]], 'part');
    arrow(sheet, [[join, middle], [places.record[0] - reach - 4, middle]]); // biome-ignore format: one way
    // On their way from the agent: one is higher than the others.
    const [start, end] = [places.agent[0] + reach, limit[0] - reach];
    const count = wide ? 4 : 2;
    for (const i of range(count)) {
      const spot = around(sheet, [start + ((end - start) * (i + 0.5)) / count, middle], scale);
      change(spot, [half - 0.35, half - 0.35], i === (wide ? 1 : 0) ? 1.9 : 0.6);
    }
  }
  namedPlate(views.agent, 'Agent', size);
  chip(views.agent);
  // The way to it crosses the left face.
  namedPlate(views.supervisor, 'Supervisor', size, 'right');
  desk(views.supervisor);
  if (phone) on.line(onLevel(0, [side - 0.7 - out, half], [0, half]), 'live');
  namedPlate(on, 'Limit', size);
  // From the gate back to the desk, and on to the order.
  arrow(sheet, [on.project(half, 0.1), on.project(half, side - out + 0.15)]);
  if (phone) gate(on, [[0, half], [side, half]], [0.9, 2.05]); // biome-ignore format: its way
  else gate(on, [[0, side], [half, half], [side, half]], [0.75, 3.35]); // biome-ignore format: its way
  arrow(sheet, [on.project(side, half), on.project(out - 0.15, half)], 'live');
  namedPlate(views.order, 'Order', size);
  order(views.order);
  if (phone) arrow(sheet, [on.project(3.7, side), on.project(3.7, out - 0.15)]);
  namedPlate(views.record, 'Record', size);
  record(views.record);
}

const sheetOf = (draw: (sheet: Sheet) => void, width: number, height: number): Drawing => {
  const sheet = new Sheet();
  draw(sheet);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
};

/** What stands beside or under the statements of the company's pages, by file name: 480 × 430, or as a Measure shows it. */
export const statementDrawings = (): [string, Drawing][] => [
  ['statement-move', moveStatement()],
  ...Object.entries({ weekend, agent }).flatMap(([file, draw]) =>
    Object.entries(papers).map(([end, width]): [string, Drawing] => [
      `statement-${file}${end}`,
      sheetOf((sheet) => draw(sheet, width), width, height),
    ]),
  ),
];
