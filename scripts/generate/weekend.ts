import { articles } from '../../src/content/articles.ts';

/** Of the weekend on which eleven plants moved: the days of its hours, which count from the first midnight. */
export const days = ['Saturday', 'Sunday', 'Monday'] as const;

/** @throws Error where it is no day and hour of that weekend. */
function hourOf(printed = ''): number {
  const [, day = '', clock, half] = /^(\w{3}) (\d+)([AP])M$/.exec(printed) ?? [];
  const at = days.findIndex((name) => name.startsWith(day));
  if (!day || at < 0) throw new Error(`"${printed}" is no hour of the weekend`);
  return at * 24 + (Number(clock) % 12) + (half === 'P' ? 12 : 0);
}

/** The steps of that weekend, as the article on it has them. */
const steps = articles
  .find(({ slug }) => slug === 'what-a-cutover-weekend-teaches')
  ?.parts.find(({ table }) => table?.caption.startsWith('41 hours'))?.table?.rows;

/** The hour by which the last order was posted: "Sat 1PM" in the first of them. */
export const lastOrder = hourOf(steps?.[0]?.[1]);

/** An hour of the weekend as drawings letter it: "Saturday at 1PM". */
export const moment = (hour: number) =>
  `${days[Math.floor(hour / 24)]} at ${hour % 12 || 12}${hour % 24 < 12 ? 'A' : 'P'}M`;
