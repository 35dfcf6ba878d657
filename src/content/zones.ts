// Clocks of other places. For the build alone: browsers differ in what they know of time zones.

const DAY = 86_400_000;
const MINUTE = 60_000;

// Making one takes longer than a year of asking it.
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
 * Offset of a zone from UTC at a moment, in minutes.
 *
 * @throws RangeError when there is no such zone.
 */
export function offsetAt(timezone: string, moment: number): number {
  const [, sign, hours, minutes] = nameIn(formatOf(timezone), moment).match(/^GMT(?:([+-])(\d\d):(\d\d))?$/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The moment at which the clock of a zone shows `2025-02-13T09:00`, in milliseconds since 1970. Of an hour that a clock
 * shows twice it is the first; one that it leaves out counts as if the clock had not been put forward yet.
 *
 * @throws RangeError when there is no such time or no such zone.
 */
export function momentOf(local: string, timezone: string): number {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) throw new RangeError(`${local} is no time of a day`);
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(timezone, near) * MINUTE) as [
    number,
    number,
  ];
  const shown = [before, after].filter((moment) => moment + offsetAt(timezone, moment) * MINUTE === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** `2025-02-13T09:00` by the clock of a zone, with that zone's offset: `2025-02-13T09:00:00-05:00`. */
export function withOffset(local: string, timezone: string): string {
  const minutes = (Date.parse(`${local}Z`) - momentOf(local, timezone)) / MINUTE;
  const size = Math.abs(minutes);
  const part = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${local}:00${minutes < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}

/** English as it is written in different parts of the world: each knows the short names of the zones around it. */
const ENGLISH = ['en-US', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-AU', 'en-ZA', 'en-SG', 'en-HK'];

/** What people there call the zone of a time: "EST", "CEST", "IST"; "GMT+9" where English has no short name. */
export function zoneName(local: string, timezone: string): string {
  const moment = momentOf(local, timezone);
  const names = ENGLISH.map((language) =>
    nameIn(new Intl.DateTimeFormat(language, { timeZone: timezone, timeZoneName: 'short' }), moment),
  );
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? '';
}
