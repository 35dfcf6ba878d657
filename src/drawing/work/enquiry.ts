import { tray } from './papers.ts';
import { block, cable, columns, machine, outline, pile, rack, type Scene, sheet, somebody } from './things.ts';

/** What somebody gets who sends a form, by its name in the records: each thing so large that its plate is full. */
export const enquiry = {
  /** One card of the index, drawn up. */
  answer: {
    things: [tray(0.6, 0.7, 5)],
    live: [2.9, 4.2, 3],
    ground: { width: 5.6, depth: 6.6, height: 0.9, scale: 33 },
  },
  /** What a price includes stands; what it does not is outlined. */
  offer: {
    things: [
      ...[2.1, 1.5, 0.9].map((height, i) => block([0.5 + i * 1.9, 0.5, 1.6, 2.1, height], { hatch: 0.2, frame: 0.22 })),
      ...[1.3, 0.8].map((height, i) => block([0.5 + i * 1.9, 3, 1.6, 2.1, height], { hatch: 0.2, frame: 0.22 })),
      outline([4.3, 3, 1.6, 2.1, 0.7]),
      ...[0.5, 3].map((y) => outline([6.4, y, 1.6, 2.1, 0.9])),
    ],
    live: [1.3, 1.55, 2.1],
    ground: { width: 8.5, depth: 5.6, height: 1.6, scale: 29 },
  },
  /** The drawer that was wrong, pulled out of its rack. */
  cause: {
    things: [
      ...[0.5, 2.5, 4.5].map((x) => rack(x, 0.5, 2.9)),
      block([2.55, 2.2, 1.6, 2.4, 0.5], { hatch: 0.2, ports: [4, 5] }, 1.1),
      cable([[1.35, 2.4], [1.35, 5.2]], 4), // biome-ignore format: one row
      cable([[5.35, 2.4], [5.35, 5.2]], 4), // biome-ignore format: one row
    ],
    live: [3.35, 3.9, 1.6],
    ground: { width: 6.8, depth: 5.4, height: 2.4, scale: 30 },
  },
} satisfies Record<string, Scene>;

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
