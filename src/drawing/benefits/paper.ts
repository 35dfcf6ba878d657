import { Axonometric } from '../axonometric.ts';
import { barePlate } from '../plate.ts';
import type { Drawing } from '../svg.ts';

/** Paper of a benefit: of the proportions of its cell, which shows it whole. */
const [width, height] = [480, 280];
const thickness = 0.5;

/** What a benefit stands on, in plate units. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  /** Of what stands on its far corner, so that the whole is in the middle of the paper. */
  readonly height: number;
  /** Drawing units to a plate unit; 22 where left out. */
  readonly scale?: number;
}

/** A benefit: one thing, whole, on a plate of its own. @param draw what stands on the plate */
export function onGround(ground: Ground, draw: (view: Axonometric) => void): Drawing {
  const { width: wide, depth, height: high, scale = 22 } = ground;
  const view = new Axonometric({
    originX: width / 2 - ((wide - depth) * scale) / 2,
    originY: height / 2 - ((wide + depth) * scale) / 4 + ((high - thickness) * scale) / 2,
    scale,
  });
  barePlate(view, { width: wide, depth, thickness, z: 0 });
  draw(view);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: view.sheet.toString() }] };
}
