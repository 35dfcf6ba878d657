/** A day, or a time of a day, as it is printed and as machines read it. */
export interface PrintedDate {
  /** For `datetime`: ISO 8601. */
  value: string;
  label: string;
}

/** The last of these moments that has passed by now, or 0; all in milliseconds since 1970. */
export const lastPassed = (moments: readonly number[], now: number): number =>
  Math.max(0, ...moments.filter((moment) => moment <= now));

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * `2025-02-13`, or a time on that day, as "February 13, 2025". Set by hand rather than by `Intl`, whose words and spaces
 * differ between the machine that prerenders and the visitor's browser.
 */
export function printedDate(iso: string): PrintedDate {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return { value: iso.slice(0, 10), label: `${months[(month ?? 1) - 1]} ${day}, ${year}` };
}

/** The time in `2025-02-13T17:30` in hours of the day: 17.5. */
export function hourOf(iso: string): number {
  const [hour = 0, minute = 0] = iso.slice(11, 16).split(':').map(Number);
  return hour + minute / 60;
}
