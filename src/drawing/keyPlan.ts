import { Axonometric } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { onLevel, plateDepth, plateWidth } from './plate.ts';
import { type PlateKind, plateOrder } from './plates.ts';
import type { Drawing } from './svg.ts';

const scale = 4.5;
/** Distance from plate to plate and thickness of each, in plate units: thicker than in the arrangement, to be seen. */
const [gap, thickness] = [5, 1];
const view = { originX: plateDepth * scale + 2, originY: 3 * gap * scale + 2, scale };

/** What can be seen of a plate's upper face below the next one: a band along its two front edges. */
const band = gap - thickness;

function slab(plan: Axonometric, z: number): void {
  const foot = z - thickness;
  const [left, front, right] = [
    onLevel(z, [0, plateDepth]),
    onLevel(z, [plateWidth, plateDepth]),
    onLevel(z, [plateWidth, 0]),
  ];
  const below = (points: Point3[]) => points.map(([x, y]): Point3 => [x, y, foot]);
  plan.polygon([...left, ...front, ...below(front), ...below(left)], 'part', 'left');
  plan.polygon([...front, ...right, ...below(right), ...below(front)], 'part', 'right');
  plan.polygon(onLevel(z, [0, 0], [plateWidth, 0], [plateWidth, plateDepth], [0, plateDepth]), 'part', 'top');
}

/** A plate's upper face, as far as it can be seen, in ink: signal is for the live node and the one action. */
function light(plan: Axonometric, at: number): void {
  const level = (...points: readonly (readonly [number, number])[]) => onLevel(at * gap, ...points);
  const inner = [plateWidth - band, plateDepth - band] as const;
  if (at === plateOrder.length - 1) {
    plan.polygon(level([0, 0], [plateWidth, 0], [plateWidth, plateDepth], [0, plateDepth]), 'part', 'ink');
  } else {
    plan.polygon(level([0, inner[1]], [0, plateDepth], [plateWidth, plateDepth], inner), 'part', 'ink');
    plan.polygon(level([plateWidth, plateDepth], [plateWidth, 0], [inner[0], 0], inner), 'part', 'ink');
  }
}

/** The four plates as a key plan, 121 × 136, with those lit that a page is about. */
function keyPlanDrawing(lit: readonly PlateKind[]): Drawing {
  const plan = new Axonometric(view);
  for (const [at] of plateOrder.entries()) {
    const z = at * gap;
    slab(plan, z);
    if (at === plateOrder.length - 1) continue;
    for (const [x, y] of [
      [0, plateDepth],
      [plateWidth, plateDepth],
      [plateWidth, 0],
    ] as const)
      plan.line(
        [
          [x, y, z],
          [x, y, z + band],
        ],
        'detail',
      );
  }
  for (const kind of lit) light(plan, plateOrder.indexOf(kind));
  return { viewBox: [0, 0, 121, 136], groups: [{ id: 'd', markup: plan.sheet.toString() }] };
}

/** Every selection but the empty one: the digits of a number in twos say which plates are in it. */
const selections = Array.from({ length: 2 ** plateOrder.length - 1 }, (_, at) =>
  plateOrder.filter((_kind, place) => (at + 1) & (1 << place)),
);

/** A key plan for every selection of plates, as `key-plan-core-bus`. */
export const keyPlans: readonly (readonly [name: string, Drawing])[] = selections.map((lit) => [
  `key-plan-${lit.join('-')}`,
  keyPlanDrawing(lit),
]);
