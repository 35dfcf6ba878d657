/** Media conditions, in em to respect the browser's default font size. Base styles are for the narrowest window. */
export const media = {
  /** Below 320 px, or a phone with large text: no columns. */
  slim: 'screen and (width < 20em)',
  /** From 700 px: frame lines, page margins, two columns and more. */
  wide: 'screen and (min-width: 43.75em)',
  /** From 700 to 1023 px. */
  medium: 'screen and (43.75em <= width < 64em)',
  /** From 1024 px: full header, twelve columns. */
  desk: 'screen and (min-width: 64em)',
  /** From 1600 px, where the root font size starts to grow: larger running text. */
  broad: 'screen and (min-width: 100em)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
  forced: '(forced-colors: active)',
  print: 'print',
} as const;
