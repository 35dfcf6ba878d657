import { describe, expect, it } from 'vitest';
import { below, randomFrom, shuffled } from './random.ts';

const sequence = (seed: string, count: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, random);
};

describe('randomFrom', () => {
  it('repeats itself for one seed and differs for another', () => {
    expect(sequence('pumps7', 20)).toEqual(sequence('pumps7', 20));
    expect(sequence('pumps7', 20)).not.toEqual(sequence('pumps8', 20));
  });

  it('spreads evenly from 0 to 1', () => {
    const values = sequence('spread', 20_000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const tenths = Array.from({ length: 10 }, (_, i) => values.filter((v) => Math.floor(v * 10) === i).length);
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('below and shuffled', () => {
  it('reach every value, and nothing else', () => {
    const random = randomFrom('dice');
    const seen = new Set(Array.from({ length: 200 }, () => below(random, 6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('keep all items and leave the original alone', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const mixed = shuffled(items, randomFrom('cards'));
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(mixed).not.toEqual(items);
    expect([...mixed].sort()).toEqual(items);
  });
});
