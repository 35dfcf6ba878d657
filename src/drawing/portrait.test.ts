import { describe, expect, it } from 'vitest';
import { pathExtent } from './pathExtent.ts';
import { colours, fills, pens } from './pens.ts';
import { garments } from './portrait/clothes.ts';
import { styles } from './portrait/hair.ts';
import { Profile } from './portrait/profile.ts';
import type { Traits } from './portrait/traits.ts';
import { portraitDrawing } from './portrait.ts';
import { svgFile } from './svg.ts';

const plain: Traits = { hair: 'crop', clothes: 'band' };
const draw = (traits: Partial<Traits> = {}) => portraitDrawing({ ...plain, ...traits });
const names = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];
const pathsOf = (traits: Partial<Traits>, group = 0) =>
  [...(draw(traits).groups[group]?.markup ?? '').matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);

/** Of anything that a record may ask for, as far as it may go. */
const extremes: [string, Partial<Traits>][] = [-1, 1].flatMap((most): [string, Partial<Traits>][] => {
  const features = {
    face: { forehead: most, brow: most, length: most },
    nose: { length: most, bridge: most, tip: most, round: most, wing: most },
    cheek: most,
    mouth: { full: most, smile: most, tone: 2 },
    chin: most,
    jaw: most,
    neck: 1 + most * 0.2,
    eyes: { open: most, lashes: true },
    brows: { weight: most, lean: most },
  } as const;
  const worn = { beard: 'full', glasses: 'square', earrings: 'rings', lined: true } as const;
  return [
    ...names(styles).map((hair): [string, Partial<Traits>] => [`${hair} and ${most}`, { ...features, ...worn, hair }]),
    ...names(garments).map((clothes): [string, Partial<Traits>] => [
      `${clothes} and ${most}`,
      { ...features, clothes },
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
  it('are the same for the same traits', () => {
    expect(svgFile(draw())).toBe(svgFile(draw()));
  });

  const different: [string, Partial<Traits>][] = [
    ['a longer nose', { nose: { length: 1 } }],
    ['a hump', { nose: { bridge: 1 } }],
    ['a nose that is turned up', { nose: { tip: -1 } }],
    ['a round tip', { nose: { round: 1 } }],
    ['a broad wing', { nose: { wing: 1 } }],
    ['a hollow cheek', { cheek: 1 }],
    ['full lips', { mouth: { full: 1 } }],
    ['a smile', { mouth: { smile: 1 } }],
    ['a chin that stands out', { chin: 1 }],
    ['a square jaw', { jaw: 1 }],
    ['a strong neck', { neck: 1.1 }],
    ['a forehead that leans back', { face: { forehead: 1 } }],
    ['a long face', { face: { length: 1 } }],
    ['heavy brows', { brows: { weight: 1 } }],
    ['open eyes', { eyes: { open: 1 } }],
    ['lines of age', { lined: true }],
    ['a beard', { beard: 'short' }],
    ['glasses', { glasses: 'round' }],
    ['earrings', { earrings: 'drops' }],
    ['another pose', { pose: { tilt: 3, size: 1.1 } }],
    ['hair, skin and clothes of other tones', { tones: { hair: 5, skin: 2, cloth: 4 } }],
  ];
  it.each(different)('show %s', (_name, traits) => {
    expect(svgFile(draw(traits))).not.toBe(svgFile(draw()));
  });

  it('are drawn in ink on the tone of their page, of which they fill the whole', () => {
    for (const { markup } of draw().groups) {
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

    it('stand off the plate by their contour, or in the dark by the light around it, and so does the lettering', () => {
      const rim = Math.max(paper, number(/max\(l,(\.\d+)\)/, colours.rim));
      const edge = paper > 0.5 ? line(plate, pens.contour.opacity) : rim;
      expect(contrast(plate, edge)).toBeGreaterThanOrEqual(3);
      const text = paper > 0.5 ? ink : 0.976;
      expect(contrast(plate, text)).toBeGreaterThanOrEqual(4.5);
    });

    it('have a light around them that cannot be seen on light paper', () => {
      const rim = Math.max(paper, number(/max\(l,(\.\d+)\)/, colours.rim));
      if (paper > 0.5) expect(rim).toBe(plate);
      else expect(rim).toBeGreaterThan(plate);
    });

    it('have skin of one tone darker than that of the one before', () => {
      expect(skin(0)).toBeLessThan(lit);
      const lightness = tones.map(skin);
      expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
    });
  });

  it('have the measures of a head from the side', () => {
    const { skull, brow, mouth, lips } = new Profile(plain);
    const top = Math.min(...skull.map(([, y]) => y));
    const chin = Math.max(...mouth.filter(([x]) => x > 150).map(([, y]) => y));
    const back = Math.min(...skull.slice(0, 50).map(([x]) => x));
    const front = brow[25]?.[0] ?? 0;
    // The eyes lie midway, and a head is a little less deep than high.
    expect((top + chin) / 2).toBeCloseTo(100, -1);
    expect((front - back) / (chin - top)).toBeGreaterThan(0.78);
    expect((front - back) / (chin - top)).toBeLessThan(0.92);
    // The nose stands out furthest, and the lips meet behind it.
    expect(Math.max(...brow.map(([x]) => x))).toBeGreaterThan(Math.max(...mouth.map(([x]) => x)));
    expect(lips[1][0]).toBeLessThan(lips[0][0]);
  });

  it('have all hair end at one distance from the frame', () => {
    for (const hair of names(styles)) {
      // The first path is the plate.
      const top = Math.min(...pathsOf({ hair }, 1).slice(1).map((d) => pathExtent(d)[1])); // biome-ignore format: one line
      expect(top, hair).toBeGreaterThan(24);
      expect(top, hair).toBeLessThan(34);
    }
  });

  it('have fewer lines where they are small', () => {
    for (const hair of names(styles)) {
      const [large = '', small = ''] = draw({ hair }).groups.map(({ markup }) => markup);
      expect(small.length).toBeLessThan(large.length * 0.75);
    }
  });
});
