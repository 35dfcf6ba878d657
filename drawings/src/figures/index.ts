import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { pairs, squares, steps } from './charts.ts';
import { chosen } from './chosen.ts';
import { dial, ring } from './dials.ts';
import type { Draw, Figure } from './figure.ts';
import { shares } from './shares.ts';
import { stacks } from './stacks.ts';

const draws: { readonly [Kind in Figure['kind']]: Draw<Kind> } = {
  steps,
  squares,
  pairs,
  ring,
  dial,
  stacks,
  shares,
  chosen,
};

/** Draws a figure to scale. Default size 480 × 300. */
export function figureDrawing(options: { width?: number; height?: number; figure: Figure }): Drawing {
  const { width = 480, height = 300, figure } = options;
  const sheet = new Sheet();
  // The cast is safe, because `draws` maps each kind to a function for that kind.
  (draws[figure.kind] as Draw<Figure['kind']>)({ sheet, width, height }, figure);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
