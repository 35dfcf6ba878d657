import { describe, expect, it } from 'vitest';
import { hoursIn } from './hoursIn.ts';

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');
const philadelphia = { from: 8, to: 18 };

describe('hoursIn', () => {
  it('converts hours between time zones, including hours past midnight', () => {
    expect(hoursIn(philadelphia, 'America/New_York', 'Europe/Berlin', winter)).toEqual({ from: 14, to: 24 });
    expect(hoursIn(philadelphia, 'America/New_York', 'Asia/Kolkata', winter)).toEqual({ from: 18.5, to: 28.5 });
    expect(hoursIn({ from: 9, to: 18 }, 'Asia/Kolkata', 'America/New_York', winter)).toEqual({ from: -1.5, to: 7.5 });
    expect(hoursIn({ from: 9, to: 17 }, 'Australia/Sydney', 'America/Los_Angeles', winter)).toEqual({
      from: -10,
      to: -2,
    });
  });

  it('respects daylight saving in both zones', () => {
    expect(hoursIn({ from: 9, to: 18 }, 'Asia/Kolkata', 'America/New_York', summer)).toEqual({ from: -0.5, to: 8.5 });
    expect(hoursIn(philadelphia, 'America/New_York', 'UTC', summer)).toEqual({ from: 12, to: 22 });
    expect(hoursIn(philadelphia, 'America/New_York', 'UTC', winter)).toEqual({ from: 13, to: 23 });
  });

  it('returns undefined for equal offsets', () => {
    expect(hoursIn(philadelphia, 'America/New_York', 'America/Toronto', summer)).toBeUndefined();
  });

  it('throws for an unknown zone', () => {
    expect(() => hoursIn(philadelphia, 'Atlantis/Capital', 'UTC', winter)).toThrow(RangeError);
  });
});
