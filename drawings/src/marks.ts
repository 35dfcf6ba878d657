import { insideConvex, meetsConvex } from './convex.ts';
import { type Extent, extentOf, overlap, type Point } from './geometry.ts';
import { type FillName, fills, type PenName, pens } from './pens.ts';
import type { Trace } from './svg.ts';

interface PathMark {
  readonly kind: 'path';
  readonly pen: PenName | null;
  readonly fill: FillName | null;
  readonly traces: readonly Trace[];
}

interface TextMark {
  readonly kind: 'text';
  readonly pen: null;
  readonly fill: 'ink';
  readonly markup: string;
  readonly extent: Extent;
}

/** A mark on a sheet: traces with one pen and fill, or a line of text. */
export type Mark = PathMark | TextMark;

/** Part of the area that a mark covers. */
interface Patch {
  readonly outline: readonly Point[];
  readonly extent: Extent;
}

/** Approximate half width of a pen, in drawing units. */
const HALF_PEN = 0.6;

function patchOf(outline: readonly Point[]): Patch {
  const [left, top, right, bottom] = extentOf(outline);
  return { outline, extent: [left - HALF_PEN, top - HALF_PEN, right + HALF_PEN, bottom + HALF_PEN] };
}

function corners([left, top, right, bottom]: Extent): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Returns the areas that a mark covers: rectangles around text and arcs, filled shapes, and the lines of strokes. */
function patchesOf(mark: Mark): Patch[] {
  if (mark.kind === 'text') return [patchOf(corners(mark.extent))];
  return mark.traces.flatMap(({ outline, steps, closed }) => {
    if (steps.some(({ arc }) => arc)) return patchOf(corners(extentOf(outline)));
    if (mark.fill !== null) return patchOf(outline);
    const ends = closed ? [...outline, ...outline.slice(0, 1)] : outline;
    return ends.slice(1).map((end, i) => patchOf([ends[i] as Point, end]));
  });
}

/** Strokes in the text color may change order among themselves. Filled and colored marks may not. */
const isOrdered = (mark: Mark) => mark.fill !== null || (mark.pen !== null && 'color' in pens[mark.pen]);
const isSeeThrough = (fill: FillName) => 'opacity' in fills[fill];
/** Whether a mark has an opaque fill. */
const hides = (mark: Mark) => mark.kind === 'path' && mark.fill !== null && !isSeeThrough(mark.fill);
const meet = (some: readonly Patch[], others: readonly Patch[]) =>
  some.some((a) => others.some((b) => overlap(a.extent, b.extent) && meetsConvex(a.outline, b.outline, 2 * HALF_PEN)));

/** Leaves out traces that a single later shape hides completely. */
export function withoutHidden(marks: readonly Mark[]): Mark[] {
  const covers: Patch[] = [];
  const kept: Mark[] = [];
  for (const mark of marks.toReversed()) {
    if (mark.kind === 'text') {
      kept.push(mark);
      continue;
    }
    const visible = mark.traces.filter(({ outline }) => {
      const [left, top, right, bottom] = extentOf(outline);
      return !covers.some(
        ({ extent: [x, y, end, foot], outline: cover }) =>
          // Comparing extents first is faster, because most covers are elsewhere.
          left >= x &&
          top >= y &&
          right <= end &&
          bottom <= foot &&
          outline.every((point) => insideConvex(point, cover, 0.5)),
      );
    });
    if (visible.length > 0) kept.push({ ...mark, traces: visible });
    if (hides(mark)) covers.push(...mark.traces.map(({ outline }) => patchOf(outline)));
  }
  return kept.reverse();
}

/** Marks of one style can become one path. Each text mark has its own style and stays separate. */
const styleOf = ({ kind, pen, fill }: Mark, at: number) => (kind === 'text' ? `text ${at}` : `${pen} ${fill}`);

/**
 * Joins marks of one pen and fill where that does not change the picture, because fewer elements render faster. A
 * mark is free if it lies on no remaining mark. Each step takes the free marks of the style with the largest share of
 * free marks, so that styles are split into few paths.
 */
export function joined(marks: readonly Mark[]): Mark[] {
  const patches = marks.map(patchesOf);
  const liesOn = (at: number, other: number) =>
    [at, other].some((i) => isOrdered(marks[i] as Mark)) && meet(patches[at] ?? [], patches[other] ?? []);
  let left = marks.map((mark, at) => ({
    mark,
    style: styleOf(mark, at),
    under: new Set(marks.slice(0, at).filter((_, other) => liesOn(at, other))),
  }));
  const result: Mark[] = [];
  while (left.length > 0) {
    const styles = new Map<string, typeof left>();
    for (const one of left) styles.set(one.style, [...(styles.get(one.style) ?? []), one]);
    const [next = []] = [...styles.values()]
      .map((alike) => ({ free: alike.filter(({ under }) => under.size === 0), of: alike.length }))
      .sort((a, b) => b.free.length / b.of - a.free.length / a.of || b.free.length - a.free.length)
      .map(({ free }) => free);
    const made = next.map(({ mark }) => mark);
    const paths = made.filter((mark) => mark.kind === 'path');
    const [first] = paths;
    result.push(...(first ? [{ ...first, traces: paths.flatMap(({ traces }) => traces) }] : made));
    left = left.filter((one) => !next.includes(one));
    for (const { under } of left) for (const mark of made) under.delete(mark);
  }
  return result;
}
