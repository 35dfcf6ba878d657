import { describe, expect, it } from 'vitest';
import { portraitColors as colors } from './palette.css.ts';

/** Ink opacities of lines and dark shades in a portrait's file. */
const [line, shade] = [0.92, 0.8];

// axe does not measure the contrast of graphics.
describe.each([
  ['light', 0.976],
  ['dark', 0.218],
] as const)('portraits in the %s theme', (theme, paper) => {
  const number = (pattern: RegExp, of: string) => Number(pattern.exec(of)?.[1]);
  const mixed = (over: number, under: number, share: number) => over * share + under * (1 - share);
  // For a gray, OKLab lightness is the cube root of luminance.
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) ** 3 + 0.05) / (Math.min(one, other) ** 3 + 0.05);
  const ink = 0.218;
  const plate = Math.max(paper, number(/max\(l, ([\d.]+)\)/, colors['--portrait-plate']));
  const lit =
    number(/calc\(([\d.]+)/, colors['--portrait-lit']) + paper * number(/\* ([\d.]+)/, colors['--portrait-lit']);

  it.each([
    [0, 4.5],
    [1, 4.5],
    [2, 4.5],
    [3, 4.5],
    [4, 4.5],
    [5, 4.5],
    [6, 3],
    [7, 3],
  ] as const)('have legible features on skin tone %i', (tone, least) => {
    const color = colors[`--portrait-skin-${tone}`];
    const skin = mixed(number(/oklch\(([\d.]+) /, color), lit, number(/ (\d+)%/, color) / 100);
    expect(contrast(skin, mixed(ink, skin, shade))).toBeGreaterThanOrEqual(least);
  });

  it('have enough contrast with the background', () => {
    const rim = Math.max(paper, number(/max\(l, ([\d.]+)\)/, colors['--portrait-rim']));
    const edge = theme === 'light' ? mixed(ink, plate, line) : rim;
    expect(contrast(plate, edge)).toBeGreaterThanOrEqual(3);
  });
});
