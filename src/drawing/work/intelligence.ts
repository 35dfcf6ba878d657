import {
  app,
  block,
  cable,
  chip,
  columns,
  desk,
  fence,
  gate,
  gone,
  knot,
  machine,
  outline,
  pile,
  rack,
  type Scene,
  sheet,
  somebody,
  store,
} from './things.ts';

/** Columns of a season's months, for those who plan by them: the last ones are still outlines. */
const months = (x: number, y: number) => [
  ...columns(x, y, [0.9, 1.3, 1, 1.7, 2.2]),
  ...[2.5, 2.1, 2.8].map((height, i) => outline([x + 6 + i * 1.2, y, 0.84, 1.2, height])),
];

/** Papers that lie beside each other: contracts, manuals, tickets. */
const records = (x: number, y: number) => [3, 6, 2].map((count, i) => pile(x + i * 2.3, y, count, 1.8, 2.2));

/** Assessment: the people who do the work and what they count, the data behind a gate, and use cases by their rank. */
export const assessment: readonly Scene[] = [
  {
    things: [desk(1.4, 2.4, 3.4), somebody(3, 5), columns(6.8, 1.6, [1.8, 0.7, 1.2, 0.5])],
    live: [7.2, 2.2, 1.8],
  },
  {
    things: [
      cable([[2.2, 3.1], [9.4, 3.1]], 4), // biome-ignore format: the way in
      somebody(2, 3.1, 1.35),
      gate(5.2, 1.7),
      store(9.6, 3.1, 1.7, 2.3, 3),
    ],
    live: [5.35, 3.1, 0],
  },
  {
    things: [
      columns(1, 2.2, [2.6, 2, 1.5], 1.9),
      outline([6.7, 2.2, 1.3, 1.2, 1]),
      outline([8.6, 2.2, 1.3, 1.2, 0.6]),
      outline([10.5, 2.2, 1.3, 1.2, 0.4]),
      somebody(3.6, 4.8),
    ],
    live: [1.66, 2.8, 2.6],
  },
];

/** Governance: every agent with its owner, what it may do held outside it, and the evidence on paper. */
export const governance: readonly Scene[] = [
  {
    things: [1, 4.1, 7.2, 10.3].flatMap((x) => [...chip(x, 1), somebody(x + 0.9, 4.5)]),
    live: [4.95, 1.85, 0.9],
  },
  {
    things: [
      cable([[0.8, 3], [12.2, 3]], 5), // biome-ignore format: its way
      fence([1, 11.6], 1),
      chip(5, 2.1),
      fence([1, 11.6], 5),
    ],
    live: [9.6, 3, 0],
    ground: { width: 13, depth: 6, height: 1.2 },
  },
  {
    things: [sheet(1.2, 1.4, 3, 3.4), pile(5.6, 1.8, 7, 2.4, 2.8), sheet(9.2, 1.8, 2.8, 2.4, true)],
    live: [2.7, 1.6, 1.7],
  },
];

/** AI for SAP: records with their keys, an answer that leads back to one, and questions with agreed answers. */
export const rasp: readonly Scene[] = [
  {
    things: [
      records(0.9, 1.8),
      cable([[7.4, 2.9], [10, 2.9]], 4), // biome-ignore format: into the index
      store(10.4, 2.9, 1.5, 2.4, 4),
    ],
    live: [10.4, 2.9, 2.4],
  },
  {
    things: [
      app('chat', 1, 1.2, 4.8, 3),
      cable([[4.4, 3.6], [9.6, 3.6]], 2), // biome-ignore format: the link
      somebody(2.8, 4.6),
      pile(9, 2.2, 4, 2.6, 2.8),
    ],
    live: [7, 3.6, 0],
  },
  {
    things: [
      ...[0.9, 3.2, 5.5].map((x) => sheet(x, 1.4, 1.7, 2.4)),
      outline([7.8, 1.4, 1.7, 0.2, 2.4]),
      sheet(10.1, 1.4, 1.7, 2.4),
      somebody(4.8, 4.4),
      somebody(7, 4.4),
    ],
    live: [8.65, 1.5, 1.2],
  },
];

/** Predictions: the months to come, the part that is ready before the failure, and money by the day it arrives. */
export const predictive: readonly Scene[] = [
  {
    things: [months(1.4, 1.8)],
    live: [6.6, 2.4, 2.2],
    ground: { width: 12, depth: 4.6, height: 2, scale: 25 },
  },
  {
    things: [
      machine(2.4, 2.6),
      app('wave', 7.2, 1, 4.8, 2.6),
      block([8.8, 3.6, 1.6, 1.4, 0.9], { hatch: 0.22, frame: 0.4 }),
    ],
    live: [9.6, 4.3, 0.9],
  },
  {
    things: [
      cable([[0.9, 4.8], [12.2, 4.8]], 1), // biome-ignore format: the days
      ...[1.8, 4.2, 6.6, 9, 11.4].map((x) => knot(x, 4.8)),
      ...[1, 2, 1.5].map((height, i) => store(1.8 + i * 2.4, 2.4, 0.95, height, Math.round(height * 3))),
      ...[1.8, 1.2].map((height, i) => outline([8.2 + i * 2.4, 1.6, 1.6, 1.6, height])),
    ],
    live: [9, 4.8, 0],
  },
];

/** Conversations: that end with a posting, that read live orders, and that a person takes over. */
export const conversational: readonly Scene[] = [
  {
    things: [
      app('chat', 2.6, 1.2, 4.2, 2.8),
      somebody(3.4, 4.2),
      cable([[5.4, 3.4], [10.4, 3.4]]), // biome-ignore format: to the posting
      rack(10, 2.4, 2.2),
    ],
    live: [8, 3.4, 0],
  },
  {
    things: [
      cable([[2, 2], [6.4, 2]]), // biome-ignore format: from the order
      rack(0.9, 1.2, 2.4),
      app('chat', 4.8, 1.6, 4, 2.8),
      somebody(7, 4.4),
      ...[9.8, 11].map((x) => block([x, 2.2, 1, 1, 0.8], { hatch: 0.2, frame: 0.3 })),
    ],
    live: [10.3, 2.7, 0.8],
  },
  {
    things: [
      cable([[2, 3.1], [9.6, 3.1]], 4), // biome-ignore format: the conversation
      chip(1, 2.2, 1.9),
      pile(5, 2, 3, 2, 2.2),
      desk(9, 3, 3),
    ],
    live: [6, 3.1, 0.7],
  },
];

/** Telemetry: probes on every call, limits that are tried, and a version that stops at the gate. */
export const telemetry: readonly Scene[] = [
  {
    things: [
      cable([[1, 4], [9.4, 4]], 4), // biome-ignore format: the calls
      ...[2.4, 4.4, 6.4].map((x) => block([x, 3.5, 0.5, 1, 1.2], { hatch: 0.2 })),
      chip(0.9, 1, 1.9),
      pile(9, 2.4, 8, 2.4, 2.8),
    ],
    live: [7.8, 4, 0],
  },
  {
    things: [
      cable([[0.8, 3.1], [12.2, 3.1]], 4), // biome-ignore format: its way
      chip(2.4, 2.2),
      gate(6, 1.7),
      gate(8.2, 1.7),
      gate(10.4, 1.7),
    ],
    live: [5.2, 3.1, 0],
  },
  {
    things: [
      cable([[0.8, 3.4], [9, 3.4]], 5), // biome-ignore format: one night after another
      ...[1, 3.2, 5.4].map((x) => sheet(x, 3, 1.5, 2)),
      gate(8.6, 2),
      outline([10, 3, 1.6, 0.2, 2]),
      gone([[9, 3.4], [12.2, 3.4]]), // biome-ignore format: no further
    ],
    live: [7.8, 3.4, 0],
  },
];
