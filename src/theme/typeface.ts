/**
 * The site's typeface, named here and first in `font.family` of `tokens/type.json`. Its files come from
 * `src/theme/fonts` (see the README there).
 */
export const typeface = {
  family: 'Instrument Sans',
  /** The first holds what the site's own words are made of, the second further letters of Latin. */
  files: ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'],
  /** What the axes reach from and to. */
  weight: '400 600',
  stretch: '80% 100%',
  /** Of the em, for the fallback to be as high. */
  ascent: 0.97,
  descent: 0.25,
} as const;

/** The typeface, as `document.fonts` asks for it. */
export const FONT = `1em "${typeface.family}"`;
