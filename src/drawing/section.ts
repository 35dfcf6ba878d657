import { type Floor, furnishingOf } from './furnishings.ts';
import { hatching } from './geometry.ts';
import { below, type Random, randomFrom } from './random.ts';
import { level, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

export interface SectionOptions {
  /** Chooses what stands on each floor; equal seeds give equal drawings. */
  readonly seed: string;
  /** Size of the paper: 1440 × 400 where left out. */
  readonly width?: number;
  readonly height?: number;
  /** Names of the floors at the right, from the ground up. */
  readonly floors?: readonly string[];
}

const bays = 10;
const slab = 9;
const overhang = 15;
const defaultFloors = ['01 Core', '02 Integration', '03 Intelligence', '04 Experience'];

/**
 * The long section of the closing call: column bubbles A to K and four floors with their parts in elevation (`d`), letters
 * and level marks (`names`), and a live stretch for each floor (`live-1` to `live-4`). The page draws the ground at the foot,
 * from edge to edge of the window. On phones it shows the part around the live nodes.
 */
export function longSection({ seed, width = 1440, height = 400, floors = defaultFloors }: SectionOptions): Drawing {
  const [sheet, names] = [new Sheet(), new Sheet()];
  const random = randomFrom(seed);
  // Slabs begin at the words' left edge, level lines end on the right frame line of a sheet as wide as the paper.
  const [left, right, top] = [95, width - 250, 50];
  const ground = height - 26;
  const storey = (ground - top - 6) / floors.length;
  const bay = (right - left) / bays;
  const floorAt = (floor: number) => ground - floor * storey;

  for (let i = 0; i <= bays; i++) {
    const x = left + i * bay;
    sheet.line(upright(x, top - 6, ground + 8), 'centre');
    names.circle([x, top - 20], 15, 'detail', 'top');
    names.text([x, top - 14], String.fromCharCode(65 + i), { size: 17, anchor: 'middle' });
  }
  drawRisers(sheet, randomFrom(`${seed} risers`), left, bay, floors.length, floorAt);

  floors.forEach((name, i) => {
    const y = floorAt(i);
    if (i > 0) {
      sheet.rectangle(left - overhang, y, right - left + 2 * overhang, slab, 'part', 'top');
      sheet.lines(hatching(left - overhang, y, right - left + 2 * overhang, slab, 5), 'hatchMiddle');
    }
    sheet.line(level(right + overhang, width - 56, y), 'inner');
    names.polygon(
      [
        [right + 40, y - 1],
        [right + 34, y - 10],
        [right + 46, y - 10],
      ],
      null,
      'inkSoft',
    );
    names.text([right + 54, y - 7], name, { size: 17 });

    const furnish = furnishingOf(i);
    const floor: Floor = { sheet, random, y, clear: storey - (i > 0 ? slab + 10 : 10), end: right - 8 };
    for (let x = left + 8; x < right - 30; x += 12 + random() * 26) x = furnish(floor, x);
  });
  const lit = randomFrom(`${seed} live`);
  const live = floors.map((_, i) => {
    // A stretch of the floor from one column to another.
    const [from, to] = [left + bay * (1 + below(lit, 3)), left + bay * (6 + below(lit, 3))];
    const y = floorAt(i);
    return {
      id: `live-${i + 1}`,
      markup: new Sheet()
        .line(level(from, to, y), 'live')
        .liveNode([to, y], 12, 5)
        .toString(),
    };
  });
  return {
    viewBox: [0, 0, width, height],
    groups: [{ id: 'd', markup: sheet.toString() }, { id: 'names', markup: names.toString() }, ...live],
  };
}

/** Risers stand beside the columns, behind the parts. */
function drawRisers(
  sheet: Sheet,
  random: Random,
  left: number,
  bay: number,
  floors: number,
  floorAt: (floor: number) => number,
): void {
  for (let i = 1; i < bays; i++) {
    const x = left + i * bay + 7;
    const from = below(random, 2);
    const to = Math.min(floors - 1, from + 1 + below(random, 2));
    sheet.lines([upright(x, floorAt(from), floorAt(to)), upright(x + 3, floorAt(from), floorAt(to))], 'riser');
  }
}
