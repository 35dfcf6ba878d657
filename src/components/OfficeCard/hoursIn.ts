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

/** 13.5 hours are "1:30PM", as the site writes times ("8AM to 6PM"). Hours past midnight are those of the next day. */
function clock(hours: number): string {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`;
}

export interface OfficeHours {
  /** Hours of the office's own clock, 0 to 24. */
  from: number;
  to: number;
}

/** "8AM to 6PM". */
export const printHours = ({ from, to }: OfficeHours) => `${clock(from)} to ${clock(to)}`;

/**
 * Office hours on the visitor's clock (decisions, "Content"): "2PM to 12AM". Nothing where the two clocks agree.
 *
 * @param zone IANA name of the office's time zone, @param own the visitor's
 * @param at the moment whose summer time counts
 * @throws RangeError for a zone that does not exist.
 */
export function hoursIn({ from, to }: OfficeHours, zone: string, own: string, at: Date): string | undefined {
  const shift = (offset(own, at) - offset(zone, at)) / 60;
  return shift === 0 ? undefined : printHours({ from: from + shift, to: to + shift });
}
