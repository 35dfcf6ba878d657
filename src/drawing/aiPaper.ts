import type { Point } from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** Of the paper of every part of /ai. */
export const width = 480;
export const [left, right] = [20, width - 20];
/** Lettering, and that of figures: 12 px and more where a phone shows the paper 346 px wide. */
export const [size, large] = [17, 20];

/** A sign that a condition holds. */
export function tick(sheet: Sheet, [x, y]: Point, half: number): void {
  sheet.line([[x - half, y], [x - half * 0.25, y + half * 0.8], [x + half, y - half * 0.8]], 'outline'); // biome-ignore format: one tick
}
