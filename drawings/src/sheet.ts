import type { Extent, Point } from './geometry.ts';
import { joined, type Mark, withoutHidden } from './marks.ts';
import { colors, type FillName, fills, type Pen, type PenName, pens } from './pens.ts';
import { attributes, decimal, escapeText, pathData, type Trace } from './svg.ts';
import { ellipseTrace, traceOf } from './traces.ts';

/** Style of a line of text. */
interface Lettering {
  /** Font size in drawing units. */
  readonly size: number;
  /** Part of the text that is at the given point. Default `start`. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Font weight. Default 500. */
  readonly weight?: number;
  /** First four values of an SVG matrix that projects the text onto a face. */
  readonly lie?: string;
}

/**
 * Canvas of a drawing. Shapes with an opaque fill hide earlier marks. The markup leaves out hidden traces, and joins
 * marks of one pen and fill where that does not change the picture. For a 3D model, use `Axonometric`, which projects
 * onto a sheet.
 */
export class Sheet {
  #marks: Mark[] = [];

  /** Adds strokes or closed shapes, which can contain arcs. */
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

  /** Adds a closed shape. Behind a concave one, hidden marks can stay in the markup. */
  polygon(points: readonly Point[], pen: PenName | null, fill: FillName | null = null): this {
    return this.trace([traceOf(points, true)], pen, fill);
  }

  rectangle(x: number, y: number, width: number, height: number, pen: PenName, fill: FillName): this {
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

  /** Adds the live node of a drawing: a dot in a ring, both in the signal color. Radii are in drawing units. */
  liveNode(centre: Point, ring = 8, dot = 3.6): this {
    return this.circle(centre, ring, 'liveRing', 'ring').circle(centre, dot, null, 'signal');
  }

  /** Adds a line of text. An empty text adds nothing. */
  text([x, y]: Point, text: string, { size, anchor, weight, lie }: Lettering): this {
    if (text === '') return this;
    const place = lie ? { transform: `matrix(${lie} ${decimal(x)} ${decimal(y)})` } : { x: decimal(x), y: decimal(y) };
    const markup = `<text${attributes({
      ...place,
      'font-size': decimal(size),
      'text-anchor': anchor,
      // The group's letter spacing is computed for the inherited font size, about 16, and is too wide for small text.
      'letter-spacing': size < 12 ? decimal(size * 0.02) : undefined,
      'font-weight': weight,
      fill: colors.ink,
      stroke: 'none',
    })}>${escapeText(text)}</text>`;
    const width = textWidth(text, size);
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    const extent: Extent = [left, y - size, left + width, y + size * 0.3 + (lie ? width / 2 : 0)];
    this.#marks.push({ kind: 'text', pen: null, fill: 'ink', markup, extent });
    return this;
  }

  /** Returns the markup of all marks. */
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
    const fill: { color: string; opacity?: number } | null = mark.fill && fills[mark.fill];
    return `<path${attributes({
      'vector-effect': pen ? 'non-scaling-stroke' : undefined,
      stroke: pen ? pen.color && colors[pen.color] : 'none',
      'stroke-width': pen && pen.width !== 0.75 ? short(pen.width) : undefined,
      'stroke-opacity': pen?.opacity === undefined ? undefined : short(pen.opacity),
      'stroke-dasharray': pen?.dash,
      fill: fill?.color,
      'fill-opacity': fill?.opacity === undefined ? undefined : short(fill.opacity),
      d: data,
    })}/>`;
  }
}

const short = (value: number) => String(value).replace(/^0\./, '.');

/** Estimates the width of a line of text, in drawing units. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.41;
}

/** Advance widths in hundredths of the font size. In one row, the exact widths differ by only a few hundredths. */
const advances: readonly (readonly [advance: number, characters: string])[] = [
  [18, ' '],
  [23, "ijlI,.':"],
  [33, 'frtJ/1'],
  [39, 's-z'],
  [45, 'acekvxyF237L'],
  [50, 'bdghnopquBEPRSTXZ45689'],
  [54, 'AKUVYC0'],
  [58, 'DGHNOQ&'],
  [68, 'w'],
  [75, 'mMW%'],
];

/** Returns the width of a line of text from its characters, in drawing units. More precise than `textWidth`. */
export function ruleLength(text: string, size: number): number {
  const hundredths = [...text].map((one) => advances.find(([, characters]) => characters.includes(one))?.[0] ?? 50);
  // Subtracts the letter spacing after the last character.
  return (hundredths.reduce((sum, one) => sum + one, -2) / 100) * size;
}
