import { level, range, upright } from './figures/paper.ts';
import { hatching, type Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Working hours on an axis of one day. */
export interface HoursOptions {
  readonly width: number;
  readonly height: number;
  /** Rows from the top. Spans are in hours from 0 to 24; a working day that crosses midnight has two spans. */
  readonly rows: readonly { readonly name: string; readonly spans: readonly (readonly [from: number, to: number])[] }[];
  readonly labels: readonly (readonly [hour: number, text: string])[];
}

/** Draws an axis of 24 hours with its labels, and the grid above the axis. */
function dayAxis(
  sheet: Sheet,
  { left, right, top, axis, size }: { left: number; right: number; top: number; axis: number; size: number },
  labels: HoursOptions['labels'],
): void {
  const along = (hour: number) => left + ((right - left) * hour) / 24;
  sheet
    .lines(
      range(25).map((hour) => upright(along(hour), top, axis)),
      'grid',
    )
    .line(level(left, right, axis), 'outline')
    .lines(
      range(25).map((hour) => upright(along(hour), axis, axis + (hour % 6 ? 6 : 12))),
      'detail',
    );
  for (const [hour, text] of labels) {
    const anchor = hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle';
    sheet.text([along(hour), axis + 29], text, { size, anchor });
  }
}

/** Draws working hours in rows above an axis of 24 hours. */
export function hoursDrawing({ width, height, rows, labels }: HoursOptions): Drawing {
  const sheet = new Sheet();
  const size = width < 400 ? 14 : 15.5;
  const [left, right, axis] = [12, width - 12, height - 34];
  const along = (hour: number) => left + ((right - left) * hour) / 24;
  const step = axis / rows.length;
  const high = Math.min(26, step - 8);
  dayAxis(sheet, { left, right, top: 0, axis, size }, labels);
  for (const [i, { name, spans }] of rows.entries()) {
    const y = step * i + (step - high) / 2;
    for (const [from, to] of spans) {
      sheet.rectangle(along(from), y, along(to) - along(from), high, 'span', 'top');
      sheet.lines(hatching(along(from), y, along(to) - along(from), high, 5), 'hatchStrong');
    }
    const [first = [0, 0]] = spans;
    const after = first[1] <= 18;
    sheet.text([along(after ? first[1] : first[0]) + (after ? 10 : -10), y + high / 2 + 5], name, {
      size,
      anchor: after ? 'start' : 'end',
    });
  }
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}

/** Working hours of offices that take over from one another, and other working hours in `rows`. */
export interface RelayOptions extends HoursOptions {
  /** Offices in the order of the day, with one span each. */
  readonly relay: readonly (HoursOptions['rows'][number] & { readonly spans: readonly [readonly [number, number]] })[];
  /** Text at each handover. */
  readonly handover: string;
  /** Formats the number of hours of an office. */
  readonly hours: (count: number) => string;
}

/**
 * Draws the offices of the relay as high bars, with a live line at each handover. Dimension lines above the bars show
 * the hours of the offices. The other rows are low bars at the bottom.
 */
export function relayDrawing({ width, height, rows, labels, relay, handover, hours }: RelayOptions): Drawing {
  const sheet = new Sheet();
  const phone = width < 400;
  const [size, large, gap] = phone ? [14, 14, 6] : [15.5, 20, 12];
  const [left, right, axis, top] = [12, width - 12, height - 34, phone ? 32 : 44];
  const along = (hour: number) => left + ((right - left) * hour) / 24;
  // A row of the relay is as high as two other rows.
  const step = (axis - top) / (2 * relay.length + rows.length);
  const [thick, thin] = [2 * step * 0.74, step * 0.6];
  dayAxis(sheet, { left, right, top, axis, size }, labels);
  const ends = relay.map(({ spans: [[from, to]] }, i) => ({ from, to, middle: top + step * (2 * i + 1) }));
  for (const { from, to } of ends)
    dimensionLine(sheet, [along(from), along(to)], phone ? 12 : 16, {
      text: hours(to - from),
      size: large,
      drop: 12,
    });
  for (const [i, { from, to, middle }] of ends.entries()) {
    const [x, y, high] = [along(from), middle - thick / 2, thick];
    sheet.rectangle(x, y, along(to) - x, high, 'outline', 'top');
    sheet.lines(hatching(x, y, along(to) - x, high, 5), 'hatchStrong');
    const at: Point = [x - (i > 0 ? along(from) - along(ends[i - 1]?.to ?? from) : 0) - gap, middle + large * 0.35];
    sheet.text(at, relay[i]?.name ?? '', { size: large, anchor: 'end', weight: 600 });
  }
  for (const [i, after] of ends.slice(1).entries()) {
    const before = ends[i] ?? after;
    const x = (along(before.to) + along(after.from)) / 2;
    const way: Point[] = [[along(before.to), before.middle], [x, before.middle], [x, after.middle], [along(after.from), after.middle]]; // biome-ignore format: one line
    const node: Point = [x, (before.middle + after.middle) / 2];
    sheet.line(way, 'live').liveNode(node, phone ? 7 : 10, phone ? 3.2 : 4.5);
    sheet.text([x + (phone ? 14 : 20), before.middle + size * 0.35], handover, { size });
  }
  for (const [i, { name, spans }] of rows.entries()) {
    const y = top + step * (2 * relay.length + i) + (step - thin) / 2;
    for (const [from, to] of spans) {
      sheet.rectangle(along(from), y, along(to) - along(from), thin, 'span', 'top');
      sheet.lines(hatching(along(from), y, along(to) - along(from), thin, 5), 'hatchStrong');
    }
    sheet.text([along(spans[0]?.[1] ?? 0) + 10, y + thin / 2 + 5], name, { size });
  }
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
