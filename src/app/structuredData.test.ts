import { describe, expect, it } from 'vitest';
import { withOffset } from './structuredData';

describe('a local time with the offset of its zone', () => {
  it.each([
    ['2025-02-13T09:00', 'America/New_York', '2025-02-13T09:00:00-05:00'],
    ['2025-03-11T11:00', 'America/New_York', '2025-03-11T11:00:00-04:00'],
    ['2025-03-20T09:30', 'Asia/Kolkata', '2025-03-20T09:30:00+05:30'],
    ['2025-01-10T00:15', 'Europe/London', '2025-01-10T00:15:00+00:00'],
    // Hours after and before the clocks change: the offset is that of the place, not of the same hour in UTC.
    ['2025-03-09T01:30', 'America/New_York', '2025-03-09T01:30:00-05:00'],
    ['2025-03-09T03:30', 'America/New_York', '2025-03-09T03:30:00-04:00'],
    ['2025-10-05T01:30', 'Australia/Sydney', '2025-10-05T01:30:00+10:00'],
    ['2025-10-05T03:30', 'Australia/Sydney', '2025-10-05T03:30:00+11:00'],
  ])('%s in %s', (local, zone, expected) => {
    expect(withOffset(local, zone)).toBe(expected);
  });
});
