/**
 * Where the layout changes, as media conditions for vanilla-extract's `@media`.
 * Styles are written for the narrowest window first. Windows are measured in em: with larger text, fewer words fit into
 * them. One em is the default font size of the browser, 16 px unless the visitor has changed it.
 */
export const media = {
  /** Below 320 px, as a phone with large text is: what stands side by side on phones stands one below the other. */
  slim: 'screen and (width < 20em)',
  /** From 700 px: frame lines and margins outside the sheet, two columns and more. */
  wide: 'screen and (min-width: 43.75em)',
  /** From 700 to 1024 px. */
  medium: 'screen and (43.75em <= width < 64em)',
  /** From 1024 px: full header, twelve columns, the hero's drawing beside its words. */
  desk: 'screen and (min-width: 64em)',
  /** From 1600 px: heads with a drawing in their corner give it five twelfths of the sheet, and running text is larger. */
  broad: 'screen and (min-width: 100em)',
  /** A pointer that can rest on something without pressing it. */
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
  forced: '(forced-colors: active)',
  print: 'print',
} as const;
