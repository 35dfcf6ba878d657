const KB = 1024;

/** How heavy the site may be, in bytes as they are sent (Brotli, except files that are compressed already). */
export const budgets = {
  /** A page's HTML with its styles: one round trip. */
  html: 14 * KB,
  /** All scripts of a page's first visit, once the application runs. */
  script: 105 * KB,
  /** What runs before the visitor does anything. */
  loader: 4 * KB,
  /**
   * Each font file. A line of 1.6 Mbit/s and 150 ms brings so much in a quarter of a second, so that a first visit has it
   * at most 300 ms after its first paint.
   */
  font: 20 * KB,
  /** Each encoding of the hero's film. */
  film: 600 * KB,
  /** Sum of all layout shifts of a visit: a line more or less, where the font takes its fallback's place, and no more. */
  layoutShift: 0.02,
} as const;
