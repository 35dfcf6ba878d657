import { describe, expect, it } from 'vitest';
import { momentOf, offsetAt, withOffset, zoneName } from './zones.ts';

describe('withOffset', () => {
  it.each([
    ['2025-02-13T09:00', 'America/New_York', '2025-02-13T09:00:00-05:00'],
    ['2025-03-11T11:00', 'America/New_York', '2025-03-11T11:00:00-04:00'],
    ['2025-03-20T09:30', 'Asia/Kolkata', '2025-03-20T09:30:00+05:30'],
    ['2025-01-10T00:15', 'Europe/London', '2025-01-10T00:15:00+00:00'],
    // Near a clock change, the local time decides the offset. The same hour in UTC can have another one.
    ['2025-03-09T01:30', 'America/New_York', '2025-03-09T01:30:00-05:00'],
    ['2025-03-09T03:30', 'America/New_York', '2025-03-09T03:30:00-04:00'],
    ['2025-10-05T01:30', 'Australia/Sydney', '2025-10-05T01:30:00+10:00'],
    ['2025-10-05T03:30', 'Australia/Sydney', '2025-10-05T03:30:00+11:00'],
  ])('writes %s in %s as %s', (local, zone, expected) => {
    expect(withOffset(local, zone)).toBe(expected);
  });
});

describe('the moment of a local time', () => {
  it.each([
    ['in winter', '2027-02-11T17:00', 'America/New_York', '2027-02-11T22:00:00.000Z'],
    ['in summer', '2027-07-01T17:00', 'America/New_York', '2027-07-01T21:00:00.000Z'],
    ['a minute before the clock is put forward', '2027-03-14T01:59', 'America/New_York', '2027-03-14T06:59:00.000Z'],
    ['as soon as the clock was put forward', '2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['in the hour that the clock skips', '2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['in the hour that the clock shows twice', '2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['after the repeated hour', '2027-11-07T02:00', 'America/New_York', '2027-11-07T07:00:00.000Z'],
    ['on the evening after a repeated hour', '2027-11-07T20:00', 'America/New_York', '2027-11-08T01:00:00.000Z'],
    ['east of Greenwich, before the change', '2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
    ['east of Greenwich, after the change', '2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
    ['east of Greenwich, in the repeated hour', '2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
    ['where the clock moves by half an hour', '2027-10-03T02:45', 'Australia/Lord_Howe', '2027-10-02T15:45:00.000Z'],
    ['when UTC is still on the previous day', '2027-01-01T03:00', 'Pacific/Kiritimati', '2026-12-31T13:00:00.000Z'],
    ['where the clock never changes', '2027-03-18T16:30', 'Asia/Kolkata', '2027-03-18T11:00:00.000Z'],
  ])('is correct %s', (_when, local, zone, expected) => {
    expect(new Date(momentOf(local, zone)).toISOString()).toBe(expected);
  });

  it('throws for an invalid time and an unknown time zone', () => {
    expect(() => momentOf('2027-13-01T09:00', 'Asia/Kolkata')).toThrow(RangeError);
    expect(() => momentOf('2027-01-01T09:00', 'America/Nowhere')).toThrow(RangeError);
  });
});

describe('the name of a zone', () => {
  it.each([
    ['2027-02-11T09:00', 'America/New_York', 'EST'],
    ['2027-03-16T11:00', 'America/New_York', 'EDT'],
    ['2027-01-11T09:00', 'Europe/London', 'GMT'],
    ['2027-07-11T09:00', 'Europe/London', 'BST'],
    ['2027-01-11T09:00', 'Europe/Berlin', 'CET'],
    ['2027-07-11T09:00', 'Europe/Berlin', 'CEST'],
    ['2027-03-18T09:30', 'Asia/Kolkata', 'IST'],
    ['2027-01-11T09:00', 'Australia/Sydney', 'AEDT'],
    ['2027-07-11T09:00', 'Australia/Sydney', 'AEST'],
    ['2027-07-11T09:00', 'Africa/Johannesburg', 'SAST'],
    ['2027-07-11T09:00', 'Asia/Singapore', 'SGT'],
    ['2027-07-11T09:00', 'UTC', 'UTC'],
    // Falls back to the offset if English has no short name.
    ['2027-07-11T09:00', 'Asia/Tokyo', 'GMT+9'],
    // The last minute before a clock change, and the first minute after it.
    ['2027-03-14T01:59', 'America/New_York', 'EST'],
    ['2027-03-14T03:00', 'America/New_York', 'EDT'],
  ])('at %s in %s is %s', (local, zone, name) => {
    expect(zoneName(local, zone)).toBe(name);
  });
});

describe('the offset of a zone', () => {
  it('supports half-hour offsets and half-hour summer time', () => {
    expect(offsetAt('America/St_Johns', Date.UTC(2025, 0, 1))).toBe(-210);
    expect(offsetAt('Australia/Lord_Howe', Date.UTC(2025, 0, 1))).toBe(660);
    expect(offsetAt('Australia/Lord_Howe', Date.UTC(2025, 6, 1))).toBe(630);
  });
});
