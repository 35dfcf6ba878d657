import type { Point, Point3 } from './geometry.ts';
import type { FillName, PenName } from './pens.ts';
import { Sheet } from './sheet.ts';

/** An upright block: its near corner, width along x, depth along y, height along z, in plate units. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The three faces of a block that can be seen. */
export type Face = 'left' | 'right' | 'top';

export interface View {
  /** Where the model's origin lies on the paper, in drawing units. */
  readonly originX: number;
  readonly originY: number;
  /** Drawing units to a plate unit. */
  readonly scale: number;
}

const lies: Record<Face, string> = { left: '1 .5 0 1', right: '1 -.5 0 1', top: '1 .5 -1 .5' };

/**
 * The 2 : 1 axonometric view: draws a model in plate units onto a sheet. Painter's order: draw what
 * lies behind first. For flat drawings use `Sheet` alone.
 */
export class Axonometric {
  readonly sheet: Sheet;
  readonly view: View;

  constructor(view: View, sheet: Sheet = new Sheet()) {
    this.view = view;
    this.sheet = sheet;
  }

  /** Where a point of the model falls on the paper. */
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

  /** A circle that lies level, of `radius` plate units. */
  circle([x, y, z]: Point3, radius: number, pen: PenName | null, fill: FillName | null = null): this {
    const rx = radius * this.view.scale * Math.SQRT2;
    this.sheet.ellipse(this.project(x, y, z), rx, rx / 2, pen, fill);
    return this;
  }

  /** Lettering that lies in a face of a block. `u` runs along the face, `v` up it; size in drawing units. */
  lettering(text: string, face: Face, block: Block, u: number, v: number, size: number): this {
    this.sheet.text(this.project(...onFace(block, face)(u, v)), text, { size, lie: lies[face] });
    return this;
  }
}

/**
 * Turns positions on a face of a block into points of the model. On `left` and `right`, `u` runs from the left end and `v`
 * up from the foot; on `top` they run along x and y.
 */
export function onFace(block: Block, face: Face): (u: number, v: number) => Point3 {
  const { x, y, z, width, depth, height } = block;
  if (face === 'left') return (u, v) => [x + u, y + depth, z + v];
  if (face === 'right') return (u, v) => [x + width, y + depth - u, z + v];
  return (u, v) => [x + u, y + v, z + height];
}
