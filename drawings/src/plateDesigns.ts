import type { Axonometric } from './axonometric.ts';
import type { Point, Point3 } from './geometry.ts';
import { looks, person } from './heads/people.ts';
import { type BoxFinish, blockAt, box, type Footprint, node, type Route, vessel } from './parts.ts';
import { onLevel } from './plate.ts';
import { randomFrom } from './random.ts';
import { type ScreenKind, screen } from './screens.ts';

/** Number and name of a plate, its routes, and a function that draws everything else on it. */
export interface PlateDesign {
  readonly number: string;
  readonly name: string;
  readonly routes: readonly Route[];
  readonly build: (view: Axonometric, peopled: boolean) => void;
}

const bundle = (count: number, pitch: number, chamfer: number, ...path: readonly Point[]): Route => ({
  path,
  count,
  pitch,
  chamfer,
});

/** Draws a box on a plate. `lift` is the distance between plate and box, in plate units. */
function put(view: Axonometric, footprint: Footprint, finish: BoxFinish, lift = 0): void {
  box(view, blockAt(footprint, lift), finish);
}

/** Draws people who alternately face right and left. */
function people(view: Axonometric, size: number, places: readonly Point[]): void {
  for (const [i, [x, y]] of places.entries())
    person(view, { at: [x, y, 0], size, faces: i % 2 ? 'left' : 'right', ...looks[i % looks.length] });
}

function slabStack(view: Axonometric, plan: readonly [number, number, number, number], count: number): void {
  for (let i = 0; i < count; i++) {
    const top = i === count - 1 ? { frame: 0.3, fins: 0.3 } : {};
    put(view, [...plan, 0.16], { edge: 'small', hatch: 0.2, ...top }, i * 0.3);
  }
}

export const core: PlateDesign = {
  number: '01',
  name: 'Core: SAP S/4HANA',
  routes: [
    bundle(4, 0.18, 0.5, [0.4, 10.45], [8.6, 10.45], [8.6, 9.2], [9.6, 9.2]),
    bundle(3, 0.18, 0.4, [14.5, 0.4], [14.5, 5.2], [13.4, 5.2], [13.4, 6.2]),
    bundle(2, 0.18, 0.3, [5.4, 7.4], [7.6, 7.4], [7.6, 8.1], [9.6, 8.1]),
    bundle(3, 0.18, 0.4, [8.6, 4.6], [8.6, 6.9], [9.6, 6.9]),
  ],
  build(view) {
    put(view, [1.1, 1.1, 3.4, 2.6, 1.2], { hatch: 0.22, drawers: 3, fins: 0.3 });
    put(view, [5.6, 1, 2.6, 3, 1.9], { hatch: 0.22, drawers: 5, frame: 0.3 });
    put(view, [1.1, 4.8, 3.8, 1.7, 0.6], { hatch: 0.22, ports: [6, 2] });
    vessel(view, { at: [10.5, 2.2, 0], radius: 0.92, height: 1.9, rings: 3 });
    vessel(view, { at: [12.9, 2.2, 0], radius: 0.92, height: 1.5, rings: 2 });
    put(view, [10.1, 3.9, 1.4, 0.9, 0.5], { hatch: 0.18, ports: [3, 1] });
    for (const [x, height] of [
      [1.1, 2.3],
      [2.9, 2.3],
      [4.7, 1.7],
      [6.5, 2.3],
    ] as const) {
      put(view, [x, 8, 1.35, 1.7, height], { hatch: 0.2, drawers: Math.round(height * 3), frame: 0.22 });
    }
    put(view, [9.6, 6, 4.2, 3.6, 1.5], { hatch: 0.2, drawers: 4 });
    put(view, [10.2, 6.6, 3, 2.4, 0.9], { hatch: 0.2, drawers: 3, fan: true }, 1.5);
    put(view, [14.1, 8.2, 0.5, 1.5, 0.8], { hatch: 0.2 });
    node(view, [8.6, 10.45, 0], 0.2);
  },
};

export const bus: PlateDesign = {
  number: '02',
  name: 'Integration: SAP BTP',
  routes: [
    bundle(7, 0.17, 0.35, [0.4, 9.9], [14.3, 9.9]),
    bundle(5, 0.17, 0.35, [13.9, 0.5], [13.9, 8.6]),
    bundle(4, 0.17, 0.5, [0.5, 6.2], [3.2, 6.2], [3.2, 7.6], [9, 7.6]),
    bundle(3, 0.17, 0.35, [12.4, 7], [12.9, 7], [12.9, 4.2], [11.2, 4.2], [11.2, 0.5]),
    bundle(8, 0.17, 0.35, [10.6, 8.4], [10.6, 9.39]),
    bundle(6, 0.17, 0.8, [10.6, 5.4], [10.6, 3.4], [4, 3.4], [4, 0.6]),
    bundle(3, 0.17, 0.5, [9, 6.4], [6.4, 6.4], [6.4, 4.8], [0.5, 4.8]),
  ],
  build(view) {
    put(view, [1.2, 1.2, 1.7, 2, 0.45], { hatch: 0.2, ports: [3, 4] });
    put(view, [6, 0.9, 3.2, 1.4, 0.45], { hatch: 0.2, ports: [6, 2] });
    put(view, [9, 5.4, 3.3, 3, 0.55], { hatch: 0.17, bands: 2, frame: 0.28 });
    put(view, [9.7, 6.1, 1.9, 1.6, 0.35], { hatch: 0.17, fins: 0.2 }, 0.55);
    for (const x of [1.2, 3.4, 5.6]) put(view, [x, 8, 1.6, 0.8, 0.42], { hatch: 0.16, ports: [5, 2] });
    for (const y of [1.1, 3.1]) put(view, [12.1, y, 0.8, 1.3, 0.42], { hatch: 0.16, ports: [2, 4] });
    for (const [x, y] of [
      [1.9, 9.9],
      [4.2, 9.9],
      [7.4, 9.56],
      [12.2, 10.24],
      [13.9, 2.4],
      [13.56, 5.1],
    ] as const) {
      node(view, [x, y, 0], 0.15);
    }
  },
};

const chip = { x: 9.6, y: 5.8, size: 3.2 } as const;
const graphNodes: readonly Point[] = [
  [9.2, 1.1],
  [10.6, 2.3],
  [9.3, 3.2],
  [11.9, 1.2],
  [12.6, 2.9],
  [13.9, 1.9],
  [13.7, 3.9],
];
const graphEdges = [
  [0, 1],
  [0, 3],
  [1, 2],
  [1, 3],
  [1, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [2, 4],
  [0, 2],
] as const;

export const ai: PlateDesign = {
  number: '03',
  name: 'Intelligence',
  routes: [
    bundle(12, 0.2, 0.35, [chip.x + 1.6, chip.y + chip.size], [chip.x + 1.6, 10.4]),
    bundle(12, 0.2, 0.35, [chip.x + chip.size, chip.y + 1.6], [14.4, chip.y + 1.6]),
    bundle(6, 0.2, 0.7, [chip.x, chip.y + 1.6], [8.1, chip.y + 1.6], [8.1, 8.9], [6.6, 8.9]),
    bundle(5, 0.2, 0.5, [chip.x + 1.6, chip.y], [chip.x + 1.6, 4.4], [12.2, 4.4], [12.2, 3.8]),
    bundle(5, 0.18, 0.6, [6.2, 2.8], [7.6, 2.8], [7.6, 6.6], [9.6, 6.6]),
    bundle(6, 0.18, 0.35, [3.4, 4.4], [3.4, 6.3]),
  ],
  build(view) {
    // With a fixed seed, the blocks always have the same heights.
    const random = randomFrom('embed');
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 8; column++) {
        const height = 0.12 + random() ** 2.2 * 1.5;
        put(view, [1 + column * 0.68, 6.5 + row * 0.68, 0.46, 0.46, height], { edge: 'small', hatch: 0.23 });
      }
    }
    slabStack(view, [1, 1, 2.4, 3.2], 5);
    slabStack(view, [4, 1, 2.2, 3.2], 3);
    const at = (i: number): Point3 => [...(graphNodes[i] ?? [0, 0]), 0];
    view.lines(
      graphEdges.map(([from, to]) => [at(from), at(to)]),
      'detail',
    );
    graphNodes.forEach((_, i) => {
      node(view, at(i), i % 3 ? 0.2 : 0.3);
    });
    put(view, [chip.x, chip.y, chip.size, chip.size, 0.4], { hatch: 0.2, frame: 0.22 });
    const inner = chip.size - 1.6;
    put(view, [chip.x + 0.8, chip.y + 0.8, inner, inner, 0.35], { hatch: 0.16, ports: [4, 4] }, 0.4);
  },
};

export const experience: PlateDesign = {
  number: '04',
  name: 'Experience',
  routes: [
    bundle(4, 0.17, 0.5, [2.8, 3], [2.8, 5.2], [7.4, 5.2], [7.4, 7]),
    bundle(3, 0.17, 0.4, [7, 2.6], [7, 4.4], [8.5, 4.4], [8.5, 7]),
    bundle(4, 0.17, 0.5, [11.3, 2.2], [11.3, 5], [9.8, 5], [9.8, 7]),
    bundle(3, 0.17, 0.4, [10.6, 8.2], [12.4, 8.2], [12.4, 4.2], [13.2, 4.2]),
    bundle(5, 0.17, 0.5, [7, 8.4], [4.6, 8.4], [4.6, 9.9], [0.5, 9.9]),
    bundle(9, 0.17, 0.35, [8.8, 9.4], [8.8, 10.5]),
    bundle(2, 0.17, 0.3, [7, 7.6], [2.6, 7.6], [2.6, 6.9]),
    bundle(4, 0.17, 0.35, [10.6, 9], [14.4, 9]),
  ],
  build(view, peopled) {
    const random = randomFrom('cx');
    for (const [x, y, width, depth] of [
      [0.8, 2.2, 4.2, 2],
      [5.2, 1.8, 3.7, 2],
      [9.3, 1.4, 4.1, 2],
      [1, 6.1, 3.2, 1.4],
    ] as const) {
      view.polygon(onLevel(0, [x, y], [x + width, y], [x + width, y + depth], [x, y + depth]), 'centre');
    }
    for (const [x, y] of [
      [1.9, 2.5],
      [6.1, 2.1],
      [10.4, 1.7],
    ] as const) {
      put(view, [x, y, 1.8, 0.5, 0.1], { edge: 'small' });
    }
    const stand = (footprint: Footprint, face: 'left' | 'right', kind: ScreenKind) =>
      screen(view, blockAt(footprint, 0), face, kind, random);
    stand([1, 2.6, 3.6, 0.22, 2.7], 'left', 'shop');
    stand([5.4, 2.2, 3.2, 0.22, 2.3], 'left', 'chart');
    stand([9.6, 1.8, 3.4, 0.22, 2.9], 'left', 'list');
    const stands = (size: number, places: readonly Point[]) => peopled && people(view, size, places);
    stands(0.42, [
      [3.3, 4.6],
      [4.4, 4.2],
      [6.4, 4],
      [10.2, 3.9],
    ]);
    stand([13.2, 2.9, 0.22, 2.6, 2.1], 'right', 'chat');
    stand([1.4, 6.6, 2.2, 0.2, 1.5], 'left', 'wave');
    put(view, [7, 7, 3.6, 2.4, 0.5], { hatch: 0.18, drawers: 1, frame: 0.22 });
    put(view, [7.8, 7.5, 2, 1.4, 0.3], { hatch: 0.16, ports: [5, 3] }, 0.5);
    stands(0.48, [
      [13.7, 6.6],
      [13.1, 7.5],
      [14.1, 8.1],
      [11.6, 10],
      [12.7, 10],
      [13.8, 9.9],
      [5.8, 9.6],
      [1.6, 8.9],
    ]);
    node(view, [12.4, 8.2, 0], 0.2);
    node(view, [8.5, 4.4, 0], 0.14);
  },
};
