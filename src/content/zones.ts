// Time zone calculations. Use them only in the build, because time zone data can differ between browsers.

const DAY = 86_400_000;
const MINUTE = 60_000;

// Cached, because creating a formatter is slow.
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  formats.set(timezone, format);
  return format;
}

const nameIn = (format: Intl.DateTimeFormat, moment: number) =>
  format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * Returns the UTC offset of a time zone at a timestamp, in minutes.
 *
 * @throws RangeError if the time zone does not exist
 */
export function offsetAt(timezone: string, moment: number): number {
  const [, sign, hours, minutes] = nameIn(formatOf(timezone), moment).match(/^GMT(?:([+-])(\d\d):(\d\d))?$/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Converts local time such as `2025-02-13T09:00` to milliseconds since 1970. If the clock shows the time twice, returns
 * the first timestamp. If the clock skips the time, uses the offset before the change.
 *
 * @throws RangeError if the time or the time zone is invalid
 */
export function momentOf(local: string, timezone: string): number {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) throw new RangeError(`${local} is not a local time`);
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(timezone, near) * MINUTE) as [
    number,
    number,
  ];
  const shown = [before, after].filter((moment) => moment + offsetAt(timezone, moment) * MINUTE === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Adds the UTC offset to local time: `2025-02-13T09:00:00-05:00`. */
export function withOffset(local: string, timezone: string): string {
  const minutes = (Date.parse(`${local}Z`) - momentOf(local, timezone)) / MINUTE;
  const size = Math.abs(minutes);
  const part = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${local}:00${minutes < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}

/** English locales; each has short names for the time zones of its region. */
const ENGLISH = ['en-US', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-AU', 'en-ZA', 'en-SG', 'en-HK'];

/**
 * Returns the short name of a time zone at a local time, such as "EST" or "CEST". If English has no short name for the
 * zone, returns the offset, such as "GMT+9".
 */
export function zoneName(local: string, timezone: string): string {
  const moment = momentOf(local, timezone);
  const names = ENGLISH.map((language) =>
    nameIn(new Intl.DateTimeFormat(language, { timeZone: timezone, timeZoneName: 'short' }), moment),
  );
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? '';
}
