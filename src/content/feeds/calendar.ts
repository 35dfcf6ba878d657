import { offsetAt } from '../zones.ts';

/** Event data for a calendar file. */
export interface CalendarEvent {
  /** Id that ends in the firm's domain. It stays the same, so that importing the file again replaces the event. */
  uid: string;
  /** Name of the firm, for PRODID. */
  organizer: string;
  title: string;
  description: string;
  location: string;
  url: string;
  /** Local time in `timezone`: `2025-02-13T09:00`. */
  start: string;
  end: string;
  /** IANA name. */
  timezone: string;
  /** Last change of the record, in UTC: `2024-12-02T15:00:00Z`. */
  updated: string;
}

const LINE = 75;
const DAY = 86_400_000;

/** Escapes a text value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (iso: string) => iso.replace(/[-:]/g, '').slice(0, 15);
const localTime = (iso: string) =>
  `${iso.slice(0, 4)}${iso.slice(5, 7)}${iso.slice(8, 10)}T${iso.slice(11, 13)}${iso.slice(14, 16)}00`;

const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

const observance = (kind: 'STANDARD' | 'DAYLIGHT', onset: string, from: number, to: number) => [
  `BEGIN:${kind}`,
  `DTSTART:${onset}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  `END:${kind}`,
];

/** Returns the timestamp between `before` and `after` at which a time zone's offset changes, to the second. */
function changeBetween(timezone: string, before: number, after: number): number {
  let [low, high] = [before, after];
  const old = offsetAt(timezone, low);
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetAt(timezone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the rules of a time zone for the year of an event and the year before. */
function zone(timezone: string, year: number): string[] {
  const observances: string[] = [];
  for (let day = Date.UTC(year - 1, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    const [from, to] = [offsetAt(timezone, day), offsetAt(timezone, day + DAY)];
    if (from === to) continue;
    // DTSTART is the local time by the offset before the change.
    const onset = new Date(changeBetween(timezone, day, day + DAY) + from * 60_000).toISOString();
    observances.push(...observance(to > from ? 'DAYLIGHT' : 'STANDARD', compact(onset), from, to));
  }
  const constant = offsetAt(timezone, Date.UTC(year, 0, 1));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...(observances.length > 0 ? observances : observance('STANDARD', '19700101T000000', constant, constant)),
    'END:VTIMEZONE',
  ];
}

/**
 * Returns a calendar file (RFC 5545) with one event in its local time, and the rules of its time zone. The output does
 * not depend on the current time.
 *
 * @throws RangeError if the end is not after the start, or if the time zone does not exist
 */
export function calendarFile(event: CalendarEvent): string {
  if (!(event.end > event.start)) throw new RangeError(`${event.uid} does not end after its start`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.organizer)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...zone(event.timezone, Number(event.start.slice(0, 4))),
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${compact(event.updated)}Z`,
    `DTSTART;TZID=${event.timezone}:${localTime(event.start)}`,
    `DTEND;TZID=${event.timezone}:${localTime(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
