import { expect, it } from 'vitest';
import { printedDate, printedTime } from './dates.ts';

it.each([
  ['2025-02-13', 'February 13, 2025'],
  ['2024-12-05T09:00', 'December 5, 2024'],
  ['2024-01-31', 'January 31, 2024'],
])('%s is printed as "%s"', (iso, label) => expect(printedDate(iso)).toEqual({ value: iso.slice(0, 10), label }));

it.each([
  ['2025-02-13T09:00', '9:00 AM'],
  ['2025-02-13T12:15', '12:15 PM'],
  ['2025-02-13T17:05', '5:05 PM'],
  ['2025-02-13T00:30', '12:30 AM'],
])('%s is at %s', (iso, time) => expect(printedTime(iso)).toBe(time));
