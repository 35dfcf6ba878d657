import { type Point, smooth } from './geometry.ts';
import { alongEllipse } from './traces.ts';

/** A line through points, open or closed. */
export type Outline = readonly Point[];

/** Hair in front, seen from the front, from the middle of the head; `behind` lies behind the face and shoulders. */
export interface Hair {
  readonly front: readonly Outline[];
  readonly behind?: Outline;
  /** Of the hatching, in degrees. */
  readonly lie: number;
}

/** Hair by what it is called. */
export const hairs = {
  /** Short all round. */
  crop: {
    front: [
      [
        [-37, 104], [-41, 84], [-38, 62], [-24, 44], [-2, 38], [22, 42], [37, 58], [41, 82], [37, 104], [34, 88],
        [29, 74], [16, 67], [0, 65], [-16, 68], [-28, 75], [-33, 88],
      ],
    ],
    lie: 72,
  },
  /** Short at the sides, brushed over from a parting. */
  parting: {
    front: [
      [
        [-37, 102], [-41, 82], [-37, 60], [-26, 46], [-8, 36], [16, 36], [36, 50], [42, 76], [37, 104], [34, 88],
        [30, 78], [14, 73], [-4, 66], [-17, 56], [-26, 68], [-33, 86],
      ],
    ],
    lie: 28,
  },
  /** At the sides only. */
  receding: {
    front: [
      [[-37, 108], [-41, 90], [-38, 72], [-31, 62], [-30, 74], [-33, 90]],
      [[37, 108], [41, 90], [38, 72], [31, 62], [30, 74], [33, 90]],
    ],
    lie: 80,
  },
  /** To the chin, parted at the side. */
  bob: {
    front: [
      [
        [-36, 146], [-50, 142], [-52, 112], [-49, 80], [-38, 54], [-14, 38], [14, 38], [38, 52], [50, 80], [53, 112],
        [50, 143], [37, 146], [38, 116], [35, 92], [20, 80], [-2, 68], [-12, 56], [-22, 74], [-34, 94], [-38, 118],
      ],
    ],
    lie: 84,
  },
  /** Over the shoulders, parted in the middle. */
  long: {
    behind: [
      [-48, 200], [-56, 160], [-52, 110], [-46, 70], [-28, 42], [0, 34], [28, 42], [46, 70], [52, 110], [56, 160],
      [48, 200], [20, 206], [-20, 206],
    ],
    front: [
      [
        [-40, 150], [-48, 116], [-46, 80], [-34, 52], [-2, 37], [34, 50], [47, 80], [49, 116], [41, 150], [38, 112],
        [33, 84], [18, 68], [1, 50], [-16, 68], [-32, 84], [-37, 112],
      ],
    ],
    lie: 82,
  },
  /** Drawn back into a knot. */
  knot: {
    behind: alongEllipse([3, 36], 19, 16, 0, Math.PI * 1.9, 18),
    front: [
      [
        [-36, 98], [-41, 82], [-37, 60], [-22, 44], [0, 40], [22, 43], [37, 59], [41, 82], [36, 98], [33, 80], [22, 66],
        [4, 58], [-12, 62], [-26, 70], [-33, 82],
      ],
    ],
    lie: 60,
  },
  /** Full and close to the head, all curls. */
  curls: {
    front: [
      curled([
        [-40, 104], [-47, 84], [-45, 60], [-31, 40], [-8, 29], [16, 30], [37, 43], [47, 64], [47, 86], [40, 104],
      ]).concat([[34, 88], [27, 74], [12, 68], [-8, 67], [-25, 73], [-34, 88]]),
    ],
    lie: 45,
  },
  /** Short, swept to one side. */
  swept: {
    front: [
      [
        [-37, 110], [-43, 90], [-42, 64], [-28, 44], [-4, 35], [22, 40], [39, 57], [43, 84], [38, 112], [34, 92],
        [25, 76], [2, 78], [-20, 88], [-31, 92], [-34, 102],
      ],
    ],
    lie: 18,
  },
} satisfies Record<string, Hair>; // biome-ignore format: outlines are read as rows of points

/** Bumps along a line, as curls have. */
function curled(points: Outline): Point[] {
  return smooth(points, false, 3).flatMap(([x, y], i): Point[] => {
    const reach = i % 2 ? 1.07 : 1;
    return [[x * reach, 84 + (y - 84) * reach]];
  });
}
