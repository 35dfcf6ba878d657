import { Axonometric } from './axonometric.ts';
import { level, upright } from './figures/paper.ts';
import type { Point } from './geometry.ts';
import { vessel } from './parts.ts';
import { barePlate } from './plate.ts';
import type { Drawing } from './svg.ts';

/** Options of two stacks of coins, whose heights show a value before and after its growth. */
interface GrowthOptions {
  /** As a share: 1.5 is 150%, which makes the second stack 2.5 times as high as the first. */
  readonly growth: number;
  /** Text beside the stacks. Default: none. */
  readonly words?: {
    /** Two lines beside the dimension between the tops. */
    readonly dimension: readonly [name: string, note: string];
    /** Names of the stacks. */
    readonly labels: readonly [before: string, after: string];
  };
}

/** Font size, in drawing units. */
const size = 20;

/** Draws growth to scale as two stacks of coins on a plate. The drawing is 480 × 300. */
export function growthDrawing({ growth, words }: GrowthOptions): Drawing {
  const view = new Axonometric({ originX: 158, originY: 138, scale: 18 });
  const { sheet } = view;
  const [width, depth, thickness, radius] = [10.5, 5.5, 0.5, 1.5];
  barePlate(view, { width, depth, thickness });
  const tall = 11;
  const stacks = [
    [2.7, tall / (1 + growth)],
    [7.6, tall],
  ] as const;
  const tops = stacks.map(([x, height]) => {
    vessel(view, { at: [x, depth / 2, 0], radius, height, rings: Math.round(height / 0.55) - 1 });
    return view.project(x, depth / 2, height);
  });
  const [[lowX, low], [highX, high]] = tops as [Point, Point];
  if (words) {
    const rim = radius * view.view.scale * Math.SQRT2;
    const at = highX + rim + 22;
    // Height of the first stack at the position of the second, because the dimension is there.
    const foot = view.project(stacks[1][0], depth / 2, stacks[0][1])[1];
    sheet.lines([level(highX + rim + 4, at + 12, high), level(highX + rim + 4, at + 12, foot)], 'detail');
    const slash = (y: number): Point[] => [
      [at - 5, y + 5],
      [at + 5, y - 5],
    ];
    sheet.lines([upright(at, high - 6, foot + 6), slash(high), slash(foot)], 'dimension');
    const middle = (high + foot) / 2;
    sheet.text([at + 14, middle], words.dimension[0], { size, weight: 600 });
    sheet.text([at + 14, middle + 22], words.dimension[1], { size });
    sheet.text([lowX - rim - 12, low + 6], words.labels[0], { size, anchor: 'end' });
    sheet.text([highX - rim - 12, high + 6], words.labels[1], { size, anchor: 'end', weight: 600 });
  }
  sheet.liveNode([highX, high]);
  return { viewBox: [0, 0, 480, 300], groups: [{ id: 'd', markup: sheet.toString() }] };
}
