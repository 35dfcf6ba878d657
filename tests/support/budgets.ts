const KB = 1024;

/**
 * Budgets, with sizes in bytes as sent unless noted. Raise one only for a reason that visitors would accept. Tests
 * compress with Brotli quality 9, which is twenty times as fast as a host's quality 11 and makes files up to a tenth
 * larger.
 */
export const budgets = {
  /** HTML of a page with its styles, which arrives in the first round trips. */
  html: 20 * KB,
  /** Uncompressed. The only script file that runs before user input. */
  loader: 4 * KB,
  /** All inline scripts of a page, uncompressed. */
  inlineScript: 0.4 * KB,
  /** All scripts of a running application. Corresponds to 125 KB at a host's quality 11. */
  script: 135 * KB,
  /** Fonts of the first view. */
  fonts: 45 * KB,
  /** One file of the hero's film. */
  film: 600 * KB,
  /** One file of the hero's film for phones. */
  phoneFilm: 300 * KB,
  /** Sum of the layout shifts of a visit, except those right after user input. */
  layoutShift: 0.02,
} as const;
