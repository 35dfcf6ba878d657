import type { Axonometric } from './axonometric.ts';
import { blockAt, route } from './parts.ts';
import { barePlate, letteredLength, plateDepth, plateLettering, plateThickness, plateWidth } from './plate.ts';
import { ai, bus, core, experience, type PlateDesign } from './plateDesigns.ts';

/** The four plates from bottom to top: core, integration, intelligence, experience. */
export type PlateKind = 'core' | 'bus' | 'ai' | 'cx';

/** The plates from bottom to top, as in the hero drawing. */
export const plateOrder = ['core', 'bus', 'ai', 'cx'] as const satisfies readonly PlateKind[];

/** Returns the file name of a plate's drawing, without extension. `place` is the index in `plateOrder`. */
export const plateFile = (place: number) => `plate-${String(place + 1).padStart(2, '0')}`;

const designs: Record<PlateKind, PlateDesign> = { core, bus, ai, cx: experience };

/** Writes number and name on the left face of a plate. */
export function letterPlate(view: Axonometric, kind: PlateKind): void {
  const slab = blockAt([0, 0, plateWidth, plateDepth, plateThickness], -plateThickness);
  plateLettering(view, slab, designs[kind].number, designs[kind].name);
}

/** Draws one of the four plates with everything on it. `peopled` adds the people. */
export function drawPlate(view: Axonometric, kind: PlateKind, peopled: boolean): void {
  const design = designs[kind];
  barePlate(view, { width: plateWidth, depth: plateDepth, thickness: plateThickness, clear: letteredLength });
  for (const course of design.routes) route(view, course);
  design.build(view, peopled);
}
