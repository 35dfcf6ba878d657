import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { steady } from './page.ts';

/** Runs the preparation in a world of its own, then what is asked. */
const inPage = (code: string) => runInNewContext(`(${steady})(1000); ${code}`, {});

test('the date stands still, and given dates are what they were', () => {
  expect(
    inPage('[Date.now(), +new Date(), +new Date(5), +new Date(2026, 0) === 1000, new Date() instanceof Date]'),
  ).toEqual([1000, 1000, 5, false, true]);
});

test('chance is the same every time, and still spread', () => {
  const draw = 'Array.from({ length: 1000 }, Math.random)';
  const numbers: number[] = inPage(draw);
  expect(numbers).toEqual(inPage(draw));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});
