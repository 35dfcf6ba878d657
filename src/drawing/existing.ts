import { conductor } from './conductor.ts';
import type { Point } from './geometry.ts';
import type { Footprint, Route } from './parts.ts';
import { ai, core } from './plateDesigns.ts';
import type { PlateKind } from './plates.ts';

/** What is there before a service begins, on one plate. */
interface Existing {
  readonly boxes: readonly Footprint[];
  readonly route: Route;
  /** Where what is there is tied into what is delivered. */
  readonly ties: readonly Point[];
  /** The live line on the upper plate: along a conductor that is drawn there, from one part to the next. The node stands at its end. */
  readonly live: readonly Point[];
}

/** What is there today, for each plate that a service works on. */
export const existing: Record<PlateKind, Existing> = {
  core: {
    boxes: [
      [9.6, 6.4, 3.8, 3.4, 2.6],
      [1, 7.6, 2.4, 2.2, 1.7],
      [4.2, 7.6, 2.4, 2.2, 2.3],
      [10, 1.4, 3, 2.6, 1.6],
      [7.2, 8.2, 1.6, 1.6, 1],
    ],
    route: {
      path: [
        [0.5, 10.4],
        [8.2, 10.4],
        [8.2, 9.2],
        [9.6, 9.2],
      ],
      count: 2,
      pitch: 0.2,
      chamfer: 0.4,
    },
    ties: [
      [2.2, 10.2],
      [5.4, 10.2],
      [8.6, 10.45],
      [14.5, 4.2],
      [14.3, 7.2],
    ],
    // From the foot of the first rack along all of them to the database.
    live: [[1.4, 9.7], ...conductor(core.routes[0], 3, { from: [1.4, 10.72] })],
  },
  bus: {
    boxes: [
      [1, 7.2, 2.2, 1.8, 1],
      [4.4, 7.6, 1.6, 1.6, 1.4],
      [7.6, 7, 2, 2.4, 0.8],
      [11, 5.6, 2.4, 2.4, 1.6],
      [11.4, 1.6, 1.8, 2.2, 1],
    ],
    route: {
      path: [
        [0.5, 10.2],
        [10.4, 10.2],
        [10.4, 7],
        [11, 7],
      ],
      count: 2,
      pitch: 0.2,
      chamfer: 0.4,
    },
    ties: [
      [1.9, 9.9],
      [4.2, 9.9],
      // On the free floor beside the racks of the core, which is drawn below this plate.
      [9.3, 10.2],
      [12.2, 10.24],
      [13.9, 2.4],
      [13.56, 5.1],
    ],
    live: [
      [0.5, 9.56],
      [7.4, 9.56],
    ],
  },
  ai: {
    boxes: [
      [1, 7, 1.4, 2.4, 1.2],
      [3, 7, 1.4, 2.4, 1.2],
      [5, 7, 1.4, 2.4, 0.8],
      [9.8, 6, 3.2, 3, 1],
      [10.4, 1.6, 2.4, 2, 1.4],
    ],
    route: {
      path: [
        [0.6, 10.3],
        [7.8, 10.3],
        [7.8, 7.4],
        [9.8, 7.4],
      ],
      count: 2,
      pitch: 0.2,
      chamfer: 0.4,
    },
    ties: [
      [2.6, 10.3],
      [7.4, 9.56],
      [10.6, 10.3],
      [13.9, 7.4],
      [13.9, 3.9],
    ],
    // From the records at the back onto the rim of the chip.
    live: conductor(ai.backRoutes[0], 2),
  },
  cx: {
    boxes: [
      [1, 7.4, 2.6, 1.6, 1.6],
      [5, 7.8, 1.8, 1.8, 0.6],
      [8.4, 6.6, 3, 2.6, 0.9],
      [12.4, 2.6, 1.4, 3, 1.8],
      [7.6, 1.6, 3, 0.6, 1.8],
    ],
    route: {
      path: [
        [0.5, 10.2],
        [7.2, 10.2],
        [7.2, 8],
        [8.4, 8],
      ],
      count: 2,
      pitch: 0.2,
      chamfer: 0.4,
    },
    ties: [
      [0.9, 9.6],
      [8.8, 10.4],
      [13.6, 8.2],
      [13.9, 1.9],
      [5.2, 10.4],
    ],
    // From the hub up to a screen, clear of everybody who stands on the plate.
    live: [
      [8.5, 6.5],
      [8.5, 4.8],
      [8.1, 4.4],
      [7.4, 4.4],
      [7, 4],
      [7, 3.1],
    ],
  },
};
