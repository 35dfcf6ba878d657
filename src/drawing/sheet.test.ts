import { describe, expect, it } from 'vitest';
import { Axonometric } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { box } from './parts.ts';
import { Sheet } from './sheet.ts';
import { decimal, pathData } from './svg.ts';

const line = (x: number, y: number): Point[] => [
  [x, y],
  [x + 5, y + 5],
];
const paths = (sheet: Sheet) => [...sheet.toString().matchAll(/<path[^>]*>/g)].map(([path]) => path);

describe('Axonometric', () => {
  const view = new Axonometric({ originX: 862, originY: 497, scale: 22 });

  it('projects 2 : 1', () => {
    expect(view.project(0, 0, 0)).toEqual([862, 497]);
    expect(view.project(1, 0, 0)).toEqual([884, 508]);
    expect(view.project(0, 1, 0)).toEqual([840, 508]);
    expect(view.project(0, 0, 1)).toEqual([862, 475]);
  });
});

describe('Sheet', () => {
  it('leaves out what a later shape hides from end to end', () => {
    const sheet = new Sheet().line(line(10, 10), 'detail').rectangle(0, 0, 100, 100, 'part', 'top');
    expect(paths(sheet)).toHaveLength(1);
  });

  it('keeps what is only partly hidden, and what lies in front', () => {
    const behind = new Sheet()
      .line(
        [
          [10, 10],
          [200, 10],
        ],
        'detail',
      )
      .rectangle(0, 0, 100, 100, 'part', 'top');
    expect(paths(behind)).toHaveLength(2);
    const front = new Sheet().rectangle(0, 0, 100, 100, 'part', 'top').line(line(10, 10), 'detail');
    expect(paths(front)).toHaveLength(2);
  });

  it('hides nothing behind the ring of a live node', () => {
    expect(paths(new Sheet().line(line(-2, -2), 'detail').circle([0, 0], 40, 'liveRing', 'ring'))).toHaveLength(2);
  });

  it('joins strokes of one pen unless a shape lies between', () => {
    const free = new Sheet()
      .line(line(0, 0), 'detail')
      .rectangle(50, 50, 9, 9, 'part', 'top')
      .line(line(20, 0), 'detail');
    expect(paths(free)).toHaveLength(2);
    const bound = new Sheet()
      .line(
        [
          [0, 0],
          [60, 0],
        ],
        'detail',
      )
      .rectangle(10, -5, 30, 10, 'part', 'top')
      .line(line(20, -2), 'detail');
    expect(paths(bound)).toHaveLength(3);
  });

  it('joins the faces of boxes that stand apart, and keeps in front what stands in front', () => {
    const draw = (...places: [x: number, y: number][]) => {
      const view = new Axonometric({ originX: 0, originY: 0, scale: 10 });
      for (const [x, y] of places) box(view, { x, y, z: 0, width: 2, depth: 2, height: 0.2 });
      return paths(view.sheet);
    };
    const one = draw([0, 0]).length;
    // Their rectangles on the paper overlap, they themselves do not.
    expect(draw([0, 0], [0, 2.5], [2.5, 0])).toHaveLength(one);
    expect(draw([0, 0], [1, 1]).length).toBeGreaterThan(one);
  });

  it('keeps a casing under its leader and over what both cross', () => {
    const art = [
      [0, 5],
      [40, 5],
    ] as const;
    const leader = [
      [20, 0],
      [20, 40],
    ] as const;
    const sheet = new Sheet().line(art, 'leader').line(leader, 'casing').line(leader, 'leader');
    const printed = paths(sheet).map((path) => path.includes('--color-face-top'));
    expect(printed.indexOf(true)).toBeLessThan(printed.length - 1);
  });

  it('knows which points later shapes cover', () => {
    const view = new Axonometric({ originX: 0, originY: 0, scale: 10 });
    const before = view.sheet.count;
    box(view, { x: 0, y: 0, z: 0, width: 2, depth: 2, height: 2 });
    expect(view.sheet.isCovered(view.project(1, 1, 2), before)).toBe(true);
    expect(view.sheet.isCovered(view.project(1, 1, 2), view.sheet.count)).toBe(false);
    expect(view.sheet.isCovered(view.project(5, 1, 0), before)).toBe(false);
  });
});

describe('numbers in a file', () => {
  it('leave a small circle round', () => {
    const data = new Sheet().circle([60.07, 20], 2.25, 'detail').toString();
    expect(/a([\d.]+) .* ([\d.]+) 0a/.exec(data)?.slice(1)).toEqual(['2.3', '4.6']);
  });
  it.each([
    [0.04, '0'],
    [-0.04, '0'],
    [-0.5, '-.5'],
    [12.34, '12.3'],
    [100, '100'],
  ])('%d is written %s', (value, text) => {
    expect(decimal(value)).toBe(text);
  });

  it('do not drift along a path', () => {
    const points = Array.from({ length: 200 }, (_, i): Point => [i * 0.333, 0]);
    const data = pathData([{ start: [0, 0], steps: points.map((to) => ({ to })), closed: false, outline: points }]);
    const sum = (data.match(/h(-?[\d.]+)/g) ?? []).reduce((total, step) => total + Number(step.slice(1)), 0);
    expect(sum).toBeCloseTo(66.3, 5);
  });
});
