import { insideConvex, uncovered, without } from './convex.ts';
import { type Extent, extentOf, type Point } from './geometry.ts';
import { hides, type Mark } from './marks.ts';
import type { FillName, PenName } from './pens.ts';
import type { Trace } from './svg.ts';
import { outlineOf, traceOf } from './traces.ts';

/** How near to the edge of a shape a stroke is as good as hidden: the shape's own stroke lies there. */
const EDGE = 0.3;
const meetsExtent = (a: Extent, b: Extent) =>
  a[0] <= b[2] + EDGE && b[0] <= a[2] + EDGE && a[1] <= b[3] + EDGE && b[1] <= a[3] + EDGE;
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = points[i] as Point;
    return sum + Math.hypot(x - px, y - py);
  }, 0);
/** Less of a shade than this, in square units, cannot be seen. */
const SPECK = 0.1;
const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/**
 * The marks that show the same picture where nothing is filled: of every stroke what can be seen, no upper faces, and the
 * others as shades. Lettering stays whole.
 */
export function seenThrough(marks: readonly Mark[]): Mark[] {
  const covers = marks.map((mark) =>
    mark.kind === 'path' && hides(mark) ? mark.traces.map((trace) => outlineOf(trace)) : [],
  );
  const strokes = new Map<PenName, Trace[]>();
  const shades = { left: [] as Trace[], right: [] as Trace[] };
  const dots: Trace[] = [];
  const texts: Mark[] = [];
  marks.forEach((mark, at) => {
    if (mark.kind === 'text') {
      texts.push(mark);
      return;
    }
    const later = covers.slice(at + 1).flat();
    for (const trace of mark.traces) {
      const outline = outlineOf(trace);
      const extent = extentOf(outline);
      const over = later.filter((cover) => meetsExtent(extentOf(cover), extent));
      if (mark.fill === 'left' || mark.fill === 'right') {
        const pieces = over.reduce((left, cover) => left.flatMap((piece) => without(piece, cover)), [outline]);
        shades[mark.fill].push(...pieces.filter((piece) => areaOf(piece) > SPECK).map((piece) => traceOf(piece, true)));
      }
      const [left, top, right, bottom] = extent;
      const middle: Point = [(left + right) / 2, (top + bottom) / 2];
      if (mark.fill === 'ink' && !over.some((cover) => insideConvex(middle, cover))) dots.push(trace);
      if (!mark.pen) continue;
      const line = trace.closed ? [...outline, ...outline.slice(0, 1)] : outline;
      const seen = uncovered(line, over, EDGE);
      const whole = seen.length === 1 && seen[0]?.length === line.length && lengthOf(seen[0]) > lengthOf(line) - 0.05;
      strokes.set(mark.pen, [
        ...(strokes.get(mark.pen) ?? []),
        ...(whole ? [trace] : seen.filter((part) => lengthOf(part) > EDGE).map((part) => traceOf(part))),
      ]);
    }
  });
  const path = (pen: PenName | null, fill: FillName | null, traces: readonly Trace[]): Mark[] =>
    traces.length > 0 ? [{ kind: 'path', pen, fill, traces }] : [];
  return [
    ...path(null, 'leftShade', shades.left),
    ...path(null, 'rightShade', shades.right),
    ...[...strokes].flatMap(([pen, traces]) => path(pen, null, traces)),
    ...path(null, 'ink', dots),
    ...texts,
  ];
}
