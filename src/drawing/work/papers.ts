import type { Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { onLevel } from '../plate.ts';
import { range } from '../records/paper.ts';
import { block, type Thing } from './things.ts';

/** How thick a page is, in plate units. */
const thick = 0.12;

/** A page that lies: its title, and rows of words down to its foot, or so many. */
export function page(
  x: number,
  y: number,
  width: number,
  depth: number,
  rows = Math.floor((depth - 1.3) / 0.5),
): Thing {
  const [from, room] = [x + 0.4, width - 0.8];
  return {
    near: x + y,
    draw: (view) => {
      box(view, blockAt([x, y, width, depth, thick], 0), { edge: 'outline' });
      view.line(onLevel(thick, [from, y + 0.5], [from + room * 0.55, y + 0.5]), 'outline');
      const words = range(rows).map((i) => {
        const at = y + 1.1 + i * 0.5;
        return onLevel(thick, [from, at], [from + room * (i % 3 === 2 ? 0.6 : 1), at]);
      });
      view.lines(words, 'hatchStrong');
    },
  };
}

/** Columns that stand on a page, in a row along x. */
export const chart = (x: number, y: number, heights: readonly number[]): Thing[] =>
  heights.map((height, i) => block([x + i * 0.8, y, 0.6, 0.8, height], { hatch: 0.18 }, thick));

/** A card index: its cards one behind the other, the sixth drawn up so that its words can be read. */
export const tray = (x: number, y: number, width: number): Thing => {
  const [count, pitch, height] = [9, 0.58, 1.5];
  return {
    near: x + y,
    draw: (view) => {
      for (const i of range(count)) {
        const lift = i === 5 ? 1.3 : 0;
        const at = y + i * pitch;
        const rows = range(i === count - 1 || i === 5 ? 3 : 0);
        box(view, blockAt([x, at, width, 0.12, height], lift), { edge: lift ? 'outline' : 'part' });
        const line = (row: number): Point3[] => {
          const z = lift + height - 0.3 - row * 0.35;
          return [
            [x + 0.4, at + 0.12, z],
            [x + width * (row === 0 ? 0.45 : 0.8), at + 0.12, z],
          ];
        };
        view.lines(rows.map(line), 'hatchStrong');
      }
    },
  };
};
