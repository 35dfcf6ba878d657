import { describe, expect, it } from 'vitest';
import { svgFile } from './index.ts';
import { pathExtent } from './pathExtent.ts';
import { phasesDrawing } from './phases.ts';

const phases = [
  { label: 'Look', weeks: 4 },
  { label: 'Build', weeks: 15 },
  { label: 'Hand over', weeks: 1 },
];
const papers = [
  { width: 1304, height: 420 },
  { width: 712, height: 330 },
  { width: 350, height: 340 },
];
const drawn = (paper: { width: number; height: number }) => svgFile(phasesDrawing({ ...paper, phases }));
const words = (file: string) => [...file.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);

describe.each(papers)('the phases of a program on $width × $height', (paper) => {
  const file = drawn(paper);

  it('are named with their weeks, and so is the whole', () => {
    expect(words(file)).toEqual(
      expect.arrayContaining(['20 weeks', 'Look, 4 weeks', 'Build, 15 weeks', 'Hand over, 1 week', 'Week 0', '20']),
    );
  });

  it('are to scale, and the last of them is solid', () => {
    // Neighbours of one fill are one path.
    const paths = [...file.matchAll(/stroke-width="1" fill="([^"]*)" d="([^"]*)"/g)];
    const bars = paths.flatMap(([, fill = '', d = '']) =>
      [...d.matchAll(/h([\d.]+)v/g)].map(([, length]) => ({
        solid: fill.includes('currentColor'),
        length: Number(length),
      })),
    );
    const week = (paper.width - 24) / 20;
    expect(bars.map(({ length }) => Math.round(length / week))).toEqual(phases.map(({ weeks }) => weeks));
    expect(bars.map(({ solid }) => solid)).toEqual([false, false, true]);
  });

  it('stay on the paper', () => {
    for (const [, d = ''] of file.matchAll(/ d="([^"]*)"/g)) {
      const [left, top, right, bottom] = pathExtent(d);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(paper.width);
      expect(bottom).toBeLessThanOrEqual(paper.height);
    }
  });
});

it('a program without phases is not drawn', () => {
  expect(() => phasesDrawing({ width: 712, height: 330, phases: [] })).toThrow(RangeError);
});
