import { level, upright } from '../records/paper.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** Titles of one kind: its name, and the days on which they came. */
export interface TitlesOfKind {
  readonly name: string;
  /** As 2026-10-20. */
  readonly days: readonly string[];
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** All resources: a row for each kind, its titles on their days and how many they are; below them the year and how many all are. The newest is live. */
export function titlesByKind(kinds: readonly TitlesOfKind[]): Drawing {
  const sheet = new Sheet();
  const [left, start, end, right] = [54, 182, 400, 426];
  const [top, pitch, size] = [26, 26, 13.5];
  const axis = top + pitch * kinds.length + 4;
  const monthOf = (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return year * 12 + month - 1 + (date - 1) / 31;
  };
  const all = kinds.flatMap(({ days }) => days.map(monthOf));
  const [first, last] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  // So many months to a name that none touches the next.
  const step = Math.ceil((last - first) / 9);
  const along = (month: number) => start + ((end - start) * (month - first)) / (last - first);
  for (let month = first; month <= last; month += 1) {
    sheet.line(upright(along(month), top - 14, axis), 'grid').line(upright(along(month), axis, axis + 6), 'detail');
    if (month < last && (month - first) % step === 0)
      sheet.text([along(month + step / 2), axis + 18], months[month % 12] ?? '', { size: 12, anchor: 'middle' });
  }
  sheet.line(level(start, end, axis), 'outline');
  const [from, to] = [first, last - 1].map((month) => Math.floor(month / 12));
  sheet.text([left, axis + 18], from === to ? `${to}` : `${from}-${to}`, { size, weight: 600 });
  sheet.text([right, axis + 18], `${all.length}`, { size, anchor: 'end', weight: 600 });
  const newest = Math.max(...all);
  for (const [row, { name, days }] of kinds.entries()) {
    const y = top + pitch * row;
    sheet.text([left, y + 4], name, { size });
    sheet.text([right, y + 4], String(days.length), { size, anchor: 'end', weight: 600 });
    sheet.line(level(start, end, y), 'detail');
    let free = start;
    for (const month of days.map(monthOf).toSorted((one, other) => one - other)) {
      // Those of one week stand side by side.
      const x = Math.max(along(month), free);
      free = x + 11.5;
      if (month === newest) sheet.liveNode([x, y], 8, 3.6);
      else sheet.rectangle(x - 4.5, y - 7, 9, 14, 'outline', 'top');
    }
  }
  return { viewBox: [0, 0, 480, 240], groups: [{ id: 'd', markup: sheet.toString() }] };
}
