/** Typeface of the site. Its files are in `src/theme/fonts` (see the README there). */
export const typeface = {
  family: 'Instrument Sans',
  /** The first has the characters of the site's own text; the second has further Latin letters. */
  files: ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'],
  /** Ranges of the variable font's axes. */
  weight: '400 600',
  stretch: '80% 100%',
} as const;

/** Name of a scaled system font (`fonts.css.ts`): Arial on desktops and iPhones, Roboto on Android. */
export const fallbackFamily = (system: 'arial' | 'roboto') => `${typeface.family} ${system}`;

export const fontFamily = [
  ...[typeface.family, fallbackFamily('arial'), fallbackFamily('roboto')].map((family) => `"${family}"`),
  'Arial',
  'sans-serif',
].join(', ');

/** For `document.fonts`. */
export const FONT = `1em "${typeface.family}"`;
