import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 600',
  fontStretch: '80% 100%',
  // Asked for by the loader, after the first paint. Where scripts do not run, it takes the fallback's place when it comes.
  fontDisplay: 'swap',
});

// What stands until the font is shown: a system face per weight and width of the type styles, scaled to the same
// average advance over the site's own texts, with the same ascent and descent: almost no line breaks elsewhere.
const ASCENT = 0.97;
const DESCENT = 0.25;
// The rarest first: to be told that there is no such face takes longest where Liberation is what there is.
const regular = 'local("Liberation Sans"), local("Arial"), local("Roboto")';
const bold = 'local("Liberation Sans Bold"), local("Arial Bold"), local("Roboto Bold")';
const fallbacks: [src: string, weight: string, stretch: string, scale: number][] = [
  [regular, '400 500', '97% 100%', 1.0235],
  [regular, '400 500', '92% 96%', 0.9606],
  [regular, '400 500', '89% 91%', 0.9055],
  [regular, '400 500', '83% 88%', 0.874],
  [regular, '400 500', '75% 82%', 0.8228],
  [bold, '600', '98% 100%', 0.9866],
  [bold, '600', '95% 97%', 0.9437],
  [bold, '600', '92% 94%', 0.9107],
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
