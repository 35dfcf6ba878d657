import { describe, expect, it } from 'vitest';
import { pathExtent } from './pathExtent.ts';
import { colours, fills, pens } from './pens.ts';
import { Body } from './portrait/body.ts';
import { garments } from './portrait/clothes.ts';
import { styles } from './portrait/hairs.ts';
import { Head } from './portrait/head.ts';
import type { Traits } from './portrait/traits.ts';
import { portraitDrawing } from './portrait.ts';
import { svgFile } from './svg.ts';

const plain: Traits = { turn: 12, jaw: 0.5, hair: 'crop', hatching: 3, clothes: 'band' };
const draw = (traits: Partial<Traits>, seed = 'somebody') => portraitDrawing({ ...plain, ...traits }, seed);
const names = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** Of anything that a record may ask for, as far as it may go. */
const extremes: [string, Partial<Traits>][] = [-26, 26].flatMap((turn): [string, Partial<Traits>][] => {
  const far = { turn, tilt: turn / 4, parted: turn < 0 ? -1 : 1 } as const;
  const worn = { beard: 'full', glasses: 'square', earrings: 'drops', lined: true } as const;
  return [
    ...names(styles).map((hair): [string, Partial<Traits>] => [`${hair} at ${turn}°`, { ...far, ...worn, hair }]),
    ...names(garments).map((clothes): [string, Partial<Traits>] => [
      `${clothes} at ${turn}°`,
      { ...far, clothes, neck: 1.2, shoulders: { width: 118, drop: 10 } },
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
    expect(middle(-14)).toBeLessThan(middle(-4) - 3);
    expect(middle(14)).toBeGreaterThan(middle(4) + 3);
  });

  it('are drawn in ink on the tone of their page, of which they fill the whole', () => {
    for (const { markup } of draw({}).groups) {
      expect(markup).toMatch(/^<path [^>]*fill="oklch\([^>]* d="M0 0h240v240h-240z"/);
      expect(markup).toContain('<g color="var(--color-on-signal)">');
      expect(markup).not.toContain('fill="var(--color-face-top)"');
    }
  });

  describe.each([
    ['light', 0.976],
    ['dark', 0.218],
  ] as const)('in the %s theme', (_theme, paper) => {
    const number = (pattern: RegExp, of: string) => Number(pattern.exec(of)?.[1]);
    const mixed = (over: number, under: number, share: number) => over * share + under * (1 - share);
    // Of a grey the lightness is the cube root of its luminance.
    const contrast = (one: number, other: number) =>
      (Math.max(one, other) ** 3 + 0.05) / (Math.min(one, other) ** 3 + 0.05);
    const ink = 0.218;
    const plate = Math.max(paper, number(/max\(l,(\.\d+)\)/, colours.plate));
    const lit = number(/calc\((\.\d+)/, colours.lit) + paper * number(/\* ?(\.\d+)/, colours.lit);
    const tones = [0, 1, 2, 3, 4, 5, 6, 7] as const;
    const skin = (tone: (typeof tones)[number]) =>
      mixed(number(/oklch\((\.\d+) /, colours[`skin${tone}`]), lit, number(/ (\d+)%/, colours[`skin${tone}`]) / 100);
    const line = (on: number, opacity: number) => mixed(ink, on, opacity);

    it('have features that are legible on skin, whatever its tone', () => {
      for (const tone of tones)
        expect(contrast(skin(tone), line(skin(tone), fills.inkSoft.opacity))).toBeGreaterThanOrEqual(
          tone < 6 ? 4.5 : 3,
        );
    });

    it('stand off the plate by their contour, and so does the lettering in its corner', () => {
      expect(contrast(plate, line(plate, pens.contour.opacity))).toBeGreaterThanOrEqual(3);
      const text = paper > 0.5 ? ink : 0.976;
      expect(contrast(plate, text)).toBeGreaterThanOrEqual(4.5);
    });

    it('have skin of one tone darker than that of the one before', () => {
      expect(skin(0)).toBeLessThan(lit);
      const lightness = tones.map(skin);
      expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
    });
  });

  it('are told apart by the tones of hair, skin and clothes', () => {
    const fillsOf = (tones: NonNullable<Traits['tones']>) =>
      new Set([...svgFile(draw({ tones })).matchAll(/fill="(color-mix[^"]*)"/g)].map(([, fill]) => fill)).size;
    expect(fillsOf({ hair: 5, skin: 2, cloth: 4 })).toBeGreaterThan(fillsOf({}));
  });

  it('have their eyes at one height, midway between crown and chin', () => {
    for (const turn of [-14, 0, 14]) {
      const head = new Head({ ...plain, turn });
      const [, eyes] = head.at([0, 0, 40]);
      expect(eyes).toBe(101);
      expect((head.dome()[8]?.[1] ?? 0) + (head.edge(1).at(-1)?.[1] ?? 0)).toBeCloseTo(2 * eyes, -1);
    }
  });

  it('have all hair end at one distance from the frame', () => {
    for (const hair of names(styles))
      for (const turn of [-20, 5, 20]) {
        // The first path is the plate.
        const [, ...paths] = [...(draw({ hair, turn }).groups[1]?.markup ?? '').matchAll(/ d="([^"]*)"/g)];
        const top = Math.min(...paths.map(([, d = '']) => pathExtent(d)[1]));
        expect(top, hair).toBeGreaterThan(25);
        expect(top, hair).toBeLessThan(34);
      }
  });

  it('hide the far ear and show the near one where they are turned far', () => {
    const head = new Head({ ...plain, turn: 20 });
    const far = Math.max(...head.edge(1).map(([x]) => x));
    expect(head.at([44.6, 0, -7])[0]).toBeLessThan(far);
    expect(head.at([-44.6, 0, -7])[0]).toBeLessThan(Math.min(...head.edge(-1).map(([x]) => x)) - 6);
  });

  it('keep a lens that is turned away within the face', () => {
    const outlines = (traits: Partial<Traits>) => {
      const markup = draw({ turn: 24, hair: 'crop', ...traits }).groups[0]?.markup ?? '';
      return [...markup.matchAll(/stroke-width="1\.25"[^>]* d="([^"]*)"/g)].map(([, d = '']) => d);
    };
    const [bare, worn] = [new Set(outlines({})), outlines({ glasses: 'round' })];
    const glasses = worn.filter((d) => !bare.has(d)).map((d) => pathExtent(d)[2]);
    const beside = new Head({ ...plain, turn: 24 }).edge(1).filter(([, y]) => y > 90 && y < 112);
    const cheek = Math.min(...beside.map(([x]) => x));
    expect(glasses.length).toBeGreaterThan(0);
    expect(Math.max(...glasses)).toBeLessThan(cheek - 2);
  });

  it('stand on a neck about two thirds as broad as the jaw', () => {
    const head = new Head({ ...plain, turn: 0 });
    const jaw = head.edge(1).find(([, y]) => y > head.at([0, 36, 0])[1])?.[0] ?? 0;
    const neck = new Body(head, plain).neck;
    expect(neck / (jaw - 120)).toBeGreaterThan(0.6);
    expect(neck / (jaw - 120)).toBeLessThan(0.75);
  });

  it('have fewer lines where they are small', () => {
    for (const hair of names(styles)) {
      const [large = '', small = ''] = draw({ hair }).groups.map(({ markup }) => markup);
      expect(small.length).toBeLessThan(large.length * 0.9);
    }
  });
});
