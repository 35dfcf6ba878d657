import type { Point } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import { alongEllipse } from './traces.ts';

/**
 * Somebody from the front, for drawings in elevation; one on a plate is a `person`.
 *
 * @param at between the feet
 * @param radius of the head, in drawing units
 * @param body from the ground to the shoulders
 */
export function somebody(sheet: Sheet, [x, foot]: Point, radius: number, body: number): void {
  const [wide, shoulder] = [radius * 1.35, radius * 1.45];
  sheet.circle([x, foot - body - shoulder - radius - 3], radius, 'part', 'top');
  const shoulders = alongEllipse([x, foot - body], wide, shoulder, Math.PI, Math.PI * 2, 9);
  sheet.polygon([[x - wide, foot], ...shoulders, [x + wide, foot]], 'part', 'left');
}
