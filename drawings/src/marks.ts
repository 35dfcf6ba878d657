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

/** What a sheet is made of. */
export type Mark = PathMark | TextMark;

/** A convex part of what a mark covers. */
interface Patch {
  readonly outline: readonly Point[];
  readonly extent: Extent;
}

/** Half the width of the widest pen that draws shapes. */
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

/** What a mark covers: a filled shape as a whole, a stroke by its lines, what is round by the rectangle around it. */
function patchesOf(mark: Mark): Patch[] {
  if (mark.kind === 'text') return [patchOf(corners(mark.extent))];
  return mark.traces.flatMap(({ outline, steps, closed }) => {
    if (steps.some(({ arc }) => arc)) return patchOf(corners(extentOf(outline)));
    if (mark.fill !== null) return patchOf(outline);
    const ends = closed ? [...outline, ...outline.slice(0, 1)] : outline;
    return ends.slice(1).map((end, i) => patchOf([ends[i] as Point, end]));
  });
}

/** Strokes in text color may change places among themselves; what is filled or colored may not. */
const isOrdered = (mark: Mark) => mark.fill !== null || (mark.pen !== null && 'color' in pens[mark.pen]);
const isSeeThrough = (fill: FillName) => 'opacity' in fills[fill];
/** Whether nothing shows through a mark. */
export const hides = (mark: Mark) => mark.kind === 'path' && mark.fill !== null && !isSeeThrough(mark.fill);
const meet = (some: readonly Patch[], others: readonly Patch[]) =>
  some.some((a) => others.some((b) => overlap(a.extent, b.extent) && meetsConvex(a.outline, b.outline, 2 * HALF_PEN)));

/** Leaves out strokes that one later shape hides from end to end. */
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
          // Most covers are elsewhere, which their extent tells sooner.
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

/** Marks of one style become one path. Every line of lettering is an element of its own. */
const styleOf = ({ kind, pen, fill }: Mark, at: number) => (kind === 'text' ? `text ${at}` : `${pen} ${fill}`);

/**
 * Joins marks of one pen and fill, wherever that does not change what hides what: a browser takes its time for every
 * element. Of the styles whose marks lie on nothing that is still to be made, the one comes next of which the largest
 * share can be made at once, as more of the others may join them later.
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
