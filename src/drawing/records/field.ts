import type { Point } from '../geometry.ts';
import { ruleLength, type Sheet } from '../sheet.ts';
import { level } from './paper.ts';

/** How far hatching keeps from lettering, on every side. A stretch that is no longer than that is no hatching. */
const clear = 8;
/** Half of the outline, under which nothing of the hatching is left. */
const edge = 0.5;

/**
 * Bare paper in hatching for a line of lettering that is set about its middle.
 *
 * @param at where the line is set
 * @param bar what is hatched, whose outline stays: left, top, width, height
 */
export function field(
  sheet: Sheet,
  [middle, base]: Point,
  text: string,
  size: number,
  [x, y, wide, high]: readonly [number, number, number, number],
): void {
  const half = ruleLength(text, size) / 2 + clear;
  const [from, to] = [middle - half < x + clear ? x + edge : middle - half, middle + half > x + wide - clear ? x + wide - edge : middle + half]; // biome-ignore format: both ends
  const [head, end] = [Math.max(base - size * 0.72 - clear, y + edge), Math.min(base + clear, y + high - edge)];
  sheet.polygon([...level(from, to, head), ...level(to, from, end)], null, 'top');
}
