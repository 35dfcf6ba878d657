import type { Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** Size of a drawing in drawing units. */
interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Size of a figure, and the sheet to draw it on. */
export interface FigureDraft extends Paper {
  readonly sheet: Sheet;
}

/** Free space at the edges of a figure, in drawing units. */
export const margin = 28;

/**
 * Draws a grid with lines 20 units apart. Use it only for drawings that fill their frame; in others, the grid
 * would end before the frame does.
 */
export function squaredPaper(sheet: Sheet, { width, height }: Paper): void {
  const step = 20;
  const lines: Point[][] = [];
  for (let x = step; x < width; x += step) lines.push(upright(x, 0, height));
  for (let y = step; y < height; y += step) lines.push(level(0, width, y));
  sheet.lines(lines, 'grid');
}

/** Returns a horizontal line. */
export function level(from: number, to: number, y: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}

/** Returns a vertical line. */
export function upright(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
  ];
}

/** Returns the numbers from 0 to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
