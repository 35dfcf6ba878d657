import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 600',
  fontStretch: '80% 100%',
  // Preloaded it is there for the first paint on a good line; on a bad one the fallback stays rather than jump.
  fontDisplay: 'optional',
});

// What stands until the font arrives: a system face per weight and width of the type styles, scaled to the same
// average advance over English letters, with the same ascent and descent, so that no line breaks elsewhere.
const ASCENT = 0.97;
const DESCENT = 0.25;
// The rarest first: to be told that there is no such face takes longest where Liberation is what there is.
const regular = 'local("Liberation Sans"), local("Arial"), local("Roboto")';
const bold = 'local("Liberation Sans Bold"), local("Arial Bold"), local("Roboto Bold")';
const fallbacks: [src: string, weight: string, stretch: string, scale: number][] = [
  [regular, '400 500', '97% 100%', 1.0235],
  [regular, '400 500', '89% 96%', 0.9102],
  [regular, '400 500', '83% 88%', 0.874],
  [regular, '400 500', '75% 82%', 0.8228],
  [bold, '600', '95% 100%', 0.9334],
  [bold, '600', '92% 94%', 0.898],
  [bold, '600', '89% 91%', 0.8722],
  [bold, '600', '75% 88%', 0.8519],
];
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
for (const [src, fontWeight, fontStretch, scale] of fallbacks) {
  globalFontFace('Instrument Sans Fallback', {
    src,
    fontWeight,
    fontStretch,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ASCENT / scale),
    descentOverride: percent(DESCENT / scale),
    lineGapOverride: '0%',
  });
}
