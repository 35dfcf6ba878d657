import { expect, it } from 'vitest';
import { recordDrawing, svgFile } from './index.ts';
import { measure, measureInset } from './measure.ts';
import { phasesDrawing } from './phases.ts';

it('a measure draws a span at the scale of its axis', () => {
  const markup = measure({
    width: 350,
    divisions: 24,
    majorEvery: 6,
    labels: [],
    dimension: '24 hours',
    spans: [{ from: 0, to: 4 / 24, text: 'under 4 h' }],
  }).groups[0]?.markup;
  const [, width] = /fill="var\(--color-face-top[^"]*" d="M\S+ \S+?h([\d.]+)/.exec(markup ?? '') ?? [];
  expect(Number(width)).toBeCloseTo(((350 - 2 * measureInset) * 4) / 24, 0);
});

it('the phases of a program are as long as their weeks', () => {
  const phases = [
    { label: 'Look', weeks: 4 },
    { label: 'Build', weeks: 15 },
    { label: 'Hand over', weeks: 1 },
  ];
  const file = svgFile(phasesDrawing({ width: 712, height: 330, phases }));
  const bars = [...file.matchAll(/stroke-width="1" fill="[^"]*" d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/h([\d.]+)v/g)].map(([, length]) => Number(length)),
  );
  const week = (712 - 24) / 20;
  expect(bars.map((length) => Math.round(length / week))).toEqual([4, 15, 1]);
});

it('two columns of a record are in proportion to their values', () => {
  const file = svgFile(recordDrawing('blog', 'id', { figure: { kind: 'pairs', values: [[20, 10]] } }));
  const [before = 0, after = 0] = [...file.matchAll(/h58v([\d.]+)h-58/g)].map(([, height]) => Number(height));
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before / 2);
});
