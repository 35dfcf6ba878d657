import type { Point3 } from '../geometry.ts';
import { blockAt, box } from '../parts.ts';
import { range } from '../records/paper.ts';
import type { Thing } from './things.ts';

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
