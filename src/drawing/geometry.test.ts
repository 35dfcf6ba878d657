import { describe, expect, it } from 'vitest';
import { insideConvex, meetsConvex } from './convex.ts';
import { chamferLine, hatching, offsetLine, type Point, parallelLines } from './geometry.ts';

const corner: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
];

describe('chamferLine', () => {
  it('cuts a corner along both legs', () => {
    expect(chamferLine(corner, 2)).toEqual([
      [0, 0],
      [8, 0],
      [10, 2],
      [10, 10],
    ]);
  });

  it('cuts no more than half a leg', () => {
    expect(chamferLine(corner, 50)[1]).toEqual([5, 0]);
  });
});

describe('parallelLines', () => {
  it('keeps its lines at the pitch on every leg', () => {
    const lines = parallelLines(corner, 4, 0.5, 1);
    expect(lines).toHaveLength(4);
    const firstLegs = lines.map((line) => line[0]?.[1] ?? Number.NaN);
    const lastLegs = lines.map((line) => line.at(-1)?.[0] ?? Number.NaN);
    for (const legs of [firstLegs, lastLegs]) {
      const gaps = legs.slice(1).map((at, i) => Math.abs(at - (legs[i] ?? 0)));
      for (const gap of gaps) expect(gap).toBeCloseTo(0.5);
    }
    for (const line of lines) {
      const [, from, to] = line as [Point, Point, Point, Point];
      expect(Math.abs(to[0] - from[0])).toBeCloseTo(Math.abs(to[1] - from[1]));
    }
  });

  it('leaves a line in place that is moved by nothing', () => {
    expect(offsetLine(corner, 0)).toEqual(corner);
  });
});

describe('insideConvex', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it.each([square, square.toReversed()])('tells inside from outside, whichever way the outline turns', (...outline) => {
    expect(insideConvex([5, 5], outline)).toBe(true);
    expect(insideConvex([11, 5], outline)).toBe(false);
    expect(insideConvex([9.8, 5], outline, 0.5)).toBe(false);
  });
});

describe('hatching', () => {
  it('stays in its rectangle at 45 degrees', () => {
    for (const [from, to] of hatching(10, 20, 30, 8, 5) as [Point, Point][]) {
      expect(Math.abs(to[0] - from[0])).toBeCloseTo(Math.abs(to[1] - from[1]));
      for (const [x, y] of [from, to]) {
        expect(x >= 10 && x <= 40 && y >= 20 && y <= 28).toBe(true);
      }
    }
  });
});

describe('meetsConvex', () => {
  const lozenge = (x: number, y: number): Point[] => [
    [x, y - 5],
    [x + 10, y],
    [x, y + 5],
    [x - 10, y],
  ];

  it('tells shapes apart whose rectangles overlap', () => {
    expect(meetsConvex(lozenge(0, 0), lozenge(11, 6), 0.5)).toBe(false);
    expect(meetsConvex(lozenge(0, 0), lozenge(9, 4), 0.5)).toBe(true);
  });

  it('wants a gap between them', () => {
    expect(meetsConvex(lozenge(0, 0), lozenge(11, 6), 2)).toBe(true);
  });

  it('knows a line that crosses, ends inside or passes by', () => {
    const line = (...points: Point[]) => meetsConvex(points, lozenge(0, 0), 0.5);
    expect(line([-20, 0], [20, 0])).toBe(true);
    expect(line([0, 0], [0, 30])).toBe(true);
    expect(line([0, 8], [16, 0])).toBe(false);
  });
});
