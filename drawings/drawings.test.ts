import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordmark } from '../src/content/wordmark.generated.ts';
import { figureDrawing } from './src/figures/index.ts';
import { files } from './src/files.ts';
import { measure, measureInset } from './src/measure.ts';
import { phasesDrawing } from './src/phases.ts';
import { svgFile } from './src/svg.ts';
import { wordmarkFile, wordmarkModule } from './tools/wordmark.ts';

const committed = (name: string) => readFileSync(join(import.meta.dirname, '../public/drawings', name), 'utf8');

describe('drawing again', () => {
  it.each([...files()])('leaves %s as it is', (name, text) => {
    expect(text === committed(name), `${name} is drawn otherwise now; npm run drawings writes it`).toBe(true);
  });
  it('leaves the outlines of the wordmark as they are', async () => {
    expect(readFileSync(wordmarkFile, 'utf8')).toBe(await wordmarkModule(wordmark.name));
  });
});

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

it('the bars of phases are in proportion to their weeks', () => {
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

it('two columns are in proportion to their values', () => {
  const file = svgFile(figureDrawing({ figure: { kind: 'pairs', values: [[20, 10]] } }));
  const [before = 0, after = 0] = [...file.matchAll(/h58v([\d.]+)h-58/g)].map(([, height]) => Number(height));
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before / 2);
});
