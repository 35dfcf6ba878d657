import { hatching, type Point } from './geometry.ts';
import { level, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Two hatched columns, the second as many times the first as it grew. */
export interface GrowthOptions {
  /** Growth as a share: 1.5 is 150 %, so the second column is 2.5 times the first. */
  readonly growth: number;
  /** Set beside the dimension between their tops: the figure, and what it is. */
  readonly dimension: readonly [figure: string, name: string];
  /** Under the columns. */
  readonly labels: readonly [before: string, after: string];
}

/** Of its lettering, in drawing units. */
const size = 20;

/** Growth drawn to scale, 480 × 300. */
export function growthDrawing({ growth, dimension, labels }: GrowthOptions): Drawing {
  const sheet = new Sheet();
  const [width, height, ground] = [480, 300, 252];
  const tall = 212;
  const small = tall / (1 + growth);
  const wide = 84;
  const columns = [
    [96, small],
    [236, tall],
  ] as const;
  for (const [i, [x, high]] of columns.entries()) {
    sheet.rectangle(x, ground - high, wide, high, 'outline', 'top');
    sheet.lines(hatching(x, ground - high, wide, high, i ? 6 : 9), i ? 'hatchStrong' : 'hatchMiddle');
    sheet.text([x + wide / 2, ground + 26], labels[i] ?? '', { size, anchor: 'middle' });
  }
  sheet.line(level(40, 440, ground), 'outline');
  const [low, high, at] = [ground - small, ground - tall, 372];
  sheet.lines([level(96 + wide, at + 16, low), level(236 + wide, at + 16, high)], 'detail');
  const slash = (y: number): Point[] => [
    [at - 5, y + 5],
    [at + 5, y - 5],
  ];
  sheet.lines([upright(at, high - 6, low + 6), slash(low), slash(high)], 'dimension');
  const middle = (low + high) / 2;
  sheet.text([at + 14, middle], dimension[0], { size, weight: 600 });
  sheet.text([at + 14, middle + 22], dimension[1], { size });
  sheet.line(level(40, 96, low), 'existing');
  sheet.liveNode([236 + wide / 2, high]);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
