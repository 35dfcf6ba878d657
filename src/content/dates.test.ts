import { expect, it } from 'vitest';
import { hourOf } from './dates.ts';

it.each([
  ['2025-02-13T09:00', 9],
  ['2025-02-13T12:15', 12.25],
  ['2025-02-13T17:30', 17.5],
  ['2025-02-13T00:30', 0.5],
])('%s is at hour %d of its day', (iso, hour) => expect(hourOf(iso)).toBe(hour));
