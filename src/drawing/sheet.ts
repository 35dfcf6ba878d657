import {
  type Extent,
  extentOf,
  insideConvex,
  meetsConvex,
  overlap,
  type Point,
  uncovered,
  without,
} from './geometry.ts';
import { colours, type FillName, fills, type Pen, type PenName, pens } from './pens.ts';
import { attributes, decimal, escapeText, pathData, type Step, type Trace } from './svg.ts';

/** A convex part of what a mark covers. */
interface Patch {
  readonly outline: readonly Point[];
  readonly extent: Extent;
}

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

type Mark = PathMark | TextMark;

/** How a line of lettering is set. */
export interface Lettering {
  /** Size in drawing units. */
  readonly size: number;
  /** Where the point given stands in the line; `start` where left out. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Weight where it is not 500. */
  readonly weight?: number;
  /** First four values of a matrix that lays the line into a face. */
  readonly lie?: string;
}

/** A stroke along points. @param closed joins the last to the first. */
export function traceOf(points: readonly Point[], closed = false): Trace {
  const [start = [0, 0] as const, ...rest] = points;
  return { start, steps: rest.map((to) => ({ to })), closed, outline: points };
}

/** Points along an ellipse. Angles are radians, clockwise from the right. */
export function alongEllipse([cx, cy]: Point, rx: number, ry: number, from = 0, to = Math.PI * 2, count = 16): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

function ellipseTrace([cx, cy]: Point, rx: number, ry: number): Trace {
  const arc = { rx, ry, large: true, sweep: false };
  const steps: Step[] = [
    { to: [cx + rx, cy], arc },
    { to: [cx - rx, cy], arc },
  ];
  return { start: [cx - rx, cy], steps, closed: true, outline: alongEllipse([cx, cy], rx, ry, 0, Math.PI * 1.875) };
}

/** The corners of a stroke, with enough of them on its arcs to look round: each is half an ellipse over a level chord. */
function outlineOf({ start, steps }: Trace): Point[] {
  let from = start;
  return [
    start,
    ...steps.flatMap(({ to, arc }): Point[] => {
      const [[x, y], [toX]] = [from, to];
      from = to;
      if (!arc) return [to];
      const [first, last] = toX > x ? [Math.PI, 0] : [0, -Math.PI];
      return alongEllipse([(x + toX) / 2, y], arc.rx, arc.ry, first, last, 25).slice(1);
    }),
  ];
}

/** How near to the edge of a shape a stroke is as good as hidden: the shape's own stroke lies there. */
const EDGE = 0.3;
const meetsExtent = (a: Extent, b: Extent) =>
  a[0] <= b[2] + EDGE && b[0] <= a[2] + EDGE && a[1] <= b[3] + EDGE && b[1] <= a[3] + EDGE;
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = points[i] as Point;
    return sum + Math.hypot(x - px, y - py);
  }, 0);

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

/** Strokes in text colour may change places among themselves; what is filled or coloured may not. */
const isOrdered = (mark: Mark) => mark.fill !== null || (mark.pen !== null && 'colour' in pens[mark.pen]);
const seeThrough: readonly FillName[] = ['ring', 'leftShade', 'rightShade'];
const hides = (mark: Mark) => mark.kind === 'path' && mark.fill !== null && !seeThrough.includes(mark.fill);
const meet = (some: readonly Patch[], others: readonly Patch[]) =>
  some.some((a) => others.some((b) => overlap(a.extent, b.extent) && meetsConvex(a.outline, b.outline, 2 * HALF_PEN)));

/**
 * The paper. Marks are made in painter's order: what is filled hides what was made before. Strokes that end up wholly
 * hidden are left out of the result, and what has one pen and fill is joined where nothing comes between.
 * For a model in three dimensions draw through `Axonometric`, which projects onto a sheet.
 */
export class Container {
  #marks: Mark[] = [];
  readonly #ink: number;

  /** @param ink share of every pen's opacity, 0 to 1: a fainter print of the same drawing. Lettering follows. */
  constructor(ink = 1) {
    this.#ink = ink;
  }

  /** How many marks there are. `isCovered` takes it as "since". */
  get count(): number {
    return this.#marks.length;
  }

  /** Strokes and closed shapes in their most general form. */
  trace(traces: readonly Trace[], pen: PenName | null, fill: FillName | null = null): this {
    if (traces.length === 0) return this;
    this.#marks.push({ kind: 'path', pen, fill, traces });
    return this;
  }

  line(points: readonly Point[], pen: PenName): this {
    return this.trace([traceOf(points)], pen);
  }

  lines(lines: readonly (readonly Point[])[], pen: PenName): this {
    return this.trace(
      lines.map((points) => traceOf(points)),
      pen,
    );
  }

  /** A closed shape. It must be convex if it is filled. */
  polygon(points: readonly Point[], pen: PenName | null, fill: FillName | null = null): this {
    return this.trace([traceOf(points, true)], pen, fill);
  }

  rectangle(x: number, y: number, width: number, height: number, pen: PenName, fill: FillName | null = null): this {
    return this.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      pen,
      fill,
    );
  }

  ellipse(centre: Point, rx: number, ry: number, pen: PenName | null, fill: FillName | null = null): this {
    return this.trace([ellipseTrace(centre, rx, ry)], pen, fill);
  }

  circle(centre: Point, radius: number, pen: PenName | null, fill: FillName | null = null): this {
    return this.ellipse(centre, radius, radius, pen, fill);
  }

  /** The one live node of a drawing: a dot in a ring, both in signal. Radii in drawing units. */
  liveNode(centre: Point, ring = 8, dot = 3.6): this {
    return this.circle(centre, ring, 'liveRing', 'ring').circle(centre, dot, null, 'signal');
  }

  /** A line of lettering that starts at a point, or is centred on it, or ends there. */
  text([x, y]: Point, text: string, { size, anchor, weight, lie }: Lettering): this {
    const place = lie ? { transform: `matrix(${lie} ${decimal(x)} ${decimal(y)})` } : { x: decimal(x), y: decimal(y) };
    const markup = `<text${attributes({
      ...place,
      'font-size': decimal(size),
      'text-anchor': anchor,
      'font-weight': weight,
      fill: colours.ink,
      'fill-opacity': this.#ink < 1 ? this.#ink : undefined,
      stroke: 'none',
    })}>${escapeText(text)}</text>`;
    const width = textWidth(text, size);
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    const extent: Extent = [left, y - size, left + width, y + size * 0.3 + (lie ? width / 2 : 0)];
    this.#marks.push({ kind: 'text', pen: null, fill: 'ink', markup, extent });
    return this;
  }

  /** Whether a shape made after the first `since` marks hides a point. */
  isCovered(point: Point, since: number): boolean {
    return this.#marks
      .slice(since)
      .some((mark) => mark.kind === 'path' && hides(mark) && mark.traces.some((t) => insideConvex(point, t.outline)));
  }

  /**
   * The same picture on see-through paper, for something that moves behind the lines: of every stroke what can be seen, no
   * upper faces, and the others as shades. Lettering stays whole.
   */
  seeThrough(): Container {
    const covers = this.#marks.map((mark) =>
      mark.kind === 'path' && hides(mark) ? mark.traces.map((trace) => outlineOf(trace)) : [],
    );
    const strokes = new Map<PenName, Trace[]>();
    const shades = { left: [] as Trace[], right: [] as Trace[] };
    const dots: Trace[] = [];
    const texts: Mark[] = [];
    this.#marks.forEach((mark, at) => {
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
          shades[mark.fill].push(...pieces.map((piece) => traceOf(piece, true)));
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
    const sheet = new Container(this.#ink)
      .trace(shades.left, null, 'leftShade')
      .trace(shades.right, null, 'rightShade');
    for (const [pen, traces] of strokes) sheet.trace(traces, pen);
    sheet.trace(dots, null, 'ink').#marks.push(...texts);
    return sheet;
  }

  /** The markup of all marks. */
  toString(): string {
    return joined(withoutHidden(this.#marks))
      .map((mark) => this.#print(mark))
      .join('');
  }

  #print(mark: Mark): string {
    if (mark.kind === 'text') return mark.markup;
    const data = pathData(mark.traces);
    if (!data) return '';
    const pen: Pen | null = mark.pen && pens[mark.pen];
    const fill: { colour: string; opacity?: number } | null = mark.fill && fills[mark.fill];
    const opacity = pen && Math.round((pen.opacity ?? 1) * (pen.colour === 'ground' ? 1 : this.#ink) * 100) / 100;
    return `<path${attributes({
      'vector-effect': pen ? 'non-scaling-stroke' : undefined,
      stroke: pen ? pen.colour && colours[pen.colour] : 'none',
      'stroke-width': pen && pen.width !== 0.75 ? short(pen.width) : undefined,
      'stroke-opacity': opacity === null || opacity === 1 ? undefined : short(opacity),
      'stroke-dasharray': pen?.dash,
      fill: fill?.colour,
      'fill-opacity': fill?.opacity === undefined ? undefined : short(fill.opacity),
      d: data,
    })}/>`;
  }
}

const short = (value: number) => String(value).replace(/^0\./, '.');

/** About how wide a line of lettering is, in drawing units. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.41;
}

/** Leaves out strokes that one later shape hides from end to end. */
function withoutHidden(marks: readonly Mark[]): Mark[] {
  const covers: Trace[] = [];
  const kept: Mark[] = [];
  for (const mark of marks.toReversed()) {
    if (mark.kind === 'text') {
      kept.push(mark);
      continue;
    }
    const visible = mark.traces.filter(
      ({ outline }) => !covers.some((cover) => outline.every((point) => insideConvex(point, cover.outline, 0.5))),
    );
    if (visible.length > 0) kept.push({ ...mark, traces: visible });
    if (hides(mark)) covers.push(...mark.traces);
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
function joined(marks: readonly Mark[]): Mark[] {
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
