import { expect, it } from 'vitest';
import { hourOf, printedDate } from './dates.ts';

it.each([
  ['2025-02-13', 'February 13, 2025'],
  ['2023-12-05T09:00', 'December 5, 2023'],
  ['2024-01-31', 'January 31, 2024'],
])('%s is printed as "%s"', (iso, label) => expect(printedDate(iso)).toEqual({ value: iso.slice(0, 10), label }));

it.each([
  ['2025-02-13T09:00', 9],
  ['2025-02-13T12:15', 12.25],
  ['2025-02-13T17:30', 17.5],
  ['2025-02-13T00:30', 0.5],
])('%s is at hour %d of its day', (iso, hour) => expect(hourOf(iso)).toBe(hour));
