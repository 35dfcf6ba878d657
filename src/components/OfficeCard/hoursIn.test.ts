import { describe, expect, it } from 'vitest';
import { hoursIn, printHours } from './hoursIn.ts';

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');
const philadelphia = { from: 8, to: 18 };

describe('hoursIn', () => {
  it('moves hours from one clock to another, past midnight too', () => {
    expect(hoursIn(philadelphia, 'America/New_York', 'Europe/Berlin', winter)).toBe('2PM to 12AM');
    expect(hoursIn(philadelphia, 'America/New_York', 'Asia/Kolkata', winter)).toBe('6:30PM to 4:30AM');
    expect(hoursIn({ from: 9, to: 18 }, 'Asia/Kolkata', 'America/New_York', winter)).toBe('10:30PM to 7:30AM');
    expect(hoursIn({ from: 9, to: 17 }, 'Australia/Sydney', 'America/Los_Angeles', winter)).toBe('2PM to 10PM');
  });

  it('counts summer time on both sides', () => {
    expect(hoursIn({ from: 9, to: 18 }, 'Asia/Kolkata', 'America/New_York', summer)).toBe('11:30PM to 8:30AM');
    expect(hoursIn(philadelphia, 'America/New_York', 'UTC', summer)).toBe('12PM to 10PM');
    expect(hoursIn(philadelphia, 'America/New_York', 'UTC', winter)).toBe('1PM to 11PM');
  });

  it('says nothing where the clocks agree', () => {
    expect(hoursIn(philadelphia, 'America/New_York', 'America/Toronto', summer)).toBeUndefined();
  });

  it('throws for a zone that does not exist', () => {
    expect(() => hoursIn(philadelphia, 'Atlantis/Capital', 'UTC', winter)).toThrow(RangeError);
  });
});

it('prints hours as the site writes them', () => {
  expect(printHours(philadelphia)).toBe('8AM to 6PM');
  expect(printHours({ from: 0, to: 12.5 })).toBe('12AM to 12:30PM');
});
