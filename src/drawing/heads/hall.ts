import type { Point } from '../geometry.ts';
import { randomFrom } from '../random.ts';
import { range } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

const [width, height] = [1040, 260];
/** Where the rows have their middle: at the back of the stage. */
const [cx, cy] = [width / 2, -14];
const [stage, first, pitch, seat, apart] = [82, 126, 38, 20, 30] as const;
/** Between the blocks, in degrees from straight ahead. */
const aisles = [-58, -20, 20, 58];
const aisle = 30;

/** Events: a hall in plan, its rows around the stage, heads on the seats that are taken, and one seat that is somebody's. */
export function hall(): Drawing {
  const sheet = new Sheet();
  const random = randomFrom('hall');
  const at = (turn: number, radius: number): Point => [cx + Math.sin(turn) * radius, cy + Math.cos(turn) * radius];
  const arc = (radius: number, from: number, to: number): Point[] =>
    range(49).map((i) => at(from + ((to - from) * i) / 48, radius));
  const quarter = Math.PI / 2;
  const seats: Point[][] = [];
  const backs: Point[][] = [];
  const taken: Point[] = [];
  let own: Point = [cx, height / 2];
  for (const row of range(14)) {
    const radius = first + row * pitch;
    const edges = [-86, ...aisles, 86].map((degrees) => (degrees * Math.PI) / 180);
    for (const block of range(edges.length - 1)) {
      const gap = aisle / 2 / radius;
      const [from, to] = [(edges[block] ?? 0) + gap, (edges[block + 1] ?? 0) - gap];
      const count = Math.floor(((to - from) * radius) / apart);
      const step = (to - from) / count;
      for (const i of range(count)) {
        const turn = from + step * (i + 0.5);
        const [x, y] = at(turn, radius);
        if (x < -apart || x > width + apart || y < 8 || y > height + apart) continue;
        const half = seat / 2 / radius;
        seats.push([at(turn - half, radius - 9), at(turn + half, radius - 9), at(turn + half, radius + 7), at(turn - half, radius + 7), at(turn - half, radius - 9)]); // biome-ignore format: one seat
        backs.push([at(turn - half, radius + 10), at(turn + half, radius + 10)]);
        const isOwn = row === 2 && block === 2 && i === Math.floor(count / 2) + 1;
        if (isOwn) own = [x, y];
        else if (random() < 0.68) taken.push([x, y]);
      }
    }
  }
  sheet.lines(stepsOf(arc), 'gridStrong');
  sheet.lines(seats, 'small').lines(backs, 'part');
  // One mark for all of them: a path for each would be most of the file.
  const arcTo = (to: Point) => ({ to, arc: { rx: 4.2, ry: 4.2, large: false, sweep: true } });
  const heads = taken.map(([x, y]) => {
    const [left, right]: [Point, Point] = [[x - 4.2, y - 1], [x + 4.2, y - 1]]; // biome-ignore format: one line
    return { start: left, steps: [arcTo(right), arcTo(left)], closed: true, outline: [left, right] };
  });
  sheet.trace(heads, null, 'inkMiddle');
  const deck = arc(stage, -quarter, quarter);
  sheet.polygon(deck, 'outline', 'left');
  sheet.lines([arc(stage - 9, -quarter, quarter)], 'part');
  sheet.lines(range(19).map((i) => { const turn = ((i - 9) / 9) * 1.28; return [at(turn, stage - 9), at(turn, stage)]; }), 'detail'); // biome-ignore format: its boards
  sheet.rectangle(cx - 52, -12, 104, 7, 'outline', 'top');
  const speaker: Point = [cx, 42];
  sheet.line([speaker, own], 'casingWide').line([speaker, own], 'live');
  sheet.rectangle(cx - 15, 36, 30, 11, 'outline', 'top').circle([cx, 28], 5, 'terminal', 'top');
  sheet.liveNode(own, 12, 5.5);
  // Its rows run on beyond what a head shows of it.
  return { viewBox: [-44, -60, width + 88, height + 110], groups: [{ id: 'd', markup: sheet.toString() }] };
}

/** The steps on which the rows stand, as far as the paper goes. */
const stepsOf = (arc: (radius: number, from: number, to: number) => Point[]): Point[][] =>
  range(14).flatMap((row) =>
    [-1.5, 1.5].map((end) =>
      arc(first + (row + 0.5) * pitch, 0, end).filter(
        ([x, y]) => x > -apart && x < width + apart && y < height + apart,
      ),
    ),
  );
