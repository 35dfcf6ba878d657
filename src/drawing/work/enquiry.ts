import {
  app,
  block,
  cable,
  columns,
  desk,
  gate,
  machine,
  outline,
  pile,
  rack,
  type Scene,
  sheet,
  somebody,
} from './things.ts';

/** What follows a form, by the name that its step has in the records. */
export const enquiry = {
  /** Somebody writes. */
  write: { things: [desk(2, 2.6, 4), sheet(7.6, 2, 3.4, 3.2)], live: [9.3, 2.2, 1.6] },
  /** Somebody answers what came in. */
  answer: {
    things: [cable([[6, 3.2], [11.6, 3.2]]), app('chat', 1, 1, 4.6, 2.8), desk(3.2, 3.8, 3), rack(10, 2.2, 1.6)], // biome-ignore format: one row
    live: [8, 3.2, 0],
  },
  /** At one table. */
  talk: {
    things: [
      somebody(4.4, 1.6),
      somebody(7.6, 1.6),
      block([3.4, 2.2, 5.2, 2, 0.8], { hatch: 0.26, frame: 0.3 }),
      somebody(4.2, 5),
      somebody(7.6, 5),
    ],
    live: [6, 3.2, 0.8],
  },
  /** Two pages. */
  summary: {
    things: [sheet(1.4, 1.8, 3.2, 3.9), sheet(6.2, 1.8, 3.2, 3.9)],
    live: [7.8, 2, 1.95],
    ground: { width: 10.8, depth: 4.6, height: 3, scale: 25 },
  },
  /** A screen, and who looks at it. */
  show: { things: [app('chart', 2, 1, 6.4, 3.2), somebody(4.4, 4.6), somebody(7, 4.6)], live: [7.6, 1.24, 1.9] },
  /** A price, by what it includes. */
  offer: { things: [sheet(1.6, 1.6, 3.2, 3.4), columns(6.2, 2, [2.2, 1.6, 1, 0.6], 1.4)], live: [6.7, 2.6, 2.2] },
  /** Somebody reads it. */
  read: { things: [app('list', 1.4, 1, 5, 3), desk(3.6, 3.9, 3.4), pile(9, 2, 2)], live: [4.4, 1.24, 1.7] },
  /** What was wrong, pulled out. */
  cause: {
    things: [
      rack(1.2, 1.2, 3),
      rack(3.4, 1.2, 3),
      rack(5.6, 1.2, 3),
      block([3.5, 3, 1.5, 1.6, 0.4], { hatch: 0.2, ports: [3, 3] }, 1.2),
      somebody(8.6, 3.4, 1.35),
    ],
    live: [4.25, 3.8, 1.6],
  },
  /** It runs again. */
  close: {
    things: [cable([[2, 4.2], [11.6, 4.2]]), rack(1.2, 1.2, 3), rack(3.4, 1.2, 3), rack(5.6, 1.2, 3), sheet(8.8, 2, 2.8, 3)], // biome-ignore format: one row
    live: [10.2, 2.2, 1.5],
  },
} satisfies Record<string, Scene>;

/** How the firm is governed, and whom it looks for as investors. */
export const investors = {
  /** The board, at one project. */
  board: {
    things: [
      ...[2.6, 5, 7.4].map((x) => somebody(x, 1.4)),
      block([1.8, 2, 6.6, 1.9, 0.8], { hatch: 0.26, frame: 0.3 }),
      ...[2.6, 5, 7.4].map((x) => somebody(x, 4.7)),
      sheet(9.8, 2.4, 2.2, 2.8),
    ],
    live: [5.1, 2.95, 0.8],
  },
  /** Who signs, on both sides of the contract. */
  signatures: { things: [somebody(2, 3.4, 1.35), pile(5.2, 1.6, 2, 2.8, 3.2), somebody(10.4, 3.4, 1.35)], live: [7.2, 4.1, 0.4] }, // biome-ignore format: one row
  /** Somebody from outside the fence, and the books. */
  audit: {
    things: [somebody(2.2, 3.2, 1.35), gate(5, 1.7), ...[6.8, 9.6].map((x, i) => pile(x, 1.8, 5 - i * 2)), cable([[3, 3.1], [6.6, 3.1]], 2)], // biome-ignore format: one row
    live: [5.15, 3.1, 0],
  },
  /** A way to the board that asks nobody's name. */
  concerns: {
    things: [outline([1.4, 2.4, 1.2, 1.2, 2.2]), cable([[2.8, 3], [9, 3]], 2), desk(8.6, 2.6, 3)], // biome-ignore format: one row
    live: [5.6, 3, 0],
  },
  /** From months to years. */
  long: { things: [columns(1, 2, [0.5, 0.8, 1.2, 1.6, 2.1, 2.6, 3.1], 1.6)], live: [11, 2.6, 3.1] },
  /** Somebody who has run a plant. */
  plant: { things: [machine(2.6, 2.4), machine(8, 2.4), somebody(6.2, 5)], live: [2.6, 2.4, 2.3] },
  /** Four reports a year. */
  quarters: { things: [1, 4, 7, 10].map((x) => sheet(x, 2, 2.2, 3)), live: [11.1, 2.2, 1.5] },
} satisfies Record<string, Scene>;
