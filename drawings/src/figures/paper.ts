import type { Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';

/** Size of a drawing in drawing units. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** The paper that a figure is drawn on, and its sheet. */
export interface FigureDraft extends Paper {
  readonly sheet: Sheet;
}

/** What every drawing keeps free of ink along each edge: 16 px and more in the narrowest cell. */
export const margin = 28;

/** Squared paper of 20 units, for a drawing that fills its frame at every width: on others it would end short of the frame. */
export function squaredPaper(sheet: Sheet, { width, height }: Paper, step = 20): void {
  const lines: Point[][] = [];
  for (let x = step; x < width; x += step) lines.push(upright(x, 0, height));
  for (let y = step; y < height; y += step) lines.push(level(0, width, y));
  sheet.lines(lines, 'grid');
}

/** A level line. */
export function level(from: number, to: number, y: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}

/** An upright line. */
export function upright(x: number, from: number, to: number): Point[] {
  return [
    [x, from],
    [x, to],
  ];
}

/** 0, 1, … up to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
