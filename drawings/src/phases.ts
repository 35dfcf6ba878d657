import { level, range, upright } from './figures/paper.ts';
import { hatching } from './geometry.ts';
import { dimensionLine, measureInset } from './measure.ts';
import { Sheet, textWidth } from './sheet.ts';
import type { Drawing } from './svg.ts';

/** Phases of a project on an axis of weeks. */
interface PhasesOptions {
  /** In drawing units, which are pixels at the natural size. */
  readonly width: number;
  readonly height: number;
  /** Consecutive phases. */
  readonly phases: readonly { readonly label: string; readonly weeks: number }[];
}

const inWeeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** Returns two font sizes, the height of bars and the free space at the top and bottom, by the width of the drawing. */
function sizes(width: number) {
  if (width < 400) return { size: 15, large: 19, high: 17, edge: 34 };
  return width < 1000 ? { size: 18, large: 22, high: 26, edge: 44 } : { size: 21, large: 26, high: 34, edge: 56 };
}

/**
 * Draws the phases of a project to scale, one bar per row with its name and weeks. The last bar is solid. If one name
 * does not fit beside its bar, as on phones, all names are above their bars.
 *
 * @throws RangeError if there is no phase, or a phase has no duration
 */
export function phasesDrawing({ width, height, phases }: PhasesOptions): Drawing {
  if (phases.length === 0 || phases.some(({ weeks }) => !(weeks > 0)))
    throw new RangeError('phases: each takes at least a part of a week');
  const { size, large, high, edge } = sizes(width);
  const sheet = new Sheet();
  const total = phases.reduce((sum, { weeks }) => sum + weeks, 0);
  const [left, right, axis] = [measureInset, width - measureInset, height - edge - size - 12];
  const along = (week: number) => left + ((right - left) * week) / total;
  const last = phases.length - 1;

  dimensionLine(sheet, [left, right], edge, { text: inWeeks(total), size: large, drop: axis - edge });
  const every = total > 30 ? 10 : 5;
  const majors = range(Math.floor(total / every) + 1).map((i) => i * every);
  const [top, foot] = [edge + large * 0.6, axis - size * 0.5];
  sheet.lines(
    majors.slice(1).map((week) => upright(along(week), top, axis)),
    'gridStrong',
  );

  const pitch = (foot - top) / phases.length;
  const rows = phases.map(({ label, weeks }, i) => {
    const from = phases.slice(0, i).reduce((sum, phase) => sum + phase.weeks, 0);
    const text = `${label}, ${inWeeks(weeks)}`;
    return { text, start: along(from), end: along(from + weeks), wide: textWidth(text, size) * 1.12 };
  });
  const gap = size * 0.7;
  // If one name must be above its bar, all are, because a mixture would look like a mistake.
  const above = rows.some(({ start, end, wide }) => end + gap + wide > right - 4 && start - gap - wide < left);
  for (const [i, { text, start, end, wide }] of rows.entries()) {
    const middle = top + pitch * (i + 0.5) + (above ? size * 0.55 : 0);
    const y = middle - high / 2;
    // The line to the next bar is shorter if the next name starts before its bar and would cross the line.
    const next = rows[i + 1];
    const crossed = above && next !== undefined && next.start + 5 + next.wide > right;
    if (next) sheet.line(upright(end, y + high, y + pitch - (crossed ? size * 1.5 : 0)), 'detail');
    sheet.rectangle(start, y, end - start, high, 'span', i === last ? 'ink' : 'top');
    if (i < last)
      sheet.lines(hatching(start, y, end - start, high, i % 2 ? 9 : 6), i % 2 ? 'hatchMiddle' : 'hatchStrong');
    const weight = i === last ? 600 : 500;
    if (above) {
      const late = start + 5 + wide > right;
      sheet.text([late ? right - 5 : start + 5, y - size * 0.45], text, {
        size,
        weight,
        anchor: late ? 'end' : 'start',
      });
    } else {
      const before = end + gap + wide > right - 4;
      const place = [before ? start - gap : end + gap, middle + size * 0.35] as const;
      sheet.text(place, text, { size, weight, anchor: before ? 'end' : 'start' });
    }
  }

  sheet.line(level(left, right, axis), 'outline');
  sheet.lines(
    range(Math.floor(total) + 1).map((week) => upright(along(week), axis, axis + (week % every ? 6 : 12))),
    'detail',
  );
  for (const week of majors) {
    // A label close to the end would overlap the total.
    if (total - week < every * 0.4) continue;
    const first = week === 0;
    sheet.text([along(week), axis + size + 14], first ? 'Week 0' : String(week), {
      size,
      anchor: first ? 'start' : 'middle',
    });
  }
  sheet.text([right, axis + size + 14], String(total), { size, anchor: 'end', weight: 600 });
  sheet.circle([right, axis], 10, null, 'top').liveNode([right, axis], 10, 4.5);
  return {
    viewBox: [0, 0, width, height],
    figures: phases.map(({ weeks }) => weeks).join(' '),
    groups: [{ id: 'd', markup: sheet.toString() }],
  };
}
