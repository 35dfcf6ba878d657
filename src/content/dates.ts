/** Date, as displayed and in machine-readable form. */
export interface PrintedDate {
  /** ISO date for the `datetime` attribute. */
  value: string;
  label: string;
}

/** Returns the latest timestamp that is not after `now`, or 0. All timestamps are in milliseconds since 1970. */
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
 * Formats `2025-02-13`, with or without a time, as "February 13, 2025". Does not use `Intl`, whose output can
 * differ between the prerendering machine and browsers.
 */
export function printedDate(iso: string): PrintedDate {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return { value: iso.slice(0, 10), label: `${months[(month ?? 1) - 1]} ${day}, ${year}` };
}

/** Returns the time of `2025-02-13T17:30` in hours: 17.5. */
export function hourOf(iso: string): number {
  const [hour = 0, minute = 0] = iso.slice(11, 16).split(':').map(Number);
  return hour + minute / 60;
}
