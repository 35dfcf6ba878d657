import { globalFontFace } from '@vanilla-extract/css';
import { typeface } from './typeface';

// The whole files, for development and Storybook. The site's build cuts its own from them (`scripts/fonts.ts`).
const [first, further] = typeface.files;
const common = { fontWeight: typeface.weight, fontStretch: typeface.stretch };
globalFontFace(typeface.family, { ...common, src: `url("./fonts/${first}") format("woff2")` });
globalFontFace(typeface.family, {
  ...common,
  src: `url("./fonts/${further}") format("woff2")`,
  unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF',
});

// What stands until the font is there: a system face per weight and width of the type styles, scaled to the same
// average advance over the site's own texts, with the same ascent and descent: almost no line breaks elsewhere.
// The rarest first: to be told that there is no such face takes longest where Liberation is what there is.
const regular = 'local("Liberation Sans"), local("Arial"), local("Roboto")';
const bold = 'local("Liberation Sans Bold"), local("Arial Bold"), local("Roboto Bold")';
const fallbacks: [src: string, weight: string, stretch: string, scale: number][] = [
  [regular, '400', '97% 100%', 1.0128],
  [regular, '500', '97% 100%', 1.036],
  [regular, '400', '92% 96%', 0.963],
  [regular, '500', '95% 96%', 0.9976],
  [regular, '500', '92% 94%', 0.954],
  [regular, '400 500', '89% 91%', 0.9051],
  [regular, '400 500', '83% 88%', 0.85],
  [regular, '400 500', '75% 82%', 0.811],
  [bold, '600', '98% 100%', 0.996],
  [bold, '600', '95% 97%', 0.954],
  [bold, '600', '92% 94%', 0.91],
  [bold, '600', '89% 91%', 0.8756],
  [bold, '600', '86% 88%', 0.8512],
  [bold, '600', '75% 85%', 0.8085],
];
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
for (const [src, fontWeight, fontStretch, scale] of fallbacks) {
  globalFontFace(`${typeface.family} Fallback`, {
    src,
    fontWeight,
    fontStretch,
    sizeAdjust: percent(scale),
    ascentOverride: percent(typeface.ascent / scale),
    descentOverride: percent(typeface.descent / scale),
    lineGapOverride: '0%',
  });
}
