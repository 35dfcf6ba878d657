import { describe, expect, it } from 'vitest';
import { type MeasureOptions, measure, measureInset } from './measure.ts';
import { pathExtent } from './pathExtent.ts';

const options: MeasureOptions = {
  width: 350,
  divisions: 24,
  majorEvery: 6,
  labels: [
    [0, '0 h'],
    [1, '24 h'],
  ],
  dimension: '24 hours',
  spans: [{ from: 0, to: 4 / 24, text: 'under 4 h' }],
};
const markup = measure(options).groups[0]?.markup ?? '';
const length = 350 - 2 * measureInset;

describe('measure', () => {
  it('draws a span at true scale', () => {
    const span = /stroke-width="1" fill="var\(--color-face-top[^"]*" d="([^"]*)"/.exec(markup)?.[1] ?? '';
    const [left, , right] = pathExtent(span);
    expect(left).toBeCloseTo(measureInset, 1);
    expect(right - left).toBeCloseTo((length * 4) / 24, 0);
  });

  it('has a tick for every division, longer at every major one', () => {
    const ticks = [...markup.matchAll(/v(6|12)(?=[m"])/g)].map(([, size]) => size);
    expect(ticks).toHaveLength(25);
    expect(ticks.filter((size) => size === '12')).toHaveLength(5);
  });

  it('sets the text in the dimension line', () => {
    expect(markup).toContain('>24 hours</text>');
  });

  it('refuses positions outside the axis', () => {
    expect(() => measure({ ...options, marks: [[1.2, 'late']] })).toThrow(RangeError);
  });
});
