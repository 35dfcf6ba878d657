import type { Article } from '../../src/content/articles.ts';
import { printedDate } from '../../src/content/dates.ts';
import type { Figure } from '../../src/drawing/index.ts';

const DAY = 86_400_000;
/** Midnight of a day, as `2027-12-31` or "December 31, 2027". */
const moment = (date: string) => Date.parse(/^\d{4}-/.test(date) ? date : `${date} UTC`);

/** The year of a day, month by month, in days from its first. */
function monthsOf(year: number) {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 12 }, (_, month) => ({
    name: new Date(Date.UTC(year, month, 1)).toLocaleString('en', { month: 'narrow', timeZone: 'UTC' }),
    from: (Date.UTC(year, month, 1) - first) / DAY,
    to: (Date.UTC(year, month + 1, 1) - first) / DAY,
  }));
}

/**
 * The figure in an article's text, from the table that it stands above, so that both tell the same.
 *
 * @throws Error when the table has no row without weeks, which is what the plan is for.
 */
export function articleFigure({ slug, parts, lettering = [], figure }: Article): Figure | undefined {
  if (!figure) return undefined;
  const { kind, end, spare, mark } = figure;
  const table = parts.find((part) => part.figure)?.table;
  const year = new Date(moment(end.date)).getUTCFullYear();
  const first = Date.UTC(year, 0, 1);
  const dayOf = (date: string) => (moment(date) - first) / DAY;
  const rows = (table?.rows ?? []).map(([name = '', weeks = '', starts = '']) => ({
    name,
    weeks: Number.parseFloat(weeks),
    starts,
  }));
  const only = rows.find(({ weeks }) => Number.isNaN(weeks));
  if (!only) throw new Error(`No step of ${slug} is a day`);
  const steps = rows.filter((row) => row !== only);
  return {
    kind,
    // Their days stand in the table: fewer words are larger on phones.
    steps: steps.map(({ name, weeks, starts }, i) => ({
      name: lettering[i] ?? name,
      from: dayOf(starts),
      to: dayOf(starts) + weeks * 7,
      weeks,
    })),
    days: (Date.UTC(year + 1, 0, 1) - first) / DAY,
    months: monthsOf(year),
    end: `${end.name}, ${printedDate(end.date).label}`,
    spare,
    mark: { at: dayOf(mark.date), name: mark.name },
    node: { at: dayOf(only.starts) + 1, name: only.name },
    unit: 'weeks',
  };
}
