import { Axonometric } from './axonometric.ts';
import type { Point3 } from './geometry.ts';
import { onLevel, plateDepth, plateWidth } from './plate.ts';
import { type PlateKind, plateOrder } from './plates.ts';
import { Sheet } from './sheet.ts';
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

/** A plate's upper face, as far as it can be seen, in signal. */
function lit(kind: PlateKind): string {
  const at = plateOrder.indexOf(kind);
  const plan = new Axonometric(view, new Sheet());
  const level = (...points: readonly (readonly [number, number])[]) => onLevel(at * gap, ...points);
  const inner = [plateWidth - band, plateDepth - band] as const;
  if (at === plateOrder.length - 1) {
    plan.polygon(level([0, 0], [plateWidth, 0], [plateWidth, plateDepth], [0, plateDepth]), 'part', 'signal');
  } else {
    plan.polygon(level([0, inner[1]], [0, plateDepth], [plateWidth, plateDepth], inner), 'part', 'signal');
    plan.polygon(level([plateWidth, plateDepth], [plateWidth, 0], [inner[0], 0], inner), 'part', 'signal');
  }
  return plan.sheet.toString();
}

/** The four plates as a key plan, 121 × 136: `d` is the plan, and `core`, `bus`, `ai` and `cx` each lay light on one. */
export function keyPlanDrawing(): Drawing {
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
  return {
    viewBox: [0, 0, 121, 136],
    groups: [{ id: 'd', markup: plan.sheet.toString() }, ...plateOrder.map((id) => ({ id, markup: lit(id) }))],
  };
}
