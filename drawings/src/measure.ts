import { level, upright } from './figures/paper.ts';
import { hatching, type Point } from './geometry.ts';
import { Sheet, textWidth } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Options of a scale. Positions are shares of its length, from 0 to 1. */
export interface MeasureOptions extends Pick<Drawing, 'figures'> {
  /** In drawing units, which are pixels at the natural size. */
  readonly width: number;
  /** In drawing units. Default 136. */
  readonly height?: number;
  /** Number of parts of the axis. */
  readonly divisions: number;
  /** Number of divisions from one long tick to the next. */
  readonly majorEvery: number;
  /** Text below the axis. Labels at 0 and 1 align with the ends of the axis, and the others are centered. */
  readonly labels: readonly (readonly [at: number, text: string])[];
  /** Text in the dimension line above the axis. */
  readonly dimension: string;
  /** Events on the axis. */
  readonly marks?: readonly (readonly [at: number, text: string])[];
  /** Hatched parts of the axis. */
  readonly spans?: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  /** The live node. Its text is before it, or above it with `above`. */
  readonly live?: { readonly at: number; readonly text: string; readonly above?: boolean };
}

/** Space for slashes and rings at both ends of a scale, in drawing units. */
export const measureInset = 12;
/** Width and height of a slash, in drawing units. */
const slash = 11;
/** Font sizes of scales for phones and of wider scales. Pages can show wider scales below their natural size. */
const [labelSize, wideLabelSize] = [14, 16.5] as const;

/**
 * Draws a horizontal dimension line with 45° slashes at its ends and text in its middle. If `drop` is not 0, a
 * vertical line at each end extends `drop` units down.
 */
export function dimensionLine(
  sheet: Sheet,
  [from, to]: readonly [from: number, to: number],
  y: number,
  { text, size, drop = 0 }: { text: string; size: number; drop?: number },
): void {
  const middle = (from + to) / 2;
  const gap = textWidth(text, size) + 20;
  const lines: Point[][] = [level(from, middle - gap / 2, y), level(middle + gap / 2, to, y)];
  for (const x of [from, to]) {
    lines.push([
      [x - slash / 2, y + slash / 2],
      [x + slash / 2, y - slash / 2],
    ]);
    if (drop) lines.push(upright(x, y - 6, y + drop));
  }
  sheet.lines(lines, 'dimension');
  sheet.text([middle, y + size * 0.35], text, { size, anchor: 'middle', weight: 600 });
}

/**
 * Draws a time or a share to scale: an axis with ticks, a dimension line above it, and events and hatched spans
 * between them. For a value on a rating scale, use `scaleDrawing`.
 *
 * @throws RangeError if a position is outside 0 to 1
 */
export function measure(options: MeasureOptions): Drawing {
  const {
    width,
    height = 136,
    divisions,
    majorEvery,
    labels,
    dimension,
    marks = [],
    spans = [],
    live,
    figures,
  } = options;
  const positions = [...labels, ...marks].map(([at]) => at).concat(spans.flatMap(({ from, to }) => [from, to]));
  if (live) positions.push(live.at);
  const outside = positions.find((at) => !(at >= 0 && at <= 1));
  if (outside !== undefined) throw new RangeError(`measure: position ${outside} is outside 0 to 1`);

  const sheet = new Sheet();
  const size = width < 400 ? labelSize : wideLabelSize;
  const [left, right, axis] = [measureInset, width - measureInset, height - 34];
  const along = (at: number) => left + (right - left) * at;

  dimensionLine(sheet, [left, right], 16, { text: dimension, size: width < 400 ? 16 : 20, drop: axis - 16 });
  const ticks = Array.from({ length: divisions + 1 }, (_, i) =>
    upright(along(i / divisions), axis, axis + (i % majorEvery ? 6 : 12)),
  );
  sheet.lines([level(left, right, axis)], 'outline').lines(ticks, 'detail');
  for (const [at, text] of labels) {
    const anchor = at === 0 ? 'start' : at === 1 ? 'end' : 'middle';
    sheet.text([along(at), axis + 29], text, { size, anchor });
  }
  for (const { from, to, text } of spans) {
    const [start, length] = [along(from), along(to) - along(from)];
    sheet.rectangle(start, axis - 14, length, 14, 'span', 'top');
    sheet.lines(hatching(start, axis - 14, length, 14, 4.5), 'hatchStrong');
    // A span that reaches the end of the axis leaves no space after it, so its text is above.
    if (to === 1) sheet.text([right - 10, axis - 22], text, { size, anchor: 'end' });
    else sheet.text([along(to) + 12, axis - 5], text, { size });
  }
  for (const [at, text] of marks) {
    sheet.lines([upright(along(at), axis, axis - 26)], 'detail');
    sheet.circle([along(at), axis], 4.5, 'terminal', 'top');
    sheet.text([along(at), axis - 34], text, { size, anchor: 'middle' });
  }
  if (live) {
    sheet.liveNode([along(live.at), axis], 10, 4.5);
    if (live.above) {
      sheet.line(upright(along(live.at), axis - 10, axis - 26), 'live');
      sheet.text([along(live.at), axis - 34], live.text, { size, anchor: 'middle' });
    } else {
      const start = along(live.at) - 18 - textWidth(live.text, size);
      const reach = marks.map(([at, text]) => along(at) + textWidth(text, size) / 2);
      // The text is in line with the text of the marks if they leave enough space.
      const isFree = marks.length > 0 && reach.every((end) => end + 12 < start);
      // Then it also has a vertical line from the axis, like the marks.
      if (isFree) sheet.line(upright(along(live.at), axis - 10, axis - 26), 'live');
      const end = along(live.at) - (isFree ? 10 : 18);
      sheet.text([end, axis - (isFree ? 34 : 12)], live.text, { size, anchor: 'end' });
    }
  }
  return { viewBox: [0, 0, width, height], figures, groups: [{ id: 'd', markup: sheet.toString() }] };
}

/** A value marked on a finely ticked scale. */
interface ScaleOptions {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** Number of ticks per unit of the scale. */
  readonly ticksPerUnit: number;
  /** Value at the pointer. */
  readonly value: number;
  readonly labels: readonly (readonly [value: number, text: string])[];
}

/** Draws a value on a scale, such as a rating. The drawing is 52 units high. For spans of time, use `measure`. */
export function scaleDrawing({ width, from, to, ticksPerUnit, value, labels }: ScaleOptions): Drawing {
  const sheet = new Sheet();
  const [left, right, axis] = [7, width - 7, 22];
  const along = (at: number) => left + ((right - left) * (at - from)) / (to - from);
  const count = Math.round((to - from) * ticksPerUnit);
  const length = (i: number) => (i % ticksPerUnit === 0 ? 12 : i % (ticksPerUnit / 2) === 0 ? 8 : 5);
  const ticks = Array.from({ length: count + 1 }, (_, i) =>
    upright(along(from + i / ticksPerUnit), axis, axis + length(i)),
  );
  sheet.line(level(left, right, axis), 'part').lines(ticks, 'detail');
  const [x, tip] = [along(value), axis - 2];
  sheet.polygon(
    [
      [x, tip],
      [x - 6, tip - 11],
      [x + 6, tip - 11],
    ],
    null,
    'ink',
  );
  for (const [at, text] of labels) {
    const anchor = at === from ? 'start' : at === to ? 'end' : 'middle';
    const x = at === from ? left - 4 : at === to ? right + 4 : along(at);
    sheet.text([x, axis + 26], text, { size: 13, anchor });
  }
  return { viewBox: [0, 0, width, 52], groups: [{ id: 'd', markup: sheet.toString() }] };
}
