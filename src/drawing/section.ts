import { type Floor, furnishingOf } from './furnishings.ts';
import { hatching, type Point } from './geometry.ts';
import { below, type Random, randomFrom } from './random.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import { type SubjectName, subjects } from './subjects.ts';
import type { Drawing } from './svg.ts';

export interface SectionOptions {
  /** Chooses what stands on each floor; equal seeds give equal drawings. */
  readonly seed: string;
  /** The floor that the page is about, counted from 1 at the ground: twice as high as the others, and lit. */
  readonly lit: number;
  /** What stands on that floor, one large thing in each of six bays, the last one lit. Where left out, its parts. */
  readonly subject?: SubjectName;
  /** Size of the paper: 1440 × 400 where left out. */
  readonly width?: number;
  readonly height?: number;
  /** Names of the floors at the right, from the ground up. */
  readonly floors?: readonly string[];
  /** Only from the third floor up: below its slab, where there is no ground, a break line ends it. */
  readonly upper?: boolean;
}

const slab = 9;
const overhang = 15;
/** Where the upper part begins, and how far below its slab its break line is. */
const [lowest, breakBelow] = [2, 16];
const defaultFloors = ['01 Core', '02 Integration', '03 Intelligence', '04 Experience'];

/**
 * The long section of the closing call: column bubbles and four floors with their parts in elevation (`d`), letters and
 * level marks (`names`), and a live stretch on the floor that is lit (`live`). The page draws the ground at the foot, from
 * edge to edge of the window. Narrow windows show whole bays of its right end, with the level marks: there the live node is.
 */
export function longSection({
  seed,
  lit,
  subject,
  width = 1440,
  height = 400,
  floors = defaultFloors,
  upper = false,
}: SectionOptions): Drawing {
  const [sheet, names] = [new Sheet(), new Sheet()];
  const random = randomFrom(seed);
  // Columns of both stand in line: the crops of narrow windows begin at one.
  const bays = subject ? 6 : 12;
  // Slabs begin at the words' left edge, level lines end on the right frame line of a sheet as wide as the paper.
  const [left, right, top] = [95, width - 250, 50];
  const ground = height - 26;
  const storey = (ground - top) / (floors.length + 1);
  const bay = (right - left) / bays;
  const floorAt = (floor: number) => ground - (floor < lit ? floor : floor + 1) * storey;
  const end = upper ? floorAt(lowest) + slab + breakBelow : ground + 8;

  for (let i = 0; i <= bays; i++) {
    const x = left + i * bay;
    sheet.line(upright(x, top - 6, end), 'centre');
    names.circle([x, top - 20], 15, 'detail', 'top');
    names.text([x, top - 14], String.fromCharCode(65 + i), { size: 17, anchor: 'middle' });
  }
  drawRisers(sheet, randomFrom(`${seed} risers`), [left, bay, bays], floors.length, floorAt, upper ? lowest : 0);
  if (upper) sheet.line(breakLine(range(bays / 2).map((i) => left + (i * 2 + 1.5) * bay), left - overhang, right + overhang, end), 'part'); // biome-ignore format: one line

  let shown: readonly Point[] = [];
  floors.forEach((name, i) => {
    const y = floorAt(i);
    // What is left out takes its chances as well, so that the others stay the same.
    const isOut = upper && i < lowest;
    const on = isOut ? new Sheet() : sheet;
    if (i > 0) {
      on.rectangle(left - overhang, y, right - left + 2 * overhang, slab, 'part', 'top');
      on.lines(hatching(left - overhang, y, right - left + 2 * overhang, slab, 5), 'hatchMiddle');
    }
    on.line(level(right + overhang, width - 56, y), 'inner');
    const furnish = furnishingOf(i);
    const clear = y - floorAt(i + 1) - slab - 9;
    const floor: Floor = { sheet: on, random, y, clear, end: right - 8 };
    if (subject && i === lit - 1) {
      for (const place of range(bays)) {
        const last = place === bays - 1;
        const outline = subjects[subject]({ ...floor, x: left + place * bay + 20, width: bay - 40, place, last });
        if (last) shown = outline;
      }
    } else for (let x = left + 8; x < right - 30; x += (subject ? 60 : 12) + random() * 26) x = furnish(floor, x);
    if (isOut) return;
    names.polygon(
      [
        [right + 40, y - 1],
        [right + 34, y - 10],
        [right + 46, y - 10],
      ],
      null,
      'inkSoft',
    );
    // Phones show the number alone: their crop ends before the word.
    const [number = '', word = ''] = name.split(' ');
    names.text([right + 54, y - 7], number, { size: 17 }).text([right + 79, y - 7], word, { size: 17 });
  });
  // A stretch of the floor from one column to another.
  const stretch = randomFrom(`${seed} live`);
  const [from, to] = [left + bay * (1 + below(stretch, 4)), left + bay * (10 + below(stretch, 2))];
  const y = floorAt(lit - 1);
  const live = new Sheet();
  const [corner, next] = shown;
  if (corner && next) live.line([...shown, corner], 'live').liveNode([(corner[0] + next[0]) / 2, corner[1]], 12, 5);
  else live.line(level(from, to, y), 'live').liveNode([to, y], 12, 5);
  return {
    viewBox: [0, 0, width, height],
    groups: [
      { id: 'd', markup: sheet.toString() },
      { id: 'names', markup: names.toString() },
      { id: 'live', markup: live.toString() },
    ],
  };
}

/** A level line with a break at each place: what is drawn goes on beyond it. */
function breakLine(places: readonly number[], from: number, to: number, y: number): Point[] {
  const breaks = places.flatMap((x): Point[] => [[x - 12, y], [x - 6, y - 9], [x + 6, y + 9], [x + 12, y]]); // biome-ignore format: one break
  return [[from, y], ...breaks, [to, y]];
}

/** Risers stand beside the columns, behind the parts. */
function drawRisers(
  sheet: Sheet,
  random: Random,
  [left, bay, bays]: readonly [number, number, number],
  floors: number,
  floorAt: (floor: number) => number,
  base: number,
): void {
  for (let i = 1; i < bays; i++) {
    const x = left + i * bay + 7;
    const from = below(random, 2);
    const to = Math.min(floors - 1, from + 1 + below(random, 2));
    if (from < base && to <= base) continue;
    sheet.lines(
      [
        upright(x, floorAt(Math.max(from, base)), floorAt(to)),
        upright(x + 3, floorAt(Math.max(from, base)), floorAt(to)),
      ],
      'riser',
    );
  }
}
