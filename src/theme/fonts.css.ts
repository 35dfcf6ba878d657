import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFamily, typeface } from './typeface';

const [first, additional] = typeface.files;
const descriptors = { fontWeight: typeface.weight, fontStretch: typeface.stretch, fontDisplay: 'swap' } as const;
globalFontFace(typeface.family, { ...descriptors, src: `url("./fonts/${first}") format("woff2")` });
globalFontFace(typeface.family, {
  ...descriptors,
  src: `url("./fonts/${additional}") format("woff2")`,
  unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF',
});

/** Text length in the web font relative to a system font, by weight and width, for `size-adjust`. */
const LENGTHS: Record<'arial' | 'roboto', Record<number, Record<number, number>>> = {
  arial: {
    400: { 90: 0.908, 100: 1.017 },
    500: { 80: 0.823, 86: 0.882, 90: 0.924, 96: 0.99, 100: 1.034 },
    600: { 84: 0.824, 88: 0.862, 90: 0.882, 92: 0.898, 93: 0.908, 96: 0.957, 100: 0.998 },
  },
  roboto: {
    400: { 90: 0.908, 100: 1.017 },
    500: { 80: 0.823, 86: 0.882, 90: 0.924, 96: 0.99, 100: 1.034 },
    600: { 84: 0.876, 88: 0.916, 90: 0.938, 92: 0.955, 93: 0.965, 96: 1.018, 100: 1.062 },
  },
};
const SOURCES = {
  arial: {
    regular: 'local("Liberation Sans"), local("Arial")',
    bold: 'local("Liberation Sans Bold"), local("Arial Bold")',
  },
  roboto: { regular: 'local("Roboto")', bold: 'local("Roboto Bold")' },
} as const;
/** Metrics of the web font, in em. */
const ASCENT = 0.97;
const DESCENT = 0.25;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

for (const system of ['arial', 'roboto'] as const)
  for (const [weight, widths] of Object.entries(LENGTHS[system]))
    for (const [width, length] of Object.entries(widths))
      globalFontFace(fallbackFamily(system), {
        src: SOURCES[system][Number(weight) < 600 ? 'regular' : 'bold'],
        fontWeight: Number(weight),
        fontStretch: `${width}%`,
        sizeAdjust: percent(length),
        ascentOverride: percent(ASCENT / length),
        descentOverride: percent(DESCENT / length),
      });
