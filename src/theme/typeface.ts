/** The site's typeface, named here alone. Its files come from `src/theme/fonts` (see the README there). */
export const typeface = {
  family: 'Instrument Sans',
  /** The first holds what the site's own words are made of, the second further letters of Latin. */
  files: ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'],
  /** What the axes reach from and to. */
  weight: '400 600',
  stretch: '80% 100%',
} as const;

/** The family of a system's font scaled to the typeface (`fonts.css.ts`): Arial on desktops and iPhones, Roboto on Android. */
export const fallbackFamily = (system: 'arial' | 'roboto') => `${typeface.family} ${system}`;

/** What text is set in. */
export const fontFamily = [
  ...[typeface.family, fallbackFamily('arial'), fallbackFamily('roboto')].map((family) => `"${family}"`),
  'Arial',
  'sans-serif',
].join(', ');

/** The typeface, as `document.fonts` asks for it. */
export const FONT = `1em "${typeface.family}"`;
