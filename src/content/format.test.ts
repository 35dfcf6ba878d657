import { expect, it } from 'vitest';
import { count, countFirst, printHours, printWorkingHours } from './format.ts';

it('prints hours as clock times, even past midnight', () => {
  expect(printHours({ from: 8, to: 20 })).toBe('8AM-8PM');
  expect(printHours({ from: 0, to: 12.25 })).toBe('12AM-12:15PM');
  expect(printHours({ from: -2.5, to: 24 })).toBe('9:30PM-12AM');
  expect(printWorkingHours({ from: 7, to: 16 }, 'CET')).toBe('Mon-Fri 7AM-4PM CET');
});

it('counts a list in words, up to twelve', () => {
  const list = (length: number) => ({ length });
  expect([0, 1, 5].map((length) => count(list(length), 'person', 'people'))).toEqual([
    'no people',
    'one person',
    'five people',
  ]);
  expect([1, 12, 13].map((length) => countFirst(list(length), 'milestone'))).toEqual([
    'One milestone',
    'Twelve milestones',
    '13 milestones',
  ]);
});
