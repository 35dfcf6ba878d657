import type { Axonometric } from './axonometric.ts';
import { blockAt, type Route, route } from './parts.ts';
import { barePlate, letteredLength, plateDepth, plateLettering, plateThickness, plateWidth } from './plate.ts';
import { ai, bus, core, experience, type PlateDesign } from './plateDesigns.ts';

/** The four plates, from the lowest up: core, integration, intelligence, experience. */
export type PlateKind = 'core' | 'bus' | 'ai' | 'cx';

/** The plates from the lowest up, as they lie in the general arrangement. */
export const plateOrder = ['core', 'bus', 'ai', 'cx'] as const satisfies readonly PlateKind[];

/** Name of the file that shows a plate alone, without its ending: `plate-01` for the lowest. */
export const plateFile = (place: number) => `plate-${String(place + 1).padStart(2, '0')}`;

export interface PlateDetail {
  /** Height of the upper face; 0 where left out. */
  readonly z?: number;
  /** Leaves out the parts that the plate above hides in the general arrangement. */
  readonly frontOnly?: boolean;
  /** Number and name in the left face. Only where a plate unit is at least 15 px: smaller ones are noise. */
  readonly lettered?: boolean;
  /** With whoever stands on it; true where left out. Seen from near they would be larger than what they work with. */
  readonly peopled?: boolean;
}

const designs: Record<PlateKind, PlateDesign> = { core, bus, ai, cx: experience };

/** The conductors that a plate shows, for light that runs along them. */
export function plateRoutes(kind: PlateKind, { frontOnly = false }: PlateDetail = {}): readonly Route[] {
  const { routes, backRoutes } = designs[kind];
  return frontOnly ? routes : [...routes, ...backRoutes];
}

/** Number and name of a plate in its left face, for a part of a file that only the larger places show. */
export function letterPlate(view: Axonometric, kind: PlateKind, z = 0): void {
  const slab = blockAt([0, 0, plateWidth, plateDepth, plateThickness], z - plateThickness);
  plateLettering(view, slab, designs[kind].number, designs[kind].name);
}

/** Draws one of the four plates with all that stands on it. */
export function drawPlate(view: Axonometric, kind: PlateKind, detail: PlateDetail = {}): void {
  const { z = 0, frontOnly = false, lettered = false, peopled = true } = detail;
  const design = designs[kind];
  barePlate(view, { width: plateWidth, depth: plateDepth, thickness: plateThickness, z, clear: letteredLength });
  if (lettered) letterPlate(view, kind, z);
  for (const course of plateRoutes(kind, detail)) route(view, course, z);
  design.build(view, z, !frontOnly, peopled);
}
