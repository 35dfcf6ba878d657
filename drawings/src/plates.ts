import type { Axonometric } from './axonometric.ts';
import { blockAt, type Route, route } from './parts.ts';
import { barePlate, letteredLength, plateDepth, plateLettering, plateThickness, plateWidth } from './plate.ts';
import { ai, bus, core, experience, type PlateDesign } from './plateDesigns.ts';

/** The four plates from bottom to top: core, integration, intelligence, experience. */
export type PlateKind = 'core' | 'bus' | 'ai' | 'cx';

/** The plates from bottom to top, as in the hero drawing. */
export const plateOrder = ['core', 'bus', 'ai', 'cx'] as const satisfies readonly PlateKind[];

/** Returns the file name of a plate's drawing, without extension. `place` is the index in `plateOrder`. */
export const plateFile = (place: number) => `plate-${String(place + 1).padStart(2, '0')}`;

export interface PlateDetail {
  /** Height of the upper face, in plate units. Default 0. */
  readonly z?: number;
  /** Leaves out parts that the plate above hides in the hero drawing. Default false. */
  readonly frontOnly?: boolean;
  /** Writes number and name on the left face. They need at least 15 px per plate unit. Default false. */
  readonly lettered?: boolean;
  /** Draws the people on the plate. Default true. */
  readonly peopled?: boolean;
}

const designs: Record<PlateKind, PlateDesign> = { core, bus, ai, cx: experience };

/** Returns the routes of a plate, without those at the back if `frontOnly` is set. */
export function plateRoutes(kind: PlateKind, { frontOnly = false }: PlateDetail = {}): readonly Route[] {
  const { routes, backRoutes } = designs[kind];
  return frontOnly ? routes : [...routes, ...backRoutes];
}

/** Writes number and name on the left face of a plate whose upper face is at height `z`. */
export function letterPlate(view: Axonometric, kind: PlateKind, z = 0): void {
  const slab = blockAt([0, 0, plateWidth, plateDepth, plateThickness], z - plateThickness);
  plateLettering(view, slab, designs[kind].number, designs[kind].name);
}

/** Draws one of the four plates with everything on it. */
export function drawPlate(view: Axonometric, kind: PlateKind, detail: PlateDetail = {}): void {
  const { z = 0, frontOnly = false, lettered = false, peopled = true } = detail;
  const design = designs[kind];
  barePlate(view, { width: plateWidth, depth: plateDepth, thickness: plateThickness, z, clear: letteredLength });
  if (lettered) letterPlate(view, kind, z);
  for (const course of plateRoutes(kind, detail)) route(view, course, z);
  design.build(view, z, !frontOnly, peopled);
}
