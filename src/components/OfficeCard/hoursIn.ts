/** Offset of a time zone from UTC at a given time, in minutes. @throws RangeError for an unknown zone. */
function offset(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((clock - at.getTime()) / 60_000);
}

export interface OfficeHours {
  /** Hour from 0 to 24. After conversion, it may be below 0 (the day before) or above 24 (the day after). */
  from: number;
  to: number;
}

/**
 * Converts office hours to the visitor's time zone; returns undefined if both zones have the same offset.
 *
 * @param zone IANA time zone of the office
 * @param at time of the conversion, which determines daylight saving
 * @throws RangeError for an unknown zone
 */
export function hoursIn(
  { from, to }: OfficeHours,
  zone: string,
  visitorZone: string,
  at: Date,
): OfficeHours | undefined {
  const shift = (offset(visitorZone, at) - offset(zone, at)) / 60;
  return shift === 0 ? undefined : { from: from + shift, to: to + shift };
}
