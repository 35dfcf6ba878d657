import { hatching, type Point } from './geometry.ts';
import { below, type Random } from './random.ts';
import { level, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';
import { alongEllipse } from './traces.ts';

/** One floor that is being furnished. */
export interface Floor {
  readonly sheet: Sheet;
  readonly random: Random;
  /** Level of the floor; parts stand on it. */
  readonly y: number;
  /** Clear height above it. */
  readonly clear: number;
  /** Where the parts must end. */
  readonly end: number;
}

/** Ground floor: racks, vessels, units. Each furnishing draws from `x` and gives where it ended. */
function core(floor: Floor, x: number): number {
  const choice = floor.random();
  if (choice < 0.45) return racks(floor, x);
  return choice < 0.7 ? tank(floor, x) : unit(floor, x);
}

function racks({ sheet, random, y, clear, end }: Floor, start: number): number {
  let x = start;
  const width = 26 + below(random, 3) * 8;
  const count = 1 + below(random, 4);
  for (let i = 0; i < count && x + width < end; i++) {
    const height = clear * (0.62 + below(random, 3) * 0.13);
    sheet.rectangle(x, y - height, width, height, 'part', 'top');
    const drawers: Point[][] = [];
    for (let line = y - height + 6; line < y - 4; line += 5) drawers.push(level(x + 4, x + width - 4, line));
    sheet.lines(drawers, 'inner').line(level(x + width - 8, x + width - 4, y - height + 3.5), 'detail');
    x += width + 2;
  }
  return Math.max(x, start + 1);
}

function tank({ sheet, random, y, clear, end }: Floor, x: number): number {
  const width = Math.min(38 + random() * 22, Math.max(20, end - x));
  const height = clear * (0.5 + random() * 0.35);
  const [rx, ry, centre] = [width / 2, 7, x + width / 2];
  const top = y - height;
  const lid = alongEllipse([centre, top], rx, ry, Math.PI, Math.PI * 2);
  sheet.trace(
    [
      {
        start: [x, y],
        steps: [
          { to: [x, top] },
          { to: [x + width, top], arc: { rx, ry, large: false, sweep: true } },
          { to: [x + width, y] },
        ],
        closed: true,
        outline: [[x, y], ...lid, [x + width, y]],
      },
    ],
    'part',
    'top',
  );
  const seams = [1, 0.66, 0.33].map((share) => {
    const seam = y - height * share;
    const to: Point = [x + width, seam];
    const outline = alongEllipse([centre, seam], rx, ry, Math.PI, 0);
    return {
      start: [x, seam] as const,
      steps: [{ to, arc: { rx, ry, large: false, sweep: false } }],
      closed: false,
      outline,
    };
  });
  const shade = Array.from({ length: 7 }, (_, i) => {
    const u = (i + 1) / 8;
    return upright(x + width * (1 - 0.42 * u * u), top + 5, y);
  });
  sheet.trace(seams, 'detail').lines(shade, 'hatch');
  return x + width;
}

function unit({ sheet, random, y, clear, end }: Floor, x: number): number {
  const width = Math.min(90 + random() * 60, Math.max(30, end - x));
  const height = clear * 0.56;
  sheet.rectangle(x, y - height, width, height, 'part', 'top');
  sheet.rectangle(x + width * 0.18, y - height - clear * 0.2, width * 0.6, clear * 0.2, 'part', 'top');
  const slots: Point[][] = [];
  for (let line = y - height + 7; line < y - 5; line += 8) slots.push(level(x + 6, x + width * 0.6, line));
  sheet.lines(slots, 'inner');
  const fan: Point = [x + width * 0.82, y - height * 0.5];
  const radius = Math.min(height * 0.24, width * 0.14);
  sheet.circle(fan, radius, 'detail').circle(fan, radius * 0.38, 'detail');
  return x + width;
}

/** Second floor: connectors, and their conductors rising in steps. */
function integration({ sheet, random, y, clear, end }: Floor, x: number): number {
  const width = Math.min(60 + below(random, 5) * 16, Math.max(24, end - x));
  const height = clear * 0.2;
  const top = y - height;
  const conductors = 3 + below(random, 5);
  // At the end of a floor there may be too little room: conductors would rise beside their connector, bunched at the end.
  if (width < conductors * 6 + 6) return x + width;
  sheet.rectangle(x, top, width, height, 'part', 'top');
  const pins: Point[][] = [];
  for (let pin = x + 6; pin < x + width - 3; pin += 6) pins.push(upright(pin, top, top - 5));
  // They take what room there is above.
  const step = (clear - height - 20) / 7;
  const wires = Array.from({ length: conductors }, (_, i): Point[] => {
    const [from, reach] = [x + 6 + i * 6, top - 14 - i * step];
    return [
      [from, top - 5],
      [from, reach],
      [Math.min(end + 8, x + width + 30), reach],
    ];
  });
  sheet.lines(pins, 'detail').lines(wires, 'detail');
  return x + width;
}

/** Third floor: fields of columns, and chips with a graph above. */
function intelligence(floor: Floor, x: number): number {
  return floor.random() < 0.5 ? field(floor, x) : graph(floor, x);
}

function field({ sheet, random, y, clear, end }: Floor, start: number): number {
  let x = start;
  const count = 6 + below(random, 9);
  for (let i = 0; i < count && x < end - 8; i++) {
    const height = 4 + random() ** 1.8 * clear * 0.72;
    sheet.rectangle(x, y - height, 9, height, 'small', 'top');
    sheet.lines(hatching(x + 4.5, y - height, 4.5, height, 3), 'hatch');
    x += 11;
  }
  return Math.max(x, start + 1);
}

function graph({ sheet, random, y, clear, end }: Floor, x: number): number {
  const width = Math.min(70 + random() * 30, Math.max(40, end - x));
  sheet.rectangle(x, y - 10, width, 10, 'part', 'top');
  sheet.rectangle(x + width * 0.22, y - 18, width * 0.56, 8, 'part', 'top');
  const pins: Point[][] = [];
  for (let pin = x + 4; pin < x + width - 2; pin += 5) pins.push(upright(pin, y, y - 4));
  const sway = () => (random() - 0.5) * clear * 0.26;
  const a: Point = [x + width * (0.1 + random() * 0.2), y - clear * 0.62 + sway()];
  const b: Point = [x + width * (0.4 + random() * 0.2), y - clear * 0.84 + sway() * 0.4];
  const c: Point = [x + width * (0.74 + random() * 0.18), y - clear * 0.58 + sway()];
  const hub: Point = [x + width * 0.5, y - clear * 0.45];
  sheet.lines(pins, 'detail');
  sheet.lines(
    [
      [a, b],
      [b, c],
      [c, hub],
      [hub, a],
      [hub, b],
      [hub, [hub[0], y - 18]],
    ],
    'detail',
  );
  for (const point of [a, b, c, hub]) sheet.circle(point, 3.2, 'terminal', 'top');
  return x + width;
}

/** Top floor: screens on stands. */
function experience({ sheet, random, y, clear, end }: Floor, x: number): number {
  const width = Math.min(54 + below(random, 4) * 18, Math.max(30, end - x));
  const height = clear * (0.5 + random() * 0.3);
  const [foot, top] = [y - 8, y - height - 8];
  sheet.rectangle(x, top, width, height, 'part', 'top');
  const middle = x + width / 2;
  sheet.lines([level(x, x + width, top + 9), upright(middle, foot, y), level(middle - 8, middle + 8, y)], 'detail');
  const content = [words, columns, tiles][below(random, 3)] ?? words;
  content(sheet, random, x + 6, top + 17, width - 12, foot - 6 - (top + 17));
  return x + width;
}

type Content = (sheet: Sheet, random: Random, x: number, y: number, width: number, height: number) => void;

const words: Content = (sheet, random, x, y, width, height) => {
  const lines: Point[][] = [];
  for (let line = y; line <= y + height; line += 7) lines.push(level(x, x + width * (0.4 + random() * 0.6), line));
  sheet.lines(lines, 'inner');
};

const columns: Content = (sheet, random, x, y, width, height) => {
  const step = width / 6;
  const lines = Array.from({ length: 6 }, (_, i): Point[] => {
    const [from, to, top] = [x + i * step + 1, x + (i + 1) * step - 2, y + height * (0.8 - random() * 0.8)];
    return [
      [from, y + height],
      [from, top],
      [to, top],
      [to, y + height],
    ];
  });
  sheet.lines(lines, 'inner');
};

const tiles: Content = (sheet, _random, x, y, width, height) => {
  const [w, h] = [(width - 4) / 2, (height - 4) / 2];
  for (const i of [0, 1]) {
    for (const j of [0, 1]) sheet.rectangle(x + i * (w + 4), y + j * (h + 4), w, h, 'inner');
  }
};

const furnishings = [core, integration, intelligence, experience];

/** How a floor is furnished, counted from the ground; those above the fourth are like it. */
export const furnishingOf = (floor: number) => furnishings[Math.min(floor, furnishings.length - 1)] ?? core;
