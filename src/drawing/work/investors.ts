import { block, columns, machine, pile, type Scene, sheet, somebody } from './things.ts';

/** Whom the firm looks for as investors: each thing so large that its plate is full. */
export const investors = {
  /** From months to years, and who stayed to see it. */
  long: {
    things: [columns(0.8, 1.4, [0.5, 0.8, 1.2, 1.6, 2.1, 2.6, 3.1], 1.4), somebody(1.5, 4.2), somebody(8.8, 4.4)],
    live: [9.9, 2.1, 3.1],
    ground: { width: 11, depth: 5.4, height: 2.4, scale: 25 },
  },
  /** Somebody who has run a plant, among its machines. */
  plant: {
    things: [
      machine(1.9, 1.9),
      machine(6.4, 1.9),
      somebody(4, 4.1, 1.5),
      block([6.4, 3.4, 2.6, 1.3, 0.8], { hatch: 0.2, frame: 0.2 }),
    ],
    live: [1.9, 1.9, 2.3],
    ground: { width: 10.2, depth: 5.2, height: 2, scale: 27 },
  },
  /** Four reports a year, the last one read by somebody. */
  quarters: {
    things: [...[0.7, 3, 5.3, 7.6].map((x) => sheet(x, 1.2, 2, 3)), somebody(8.6, 3.6, 1.5), pile(2.6, 2.2, 3)],
    live: [8.6, 1.4, 1.5],
    ground: { width: 10.4, depth: 5, height: 2, scale: 27 },
  },
} satisfies Record<string, Scene>;
