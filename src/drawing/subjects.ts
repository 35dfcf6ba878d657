import { hatching, type Point } from './geometry.ts';
import { below, type Random } from './random.ts';
import { level, range, upright } from './records/paper.ts';
import type { Sheet } from './sheet.ts';

/** One bay of a floor, with what a page is about. */
interface Bay {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly x: number;
  readonly width: number;
  /** Level of the floor. */
  readonly y: number;
  /** Clear height above it. */
  readonly clear: number;
  /** Its place in the row, from 0; the last one's subject is lit. */
  readonly place: number;
  readonly last: boolean;
}

/** Draws a bay, and gives the outline of what is lit where it is the last. */
type Subject = (bay: Bay) => readonly Point[];

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A chair from behind, with the slats of its back, on its foot. */
function chair(sheet: Sheet, x: number, y: number, width: number, clear: number): void {
  sheet.rectangle(x, y - clear * 0.64, width, clear * 0.26, 'part', 'top');
  sheet.lines(
    range(3).map((i) => level(x + width * 0.14, x + width * 0.86, y - clear * (0.58 - i * 0.065))),
    'inner',
  );
  sheet.lines([upright(x + width / 2, y - clear * 0.38, y), level(x + width * 0.1, x + width * 0.9, y)], 'detail'); // biome-ignore format: its foot
}

/** A table on one foot. */
function table(sheet: Sheet, [from, to]: readonly [number, number], desk: number, y: number): void {
  const middle = (from + to) / 2;
  sheet.rectangle(from, desk, to - from, 6, 'part', 'top');
  sheet.lines([upright(middle - 2, desk + 6, y), upright(middle + 2, desk + 6, y), level(middle - 12, middle + 12, y)], 'part'); // biome-ignore format: its foot
}

/** The back of a chair. */
const backOf = (x: number, y: number, width: number, clear: number): Point[] =>
  rectangle(x, y - clear * 0.64, width, clear * 0.26);

/** Tables for two, with what is read out between them; at the last one a chair is free. */
const interview: Subject = ({ sheet, random, x, width, y, clear }) => {
  const [desk, seat] = [y - clear * 0.4, width * 0.24];
  for (const at of [0, 0.76]) chair(sheet, x + width * at, y, seat, clear);
  table(sheet, [x + width * 0.18, x + width * 0.82], desk, y);
  const [paper, pile] = [x + width * (0.3 + random() * 0.3), 3 + below(random, 3) * 2];
  sheet.rectangle(paper, desk - pile, width * 0.18, pile, 'detail', 'top');
  return backOf(x + width * 0.76, y, seat, clear);
};

/** One long table, chairs along it and papers on it; the last chair is for who comes. */
const board: Subject = ({ sheet, random, x, width, y, clear, place, last }) => {
  const [desk, seat, reach] = [y - clear * 0.4, width * 0.22, 20];
  for (const at of [0.04, 0.4, 0.76]) chair(sheet, x + width * at, y, seat, clear);
  const [from, to] = [place ? x - reach : x - 8, last ? x + width + 8 : x + width + reach];
  sheet.rectangle(from, desk, to - from, 6, 'part', 'top');
  for (const leg of [0.32, 0.7]) sheet.rectangle(x + width * leg - 2, desk + 6, 4, y - desk - 6, 'part', 'top');
  for (const at of [0.1, 0.5, 0.84]) {
    const pile = 2 + below(random, 4) * 2;
    if (random() < 0.75) sheet.rectangle(x + width * at, desk - pile, width * 0.14, pile, 'detail', 'top');
  }
  return backOf(x + width * 0.76, y, seat, clear);
};

/** Desks with their chairs, and between them tables to talk at; the screen of the last one is lit. */
const desks: Subject = ({ sheet, random, x, width, y, clear, place, last }) => {
  const desk = y - clear * 0.4;
  if (!last && place % 3 === 2) {
    // A table on one foot, between two chairs.
    for (const at of [0.02, 0.74]) chair(sheet, x + width * at, y, width * 0.24, clear);
    table(sheet, [x + width * 0.2, x + width * 0.8], desk, y);
    sheet.rectangle(x + width * 0.4, desk - 5, width * 0.2, 5, 'detail', 'top');
    return [];
  }
  // Every other one stands the other way round.
  const at = (share: number, wide = 0) => x + width * (place % 2 && !last ? 1 - share - wide : share);
  const [across, high] = [0.34 + below(random, 3) * 0.06, clear * (0.34 + below(random, 3) * 0.05)];
  const screen = rectangle(at(0.9 - across, across), desk - clear * 0.12 - high, width * across, high);
  chair(sheet, at(0.12, 0.26), y, width * 0.26, clear);
  sheet.rectangle(x, desk, width, 6, 'part', 'top');
  for (const leg of [0.06, 0.94]) sheet.rectangle(x + width * leg - 2, desk + 6, 4, y - desk - 6, 'part', 'top');
  sheet.rectangle(at(0.62, 0.26), desk + 6, width * 0.26, (y - desk) * 0.6, 'detail', 'top');
  sheet.polygon(screen, 'part', 'top');
  const middle = at(0.9 - across / 2);
  sheet.lines([upright(middle, desk - clear * 0.12, desk), level(middle - 12, middle + 12, desk - 1)], 'detail');
  const [[left = 0, top = 0] = []] = screen;
  sheet.lines(range(4).map((i) => level(left + 7, left + width * across * (0.4 + random() * 0.45), top + (high * (i + 1)) / 5)), 'inner'); // biome-ignore format: what it says
  return screen;
};

/** Rows of seats before a stage with its screen and a lectern. */
const stage: Subject = ({ sheet, random, x, width, y, clear, last }) => {
  if (last) {
    const podium = y - clear * 0.16;
    const screen = rectangle(x + width * 0.3, y - clear, width * 0.68, clear * 0.56);
    sheet.rectangle(x - 8, podium, width + 16, y - podium, 'part', 'top');
    sheet.polygon(screen, 'part', 'top');
    sheet.lines(range(4).map((i) => level(x + width * 0.38, x + width * (0.6 + random() * 0.28), y - clear * 0.86 + i * clear * 0.1)), 'inner'); // biome-ignore format: what it says
    sheet.polygon([[x + width * 0.02, podium - clear * 0.36], [x + width * 0.24, podium - clear * 0.42], [x + width * 0.2, podium], [x + width * 0.06, podium]], 'part', 'top'); // biome-ignore format: lectern
    sheet.line([[x + width * 0.12, podium - clear * 0.39], [x + width * 0.12, podium - clear * 0.54], [x + width * 0.18, podium - clear * 0.58]], 'detail'); // biome-ignore format: its microphone
    return screen;
  }
  const [count, seat] = [4, width / 4];
  for (const i of range(count)) {
    const at = x + seat * (i + 0.5);
    sheet.rectangle(at - seat * 0.38, y - clear * 0.74, seat * 0.76, clear * 0.44, 'part', 'top');
    sheet.rectangle(at - seat * 0.38, y - clear * 0.28, seat * 0.76, clear * 0.1, 'part', 'top');
    sheet.lines([upright(at - seat * 0.3, y - clear * 0.18, y), upright(at + seat * 0.3, y - clear * 0.18, y)], 'detail'); // biome-ignore format: its feet
    // Some have a program on them.
    if (random() < 0.4) sheet.rectangle(at - seat * 0.16, y - clear * 0.6, seat * 0.3, clear * 0.2, 'detail', 'top');
  }
  return [];
};

/** Cases of books, and what is bound between them. */
const papers: Subject = ({ sheet, random, x, width, y, clear }) => {
  const [boards, thick] = [3, 4];
  const high = clear / boards;
  sheet.rectangle(x, y - clear, width, clear, 'outline', 'top');
  let lit: Point[] = [];
  for (const board of range(boards)) {
    const foot = y - board * high - (board ? thick / 2 : 0);
    if (board) sheet.rectangle(x, y - board * high - thick / 2, width, thick, 'part', 'top');
    let at = x + 6;
    const end = x + width - 8 - below(random, 4) * 10;
    while (at < end) {
      const thickness = Math.min(6 + below(random, 4) * 4, end - at);
      const height = high * (0.55 + random() * 0.25);
      const book = rectangle(at, foot - height, thickness, height);
      sheet.polygon(book, 'part', 'top');
      if (thickness > 12) sheet.lines([level(at + 3, at + thickness - 3, foot - height + 6), level(at + 3, at + thickness - 3, foot - 6)], 'inner'); // biome-ignore format: its title
      // The first that stands in the middle.
      if (board === 1 && at < x + width * 0.5) lit = book;
      at += thickness + (random() < 0.12 ? 8 : 1);
    }
  }
  return lit;
};

/** Boards with what was measured: bars, or a line over its grid. */
const charts: Subject = ({ sheet, random, x, width, y, clear, place, last }) => {
  const [top, foot] = [y - clear, y - clear * 0.2];
  const high = foot - top;
  for (const at of [0.15, 0.85]) sheet.line([[x + width * at, foot], [x + width * (at + (at < 0.5 ? -0.08 : 0.08)), y]], 'part'); // biome-ignore format: its legs
  sheet.rectangle(x, top, width, high, 'outline', 'top');
  const [from, base] = [x + 14, foot - 12];
  sheet.lines([upright(from, top + 10, base), level(from, x + width - 12, base)], 'part');
  const room = base - top - 20;
  const step = (width - 40) / 6;
  const values = range(6).map((i) => (0.25 + 0.1 * i + random() * 0.25) * room);
  if (last || place % 2 === 0) {
    const bars = values.map((value, i) => rectangle(from + 8 + i * step, base - value, step * 0.66, value));
    for (const [i, bar] of bars.entries()) {
      const [corner] = bar;
      sheet.polygon(bar, 'part', 'top');
      if (corner) sheet.lines(hatching(corner[0], corner[1], step * 0.66, values[i] ?? 0, 4), 'hatch');
    }
    return bars.at(-1) ?? [];
  }
  sheet.lines(
    range(4).map((i) => level(from, x + width - 12, base - (room * (i + 1)) / 4)),
    'inner',
  );
  const line = values.map((value, i): Point => [from + 8 + (i + 0.5) * step, base - value]);
  sheet.line(line, 'part');
  for (const point of line) sheet.circle(point, 3, 'terminal', 'top');
  return [];
};

/** Two cabinets and the plug between them. */
const couplings: Subject = ({ sheet, random, x, width, y, clear, last }) => {
  const wide = width * 0.3;
  for (const side of [0, 1]) {
    const at = side ? x + width - wide : x;
    const high = clear * (last ? 0.95 : 0.66 + below(random, 4) * 0.1);
    sheet.rectangle(at, y - high, wide, high, 'outline', 'top');
    const drawers = 3 + below(random, 3);
    for (const i of range(drawers)) sheet.rectangle(at + 6, y - high + 8 + (i * (high - 16)) / drawers, wide - 12, (high - 16) / drawers - 5, 'inner'); // biome-ignore format: drawers
  }
  const middle = y - clear * (last ? 0.5 : 0.28 + below(random, 3) * 0.08);
  const tall = last ? 48 : 28;
  const lines = last ? 5 : 2 + below(random, 3);
  const first = middle - (lines - 1) * 3;
  sheet.lines(
    range(lines).map((i) => level(x + wide, x + width - wide, first + i * 6)),
    'detail',
  );
  const plug = rectangle(x + width * 0.41, middle - tall / 2, width * 0.18, tall);
  sheet.polygon(plug, 'part', 'top');
  sheet.line(upright(x + width * 0.5, middle - tall / 2, middle + tall / 2), 'part');
  return plug;
};

/** A tall block and vessels beside it. */
function works({ sheet, random, x, width, y, clear }: Bay): void {
  const [wide, high] = [width * 0.36, clear * 0.96];
  const at = random() < 0.5 ? x : x + width - wide;
  const beside = at === x ? x + wide + 8 : x;
  sheet.rectangle(at, y - high, wide, high, 'outline', 'top');
  for (const row of range(5))
    for (const i of range(3)) sheet.rectangle(at + wide * (0.14 + i * 0.27), y - high + 10 + row * 17, wide * 0.18, 9, 'detail'); // biome-ignore format: windows
  const room = (width - wide - 8) / 3;
  for (const i of range(3)) {
    const tall = clear * (0.36 + below(random, 3) * 0.12);
    const from = beside + i * room + 3;
    sheet.polygon([[from, y], [from, y - tall + 6], [from + 7, y - tall], [from + room - 13, y - tall], [from + room - 6, y - tall + 6], [from + room - 6, y]], 'part', 'top'); // biome-ignore format: a vessel
    sheet.lines([level(from, from + room - 6, y - tall * 0.66), level(from, from + room - 6, y - tall * 0.33)], 'detail'); // biome-ignore format: its seams
  }
}

/** Halls with saw roofs, a stack and a gate, which is lit in the last; between them other works. */
const halls: Subject = (bay) => {
  const { sheet, random, x, width, y, clear, place, last } = bay;
  if (!last && place % 2 === 1) {
    works(bay);
    return [];
  }
  const [eaves, teeth] = [y - clear * (last ? 0.62 : 0.48 + below(random, 2) * 0.12), last ? 3 : 2 + below(random, 3)];
  const tooth = width / teeth;
  const stack = x + width * (0.12 + random() * 0.4);
  sheet.rectangle(stack, y - clear, 12, clear, 'part', 'top');
  sheet.lines([level(stack, stack + 12, y - clear + 7), level(stack, stack + 12, y - clear + 12)], 'detail');
  const roof = range(teeth).flatMap((i): Point[] => [[x + i * tooth, eaves], [x + i * tooth, eaves - clear * 0.22], [x + (i + 1) * tooth, eaves]]); // biome-ignore format: one tooth
  sheet.polygon([[x, y], ...roof, [x + width, y]], 'outline', 'top');
  const door = last || random() < 0.6 ? 0.56 : 0.1;
  const gate = rectangle(x + width * door, y - clear * 0.4, width * 0.3, clear * 0.4);
  sheet.polygon(gate, 'part', 'top');
  sheet.lines(range(6).map((i) => level(x + width * door, x + width * (door + 0.3), y - clear * 0.4 + (i + 1) * clear * 0.057)), 'inner'); // biome-ignore format: its slats
  for (const i of range(3)) sheet.rectangle(x + width * ((door > 0.5 ? 0.08 : 0.5) + i * 0.14), y - clear * 0.4, width * 0.09, clear * 0.17, 'detail', 'top'); // biome-ignore format: windows
  return gate;
};

/** What the lit floor of a closing drawing can show. */
export const subjects = { desks, interview, board, stage, papers, charts, couplings, halls };
export type SubjectName = keyof typeof subjects;
