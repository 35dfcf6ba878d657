/** The site's typeface, named here alone. Its files come from `src/theme/fonts` (see the README there). */
export const typeface = {
  family: 'Instrument Sans',
  /** The first holds what the site's own words are made of, the second further letters of Latin. */
  files: ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'],
  /** What the axes reach from and to. */
  weight: '400 600',
  stretch: '80% 100%',
} as const;

/** Whose faces stand until the typeface is there: those of desktops and iPhones, and those of Android. */
export const fallbackSystems = ['Arial', 'Roboto'] as const;
export type FallbackSystem = (typeof fallbackSystems)[number];

/** The family of a system's face at the measures of the typeface. The build measures them (`scripts/fallback.ts`). */
export const fallbackFamily = (system: FallbackSystem) => `${typeface.family} ${system}`;

/** What text is set in. */
export const fontFamily = [
  ...[typeface.family, ...fallbackSystems.map(fallbackFamily)].map((family) => `"${family}"`),
  'Arial',
  'sans-serif',
].join(', ');

/** The typeface, as `document.fonts` asks for it. */
export const FONT = `1em "${typeface.family}"`;
