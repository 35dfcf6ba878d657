import { hatching, type Point } from './geometry.ts';
import { below, type Random, randomFrom } from './random.ts';
import { Container } from './sheet.ts';
import type { Drawing } from './svg.ts';
import { alongEllipse } from './traces.ts';

export interface SectionOptions {
  /** Chooses what stands on each floor; equal seeds give equal drawings. */
  readonly seed: string;
  /** Size of the paper: 1440 × 400 where left out. */
  readonly width?: number;
  readonly height?: number;
  /** Names of the floors at the right, from the ground up. */
  readonly floors?: readonly string[];
}

/** One floor that is being furnished. */
interface Floor {
  readonly sheet: Container;
  readonly random: Random;
  /** Level of the floor; parts stand on it. */
  readonly y: number;
  /** Clear height above it. */
  readonly clear: number;
  /** Where the parts must end. */
  readonly end: number;
}

const bays = 10;
const slab = 9;
const defaultFloors = ['01 Core', '02 Integration', '03 Intelligence', '04 Experience'];

/**
 * The long section of the closing call: column bubbles A to K, four floors with their parts in
 * elevation and hatched ground along the foot (`d`), letters and level marks (`names`), and a live stretch for each floor
 * (`live-1` to `live-4`). On phones the page shows its left part, without letters.
 */
export function longSection({ seed, width = 1440, height = 400, floors = defaultFloors }: SectionOptions): Drawing {
  const [sheet, names] = [new Container(), new Container()];
  const random = randomFrom(seed);
  const [left, right, top] = [88, width - 230, 50];
  const ground = height - 26;
  const storey = (ground - top - 6) / floors.length;
  const bay = (right - left) / bays;
  const level = (floor: number) => ground - floor * storey;

  for (let i = 0; i <= bays; i++) {
    const x = left + i * bay;
    sheet.line(upright(x, top - 6, ground + 8), 'centre');
    names.circle([x, top - 20], 15, 'detail', 'top');
    names.text([x, top - 14], String.fromCharCode(65 + i), { size: 18, anchor: 'middle' });
  }
  drawRisers(sheet, randomFrom(`${seed} risers`), left, bay, floors.length, level);

  sheet.line(flat(0, width, ground), 'outline').lines(hatching(0, ground, width, 10, 9), 'hatch');
  floors.forEach((name, i) => {
    const y = level(i);
    if (i > 0) {
      sheet.rectangle(left - 14, y, right - left + 28, slab, 'part', 'top');
      sheet.lines(hatching(left - 14, y, right - left + 28, slab, 5), 'hatchMiddle');
    }
    sheet.line(flat(right + 14, width - 68, y), 'inner');
    names.polygon(
      [
        [right + 40, y - 1],
        [right + 34, y - 10],
        [right + 46, y - 10],
      ],
      null,
      'inkSoft',
    );
    names.text([right + 54, y - 7], name, { size: 18 });

    const furnish = furnishings[Math.min(i, furnishings.length - 1)] ?? core;
    const floor: Floor = { sheet, random, y, clear: storey - (i > 0 ? slab + 10 : 10), end: right - 8 };
    for (let x = left + 8; x < right - 30; x += 12 + random() * 26) x = furnish(floor, x);
  });
  const lit = randomFrom(`${seed} live`);
  const live = floors.map((_, i) => {
    // A stretch of the floor, up to where a riser leaves it.
    const [from, to] = [left + bay * (1 + below(lit, 3)), left + bay * (6 + below(lit, 3)) + 8];
    const y = level(i);
    return {
      id: `live-${i + 1}`,
      markup: new Container()
        .line(flat(from, to, y), 'live')
        .liveNode([to, y], 12, 5)
        .toString(),
    };
  });
  return {
    viewBox: [0, 0, width, height],
    groups: [{ id: 'd', markup: sheet.toString() }, { id: 'names', markup: names.toString() }, ...live],
  };
}

function flat(from: number, to: number, y: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}
function upright(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
  ];
}

/** Risers stand beside the columns, behind the parts. */
function drawRisers(
  sheet: Container,
  random: Random,
  left: number,
  bay: number,
  floors: number,
  level: (floor: number) => number,
): void {
  for (let i = 1; i < bays; i++) {
    const x = left + i * bay + 7;
    const from = below(random, 2);
    const to = Math.min(floors - 1, from + 1 + below(random, 2));
    sheet.lines([upright(x, level(from), level(to)), upright(x + 3, level(from), level(to))], 'riser');
  }
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
    for (let line = y - height + 6; line < y - 4; line += 5) drawers.push(flat(x + 4, x + width - 4, line));
    sheet.lines(drawers, 'inner').line(flat(x + width - 8, x + width - 4, y - height + 3.5), 'detail');
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
    const level = y - height * share;
    const to: Point = [x + width, level];
    const outline = alongEllipse([centre, level], rx, ry, Math.PI, 0);
    return {
      start: [x, level] as const,
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
  for (let line = y - height + 7; line < y - 5; line += 8) slots.push(flat(x + 6, x + width * 0.6, line));
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
  sheet.rectangle(x, top, width, height, 'part', 'top');
  const pins: Point[][] = [];
  for (let pin = x + 6; pin < x + width - 3; pin += 6) pins.push(upright(pin, top, top - 5));
  const wires = Array.from({ length: 3 + below(random, 5) }, (_, i): Point[] => {
    const [from, level] = [x + 6 + i * 6, top - 14 - i * 5];
    return [
      [from, top - 5],
      [from, level],
      [Math.max(from, Math.min(end + 8, x + width + 30)), level],
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
  sheet.lines([flat(x, x + width, top + 9), upright(middle, foot, y), flat(middle - 8, middle + 8, y)], 'detail');
  const content = [words, columns, tiles][below(random, 3)] ?? words;
  content(sheet, random, x + 6, top + 17, width - 12, foot - 6 - (top + 17));
  return x + width;
}

type Content = (sheet: Container, random: Random, x: number, y: number, width: number, height: number) => void;

const words: Content = (sheet, random, x, y, width, height) => {
  const lines: Point[][] = [];
  for (let line = y; line <= y + height; line += 7) lines.push(flat(x, x + width * (0.4 + random() * 0.6), line));
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
