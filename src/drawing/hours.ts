import { hatching } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Working hours around one day. */
export interface HoursOptions {
  readonly width: number;
  readonly height: number;
  /** From the top; hours of the axis, 0 to 24. A day that runs past midnight has two spans. */
  readonly rows: readonly { readonly name: string; readonly spans: readonly (readonly [from: number, to: number])[] }[];
  readonly labels: readonly (readonly [hour: number, text: string])[];
}

/** When offices are open, in rows over one axis of 24 hours, true to scale. */
export function hoursDrawing({ width, height, rows, labels }: HoursOptions): Drawing {
  const sheet = new Sheet();
  const size = width < 400 ? 14 : 15.5;
  const [left, right, axis] = [12, width - 12, height - 34];
  const along = (hour: number) => left + ((right - left) * hour) / 24;
  const step = axis / rows.length;
  const high = Math.min(26, step - 8);
  sheet.lines(
    range(25).map((hour) => upright(along(hour), 0, axis)),
    'grid',
  );
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
  sheet.line(level(left, right, axis), 'outline').lines(
    range(25).map((hour) => upright(along(hour), axis, axis + (hour % 6 ? 6 : 12))),
    'detail',
  );
  for (const [hour, text] of labels) {
    const anchor = hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle';
    sheet.text([along(hour), axis + 29], text, { size, anchor });
  }
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
