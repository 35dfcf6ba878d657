import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, escapeText, fold } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'forum@firm.example',
  organizer: 'Acme & Söhne',
  title: 'Forum; for people, and \\ machines',
  description: 'First line\nsecond line',
  location: 'Philadelphia, PA',
  url: 'https://firm.example/resources/events#forum',
  start: '2025-02-13T09:00',
  end: '2025-02-13T17:30',
  timezone: 'America/New_York',
  updated: '2024-12-02T15:00:00Z',
};
const bytes = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const lines = (change: Partial<CalendarEvent> = {}) => unfolded(calendarFile({ ...event, ...change }));
const zone = (change: Partial<CalendarEvent>) => {
  const all = lines(change);
  return all.slice(all.indexOf('BEGIN:VTIMEZONE'), all.indexOf('END:VTIMEZONE') + 1);
};

describe('calendarFile', () => {
  it('writes times by the clock of the place, with their zone', () => {
    expect(lines()).toContain('DTSTART;TZID=America/New_York:20250213T090000');
    expect(lines()).toContain('DTEND;TZID=America/New_York:20250213T173000');
  });
  it('is the same each time, with the record’s own stamp and name', () => {
    expect(calendarFile(event)).toBe(calendarFile({ ...event }));
    expect(lines()).toContain('DTSTAMP:20241202T150000Z');
    expect(lines()).toContain('UID:forum@firm.example');
  });
  it('escapes text', () => {
    expect(lines()).toContain('SUMMARY:Forum\\; for people\\, and \\\\ machines');
    expect(lines()).toContain('DESCRIPTION:First line\\nsecond line');
    expect(lines()).toContain('LOCATION:Philadelphia\\, PA');
  });
  it('is marked as the firm’s', () => {
    expect(lines()).toContain('PRODID:-//Acme & Söhne//Events//EN');
    expect(lines({ organizer: 'A, B; C' })).toContain('PRODID:-//A\\, B\\; C//Events//EN');
  });
  it('ends every line with CR LF', () => {
    expect(calendarFile(event).endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(calendarFile(event).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  it('refuses an event that does not end after it began', () => {
    expect(() => calendarFile({ ...event, end: event.start })).toThrow(RangeError);
  });
  it('refuses a zone that does not exist', () => {
    expect(() => calendarFile({ ...event, timezone: 'America/Nowhere' })).toThrow(RangeError);
  });
});

describe('the rules of a zone', () => {
  it('hold the change before and after the event where clocks change', () => {
    expect(zone({})).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      ...['BEGIN:DAYLIGHT', 'DTSTART:20240310T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'],
      ...['BEGIN:STANDARD', 'DTSTART:20241103T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20250309T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'],
      ...['BEGIN:STANDARD', 'DTSTART:20251102T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
      'END:VTIMEZONE',
    ]);
  });
  it('are one offset where they do not', () => {
    expect(zone({ timezone: 'Asia/Kolkata' })).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD'],
      'END:VTIMEZONE',
    ]);
  });
  it('know a summer in the south, half an hour, and Greenwich', () => {
    expect(zone({ timezone: 'Australia/Sydney' })).toContain('DTSTART:20250406T030000');
    expect(zone({ timezone: 'Australia/Lord_Howe' })).toContain('TZOFFSETTO:+1030');
    expect(zone({ timezone: 'Europe/London' })).toContain('TZOFFSETTO:+0000');
  });
});

describe('fold', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((line) => !/[\r\n]/.test(line));
  it('keeps every line within 75 octets and loses nothing', () => {
    fc.assert(
      fc.property(text, (line) => {
        const folded = fold(line);
        for (const part of folded.split('\r\n')) expect(bytes(part)).toBeLessThanOrEqual(75);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });
  it('breaks at 75 octets exactly', () => {
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75));
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });
});

describe('escapeText', () => {
  it('leaves nothing that ends a value', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', '\n', '\r') }), (text) => {
        expect(escapeText(text).replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,\r\n]/);
      }),
    );
  });
});
