/** Offset of a time zone from universal time at a moment, in minutes. @throws RangeError for a zone that does not exist. */
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
  /** Hours of the office's own clock, 0 to 24. */
  from: number;
  to: number;
}

/**
 * Office hours on the visitor's clock, past midnight with hours below 0 or above 24. Nothing where
 * the two clocks agree.
 *
 * @param zone IANA name of the office's time zone, @param own the visitor's
 * @param at the moment whose summer time counts
 * @throws RangeError for a zone that does not exist.
 */
export function hoursIn({ from, to }: OfficeHours, zone: string, own: string, at: Date): OfficeHours | undefined {
  const shift = (offset(own, at) - offset(zone, at)) / 60;
  return shift === 0 ? undefined : { from: from + shift, to: to + shift };
}
