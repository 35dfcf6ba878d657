import { describe, expect, it } from 'vitest';
import type { Point } from './geometry.ts';
import { pathExtent } from './pathExtent.ts';
import { garments } from './portrait/clothes.ts';
import { styles } from './portrait/hairs.ts';
import { clipped, isWithin } from './portrait/lines.ts';
import type { Traits } from './portrait/traits.ts';
import { portraitDrawing } from './portrait.ts';
import { svgFile } from './svg.ts';

const plain: Traits = { turn: 12, jaw: 0.5, hair: 'crop', hatching: 3, clothes: 'band' };
const draw = (traits: Partial<Traits>, seed = 'somebody') => portraitDrawing({ ...plain, ...traits }, seed);
const names = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** Of anything that a record may ask for, as far as it may go. */
const extremes: [string, Partial<Traits>][] = [-24, 24].flatMap((turn): [string, Partial<Traits>][] => {
  const far = { turn, tilt: turn / 4, nod: 5, size: 1.08, place: [0, 6], parted: turn < 0 ? -1 : 1 } as const;
  const worn = { beard: 'full', glasses: 'square', earrings: 'drops', lined: true } as const;
  return [
    ...names(styles).map((hair): [string, Partial<Traits>] => [`${hair} at ${turn}°`, { ...far, ...worn, hair }]),
    ...names(garments).map((clothes): [string, Partial<Traits>] => [
      `${clothes} at ${turn}°`,
      { ...far, clothes, neck: 1.2, shoulders: { width: 118, drop: 10 }, place: [8, 10] },
    ]),
  ];
});

describe.each(extremes)('a portrait with %s', (_name, traits) => {
  const file = svgFile(draw(traits));
  it('stays on its paper, with no broken number', () => {
    expect(/NaN|undefined|Infinity/.exec(file)).toBeNull();
    for (const [, d = ''] of file.matchAll(/ d="([^"]*)"/g)) {
      const [left, top, right, bottom] = pathExtent(d);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.1);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(240.1);
    }
  });
});

describe('portraits', () => {
  it('are the same for the same seed, and by another hand for another', () => {
    expect(svgFile(draw({}))).toBe(svgFile(draw({})));
    expect(svgFile(draw({}, 'another'))).not.toBe(svgFile(draw({})));
  });

  it('turn as a whole: the features go with the head', () => {
    const middle = (turn: number) => {
      const pupils = /fill="currentColor" d="([^"]*)"/.exec(svgFile(draw({ turn })))?.[1] ?? '';
      const [left, , right] = pathExtent(pupils);
      return (left + right) / 2;
    };
    expect(middle(-20)).toBeLessThan(middle(-8) - 5);
    expect(middle(20)).toBeGreaterThan(middle(8) + 5);
  });

  it('are dark on a light plate in either theme, of which they fill the whole', () => {
    for (const { markup } of draw({}).groups) {
      expect(markup).toMatch(/^<g color="var\(--color-on-signal\)"><path [^>]*fill="oklch\([^>]* d="M0 0h240v240h-240z"/); // biome-ignore format: one line
      expect(markup).not.toContain('fill="var(--color-face-top)"');
    }
  });

  it('are told apart by the tones of hair, skin and clothes', () => {
    const fillsOf = (tones: NonNullable<Traits['tones']>) =>
      new Set([...svgFile(draw({ tones })).matchAll(/fill="(color-mix[^"]*)"/g)].map(([, fill]) => fill)).size;
    expect(fillsOf({ hair: 5, skin: 2, cloth: 4 })).toBeGreaterThan(fillsOf({}));
  });

  it('cut strands where the hair ends', () => {
    const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]]; // biome-ignore format: points
    const [inside = [], ...more] = clipped([[[-5, 5], [15, 5]], [[-5, 20], [15, 20]]], square); // biome-ignore format: lines
    expect(more).toEqual([]);
    for (const [x, y] of inside) expect(isWithin([x, y], square)).toBe(true);
    expect(inside.at(-1)?.[0]).toBeGreaterThan(9);
  });

  it('have fewer lines where they are small', () => {
    for (const hair of names(styles)) {
      const [large = '', small = ''] = draw({ hair }).groups.map(({ markup }) => markup);
      expect(small.length).toBeLessThan(large.length * 0.9);
    }
  });
});
