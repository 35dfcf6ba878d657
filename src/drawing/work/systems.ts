import {
  app,
  block,
  cable,
  columns,
  desk,
  gate,
  gone,
  knot,
  outline,
  pile,
  rack,
  type Scene,
  sheet,
  somebody,
} from './things.ts';

const lanes = [1.3, 2.4, 3.5, 4.6] as const;

/** S/4HANA: its interfaces counted, those that cannot stay replaced, and each one run with the volume of production. */
export const s4hana: readonly Scene[] = [
  {
    things: [
      ...lanes.map((y, i) => (i === 2 ? gone([[3, y], [9, y]]) : cable([[3, y], [9, y]], [4, 2, 0, 3][i]))), // biome-ignore format: one is not used
      block([0.8, 0.8, 2.4, 4.6, 1.8], { hatch: 0.26, drawers: 4, frame: 0.4 }),
      ...[1.6, 0.9, 0, 1.2].map((height, i) => {
        const place = [9, (lanes[i] ?? 0) - 0.4, 1.4, 0.8, height || 0.6] as const;
        return height ? block(place, { hatch: 0.22, drawers: 2 }) : outline(place);
      }),
      ...lanes.map((y) => knot(6.6, y)),
    ],
    live: [6.6, 2.4, 0],
  },
  {
    things: [
      gone([[3, 1.7], [9.6, 1.7]]), // biome-ignore format: what goes
      outline([5.4, 1, 2, 1.4, 1.2]),
      cable([[3, 4.3], [9.6, 4.3]], 4), // biome-ignore format: what comes
      block([0.8, 0.8, 2.4, 4.6, 1.8], { hatch: 0.26, drawers: 4, frame: 0.4 }),
      block([5.2, 3.4, 2.4, 1.8, 0.7], { hatch: 0.22, ports: [4, 3] }),
      block([9.6, 0.8, 2.4, 4.6, 1.2], { hatch: 0.26, drawers: 2, frame: 0.4 }),
    ],
    live: [6.4, 4.3, 0.7],
  },
  {
    things: [
      outline([0.8, 0.8, 2.4, 1.6, 1.6]),
      outline([9.8, 0.8, 2.4, 1.6, 1.6]),
      gone([[3.2, 1.6], [9.8, 1.6]]), // biome-ignore format: production
      cable([[3.2, 4.3], [9.8, 4.3]], 4), // biome-ignore format: the rehearsal
      block([0.8, 3.4, 2.4, 1.9, 1.6], { hatch: 0.24, drawers: 3, frame: 0.3 }),
      columns(3.9, 3.7, [0.4, 0.9, 0.6, 1.5, 0.8]),
      block([10, 3.4, 2.2, 1.9, 1.6], { hatch: 0.24, drawers: 3, frame: 0.3 }),
    ],
    live: [7.9, 4.3, 1.5],
  },
];

/** Integration: flows through one place, a gate before what is called and a mesh of what is told, and who keeps it running. */
export const btpCpi: readonly Scene[] = [
  {
    things: [
      ...[1.4, 3.1, 4.8].map((y) => cable([[2.2, y], [5, y], [6, 3.1]], 2)), // biome-ignore format: in
      cable([[6.4, 3.1], [10.4, 3.1]], 5), // biome-ignore format: out
      block([0.8, 0.9, 1.6, 1, 1.8], { hatch: 0.22, drawers: 4 }),
      block([0.8, 2.6, 1.6, 1, 1], { hatch: 0.22, ports: [3, 2] }),
      block([0.8, 4.3, 1.6, 1, 1.4], { hatch: 0.22, bands: 3 }),
      block([5.4, 2, 2.2, 2.2, 0.8], { hatch: 0.22, ports: [4, 4] }),
      block([9.8, 1, 2.3, 4.2, 1.8], { hatch: 0.26, drawers: 4, frame: 0.4 }),
    ],
    live: [8.6, 3.1, 0],
  },
  {
    things: [
      cable([[0.8, 1.8], [6, 1.8]], 4), // biome-ignore format: what is called
      gate(3.2, 0.6, 2.4),
      block([5.4, 1, 1.6, 1.6, 1.1], { hatch: 0.22, drawers: 2 }),
      ...[[7.2, 4.8], [9, 1.2], [12, 2], [12, 4.9], [5, 4.6]].map(([x = 0, y = 0]) => cable([[9.6, 3.4], [x, y]], 1)), // biome-ignore format: a mesh
      ...[[7.2, 4.8], [9, 1.2], [12, 2], [12, 4.9], [5, 4.6]].map(([x = 0, y = 0]) => knot(x, y)), // biome-ignore format: its ends
    ],
    live: [9.6, 3.4, 0],
  },
  {
    things: [app('wave', 1, 1, 5.6, 3), desk(4.4, 3.9, 3.4), pile(9.2, 2.2, 3)],
    live: [5.6, 1.24, 2.3],
  },
];

/** Managed systems: watched, patched on a copy first, and reported each month. */
export const managedSap: readonly Scene[] = [
  {
    things: [
      cable([[1.6, 4], [12, 4]]), // biome-ignore format: one cable
      ...[0.9, 3.4, 5.9, 8.4].map((x) => rack(x, 1.2, 3)),
      somebody(4.6, 4.6),
      somebody(11.4, 2.4),
    ],
    live: [9.25, 2.05, 3],
  },
  {
    things: [
      outline([1, 1.4, 2.4, 2.6, 2.2]),
      block([1, 1.4, 2.4, 2.6, 0.45], { hatch: 0.22, frame: 0.3 }, 2.8),
      gone([[3.6, 2.8], [7.4, 2.8]]), // biome-ignore format: from the copy
      block([7.6, 1.2, 2.2, 3.2, 2.6], { hatch: 0.24, drawers: 5, frame: 0.4 }),
      block([9.9, 1.2, 2.2, 3.2, 2.6], { hatch: 0.24, drawers: 5, frame: 0.4 }),
    ],
    live: [2.2, 2.7, 3.25],
    ground: { width: 13, depth: 6.2, height: 2, scale: 21.5 },
  },
  {
    things: [
      app('chart', 1, 1, 5.2, 3),
      sheet(7.4, 1.4, 2.6, 3),
      somebody(4, 4.4),
      somebody(10.8, 3.8),
      pile(6.2, 3.4, 2, 1.8, 2),
    ],
    live: [8.7, 1.6, 1.6],
  },
];
