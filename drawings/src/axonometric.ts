import type { Point, Point3 } from './geometry.ts';
import type { FillName, PenName } from './pens.ts';
import { Sheet } from './sheet.ts';

/** Block in plate units: its rear bottom corner, its width along x, depth along y and height along z. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The visible faces of a block. */
export type Face = 'left' | 'right' | 'top';

export interface View {
  /** Position of the model's origin on the paper, in drawing units. */
  readonly originX: number;
  readonly originY: number;
  /** Length of a vertical plate unit, in drawing units. A unit along x or y is `scale` wide and `scale / 2` high. */
  readonly scale: number;
}

/** Projects text onto the left face of a block. */
const lie = '1 .5 0 1';

/**
 * 2 : 1 axonometric view, which draws a model in plate units on a sheet. Draw from back to front. For flat drawings,
 * use `Sheet` alone.
 */
export class Axonometric {
  readonly sheet: Sheet;
  readonly view: View;

  constructor(view: View, sheet: Sheet = new Sheet()) {
    this.view = view;
    this.sheet = sheet;
  }

  /** Returns the position of a model point on the paper. */
  project(x: number, y: number, z = 0): Point {
    const { originX, originY, scale } = this.view;
    return [originX + (x - y) * scale, originY + ((x + y) * scale) / 2 - z * scale];
  }

  line(points: readonly Point3[], pen: PenName): this {
    return this.lines([points], pen);
  }

  lines(lines: readonly (readonly Point3[])[], pen: PenName): this {
    this.sheet.lines(
      lines.map((points) => points.map((point) => this.project(...point))),
      pen,
    );
    return this;
  }

  polygon(points: readonly Point3[], pen: PenName, fill: FillName | null = null): this {
    this.sheet.polygon(
      points.map((point) => this.project(...point)),
      pen,
      fill,
    );
    return this;
  }

  /** Draws a horizontal circle. `radius` is in plate units. */
  circle([x, y, z]: Point3, radius: number, pen: PenName | null, fill: FillName | null = null): this {
    const rx = radius * this.view.scale * Math.SQRT2;
    this.sheet.ellipse(this.project(x, y, z), rx, rx / 2, pen, fill);
    return this;
  }

  /** Writes text on the left face of a block. `u` and `v` are those of `onFace`; `size` is in drawing units. */
  lettering(text: string, block: Block, u: number, v: number, size: number): this {
    this.sheet.text(this.project(...onFace(block, 'left')(u, v)), text, { size, lie });
    return this;
  }
}

/**
 * Returns a function that turns a position on a face into a point of the model. On `left` and `right`, `u` runs from
 * the left end and `v` up from the bottom edge. On `top` they run along x and y.
 */
export function onFace(block: Block, face: Face): (u: number, v: number) => Point3 {
  const { x, y, z, width, depth, height } = block;
  if (face === 'left') return (u, v) => [x + u, y + depth, z + v];
  if (face === 'right') return (u, v) => [x + width, y + depth - u, z + v];
  return (u, v) => [x + u, y + v, z + height];
}
