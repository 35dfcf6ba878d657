import type { Point } from '../geometry.ts';
import { range } from '../records/paper.ts';
import type { Drawing } from '../svg.ts';
import { type Station, stationRow } from './row.ts';
import {
  app,
  block,
  cable,
  drawThings,
  knot,
  machine,
  outline,
  rack,
  type Scene,
  sheet,
  somebody,
  store,
} from './things.ts';

/** Customer experience: the four clouds, what they are tied to, and cases beside the tickets that they were. */
export const cx: readonly Scene[] = [
  {
    things: [
      cable([[1, 3.2], [12, 3.2]]), // biome-ignore format: one cable
      app('list', 0.8, 1.6, 2.6, 3),
      app('chat', 3.8, 1.6, 2.6, 3),
      app('chart', 6.8, 1.6, 2.6, 3),
      app('shop', 9.8, 1.6, 2.6, 3),
    ],
    live: [5.1, 3.2, 0],
    ground: { width: 13, depth: 4.6, height: 2.2, scale: 23.5 },
  },
  {
    things: [
      cable([[2.6, 3.1], [10, 3.1]], 4), // biome-ignore format: one cable
      rack(0.9, 1),
      rack(0.9, 3.4),
      block([5.2, 2.1, 2, 2, 0.8], { hatch: 0.22, ports: [3, 3] }),
      app('shop', 8.6, 3, 3.8, 2.8),
    ],
    live: [6.2, 3.1, 0.8],
  },
  {
    things: [
      outline([0.9, 1.4, 3.8, 0.24, 2.6]),
      cable([[2.8, 4], [10, 4]], 2), // biome-ignore format: one cable
      ...[3.4, 5.2].map((x) => block([x, 3.6, 0.9, 0.9, 0.25], { hatch: 0.2 })),
      app('list', 7.6, 1.4, 4.4, 2.8),
      somebody(9.4, 4.4),
      somebody(11.2, 4.2),
    ],
    live: [7, 4, 0],
  },
];

/** Field service: who can do the job, the parts that are ready, and the app beside the machine. */
export const fsm: readonly Scene[] = [
  {
    things: [sheet(1, 1, 7.2, 3.2, true), somebody(3.4, 4.6), somebody(5.9, 4.6), somebody(8.4, 4.6), knot(8.4, 4.6)],
    live: [5.2, 1.2, 1.3],
  },
  {
    things: [
      cable([[2.4, 2], [6.4, 2], [6.4, 4]]), // biome-ignore format: from the core
      cable([[10.4, 4], [6.4, 4]]), // biome-ignore format: from the cases
      rack(0.9, 1),
      block([4.9, 3, 3, 2, 1], { hatch: 0.22, drawers: 2 }),
      ...[5.1, 6.1, 7.1].map((x, i) => block([x, 3.6, 0.6, 0.6, 0.5 + 0.2 * i], { hatch: 0.2 }, 1)),
      app('chat', 9, 3.2, 3.2, 2.6),
    ],
    live: [3.6, 2, 0],
  },
  {
    things: [
      machine(2.4, 2.4),
      app('list', 8.6, 1.5, 3.4, 2.6),
      block([6.6, 4.4, 1.5, 0.8, 0.7], { hatch: 0.2 }),
      somebody(9.2, 4.2, 1.4),
    ],
    live: [11.2, 1.74, 1.3],
  },
];

/** A customer who agrees to something, and the proof of it. */
const agreed = [app('login', 1, 1.2, 4.2, 2.8), somebody(3.6, 4.2), app('consent', 8.6, 2.4, 3, 3)];
const sources = [1.4, 2.6, 3.8, 5] as const;
const source = (y: number) => [[2, y], [5.6, y], [8.2, 3.1]] as const; // biome-ignore format: to the profile
const profile = [
  block([0.8, 0.8, 1.5, 0.9, 1.9], { hatch: 0.22, drawers: 4 }),
  block([0.8, 2, 1.5, 0.9, 1.5], { hatch: 0.22, drawers: 3 }),
  block([0.8, 3.2, 1.5, 0.9, 1.1], { hatch: 0.22, drawers: 2 }),
  block([0.8, 4.4, 1.5, 0.9, 0.8], { hatch: 0.22, ports: [2, 1] }),
  store(9.4, 3.1, 1.7, 2.4, 3),
];
const fork: Point = [4.6, 3.1];
const eitherWay = [
  cable([fork, [6, 1.5], [8.4, 1.5]], 2), // biome-ignore format: one way
  cable([fork, [6, 4.7], [8.4, 4.7]], 2), // biome-ignore format: the other
  somebody(1.8, 3.1, 1.3),
  sheet(8.4, 1.4, 2.6, 2.8),
  store(9.6, 4.6, 1.1, 1.5, 2),
];

/** Customer data: consent with its proof, one profile of many sources, and two ways that begin at one gap. */
export const cdc: readonly Scene[] = [
  { things: [...agreed, cable([[4, 3.4], [9.4, 3.4]], 2)], live: [6.6, 3.4, 0] }, // biome-ignore format: one row
  { things: [...sources.map((y) => cable(source(y), 1)), ...profile], live: [9.4, 3.1, 2.4] },
  { things: [cable([[1.6, 3.1], fork], 2), ...eitherWay], live: [...fork, 0] }, // biome-ignore format: one row
];

const ground = { width: 13, depth: 6.2, height: 1.8 };
const rowSource = (i: number) => 0.55 + i * 1.7;
/** The same in a row, larger and with names: a login and its proof, one profile of three sources, and the gap that decides. */
const cdcStations: readonly Station[] = [
  {
    ground,
    names: [['Login', [3.4, 3.1, 3.2]], ['Consent', [6.5, 0.4, 3]]], // biome-ignore format: two names
    port: [4, 4.4],
    draw: (view) =>
      drawThings(view, [somebody(0.4, 4, 1.3), app('login', 1.4, 3, 4, 3.2), app('consent', 5.2, 0.3, 2.6, 3)]),
  },
  {
    ground,
    names: [['Sources', [0.75, 1.1, 1.9]], ['Profile', [6, 2.2, 2.3]]], // biome-ignore format: two names
    port: [4.6, 4.6],
    draw: (view) =>
      drawThings(view, [
        ...range(3).map((i) => cable([[1.5, rowSource(i)], [3, rowSource(i)], [4.4, 2.2]], 1)), // biome-ignore format: to the profile
        ...[1.9, 1.4, 0.9].map((height, i) => block([0, rowSource(i) - 0.55, 1.5, 1.1, height], { hatch: 0.22, drawers: 4 - i })), // biome-ignore format: one each
        store(6, 2.2, 1.5, 2.3, 3),
      ]),
  },
  {
    ground,
    names: [['Consent', [6.7, 0.4, 3]], ['Profiles', [5.6, 3.6, 1.2]]], // biome-ignore format: two names
    port: [2.8, 3.2],
    draw: (view, end) => {
      drawThings(view, [
        cable([[2.8, 3.2], [2.8, 1.2], [6, 1.2]], 2), // biome-ignore format: one way
        cable([[2.8, 3.2], [5, 3.2]], 2), // biome-ignore format: the other
        somebody(1, 3.2, 1.3),
        app('consent', 5.4, 0.3, 2.6, 3),
        store(5.6, 3.6, 1.1, 1.2, 2),
      ]);
      end([2.8, 3.2, 0]);
    },
  },
];
export const cdcRow = (): Drawing => stationRow(cdcStations, { scale: 30, deep: 200 });

/** Commerce and CPQ: the store, what is configured, and the one place that both ask for a price. */
export const commerceCpq: readonly Scene[] = [
  {
    things: [
      app('shop', 1, 1.2, 6, 3.2),
      somebody(3.4, 4.4),
      ...[[8.8, 1.4], [10.6, 1.4], [9.6, 3.4]].map(([x = 0, y = 0]) => block([x, y, 1.4, 1.4, 1.1], { hatch: 0.22, frame: 0.4 })), // biome-ignore format: three parcels
    ],
    live: [10.3, 4.1, 1.1],
  },
  {
    things: [
      block([1.2, 1.6, 4.6, 3.2, 0.8], { hatch: 0.24, frame: 0.3, drawers: 1 }),
      block([1.7, 2, 1.5, 2.2, 1.2], { hatch: 0.22, fins: 0.3 }, 0.8),
      outline([3.7, 2, 1.5, 2.2, 1.2], 0.8),
      block([3.7, 2, 1.5, 2.2, 0.7], { hatch: 0.22, ports: [2, 3] }, 2.6),
      sheet(8.2, 2.6, 3.2, 3.2),
    ],
    live: [4.45, 3.1, 3.3],
    ground: { width: 12.6, depth: 6.2, height: 2.2, scale: 21.5 },
  },
  {
    things: [
      cable([[3, 2], [3, 4.2], [5.6, 4.2]]), // biome-ignore format: from the quote
      cable([[8.4, 2], [8.4, 4.2], [5.6, 4.2]]), // biome-ignore format: from the store
      app('list', 1, 1, 3.8, 2.6),
      app('shop', 6.4, 1, 3.8, 2.6),
      block([4.6, 3.3, 2.2, 1.9, 0.9], { hatch: 0.22, frame: 0.3 }),
      rack(10.6, 3.4, 2),
    ],
    live: [5.7, 4.25, 0.9],
  },
];
