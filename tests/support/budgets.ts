const KB = 1024;

/**
 * How heavy the site may be, in bytes as they are sent. A change needs a reason that a visitor would accept. Tests compress
 * with quality 9, which is twenty times as fast as that of a host and up to a tenth heavier.
 */
export const budgets = {
  /** A page's HTML with its styles: what the first round trips of a connection bring. */
  html: 20 * KB,
  /** The script that runs before the visitor does anything, not compressed, because it is parsed with the page. */
  loader: 4 * KB,
  /** The scripts that are inside a page, together. */
  inlineScript: 0.4 * KB,
  /** All scripts of a page once the application runs: 125 KB from a host, whose quality 11 saves 8 %. */
  script: 135 * KB,
  /** The fonts of a first view. */
  fonts: 45 * KB,
  /** A file of the hero's film. */
  film: 600 * KB,
  /** The same for phones. */
  phoneFilm: 300 * KB,
  /** The sum of all layout shifts of a visit. */
  layoutShift: 0.02,
} as const;
