import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, fold } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'forum@firm.example',
  organizer: 'Acme, Söhne; A',
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
const lines = () => unfolded(calendarFile(event));

describe('calendarFile', () => {
  it('escapes text', () => {
    expect(lines()).toContain('SUMMARY:Forum\\; for people\\, and \\\\ machines');
    expect(lines()).toContain('DESCRIPTION:First line\\nsecond line');
    expect(lines()).toContain('LOCATION:Philadelphia\\, PA');
    expect(lines()).toContain('PRODID:-//Acme\\, Söhne\\; A//Events//EN');
  });
  it('ends every line with CR LF', () => {
    expect(calendarFile(event).endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(calendarFile(event).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  it('marks the observance with the larger offset as DAYLIGHT', () => {
    expect(calendarFile(event)).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20250309T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n',
    );
  });
  it('throws for an event that does not end after its start', () => {
    expect(() => calendarFile({ ...event, end: event.start })).toThrow(RangeError);
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
});
