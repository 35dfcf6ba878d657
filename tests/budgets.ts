const KB = 1024;

/** How heavy the site may be, in bytes as they are sent (Brotli, except files that are compressed already). */
const bars = {
  /**
   * A page's HTML with its styles. A server sends about 14 KB in its first flight (ten packets); the page's first window
   * comes with that, and a tail of its lower sections may follow.
   */
  html: 16 * KB,
  /** All scripts of a page once the application runs: two thirds of a second on Lighthouse's slow line (1.44 Mbit/s). */
  script: 120 * KB,
  /** What runs before the visitor does anything, not compressed: it is to be read and compiled while the page is. */
  loader: 4 * KB,
  /**
   * Each font file. A line of 1.6 Mbit/s and 150 ms brings so much in a quarter of a second, so that a first visit has it
   * at most 300 ms after its first paint.
   */
  font: 20 * KB,
  /** Each encoding of the hero's film: three seconds of the slow line, which is idle by then. */
  film: 600 * KB,
  /** Sum of all layout shifts of a visit: a line more or less, where the font takes its fallback's place, and no more. */
  layoutShift: 0.02,
};

/** The share of a bar that pages may use: content grows, and its next edit is not to be the one that fails. */
export const ROOM = 0.85;

const withRoom = Object.entries(bars).map(([name, bar]) => [name, bar * ROOM] as const);

/** What tests hold pages to: each bar with its room. The loader has no content that grows. */
export const budgets: Readonly<typeof bars> = { ...bars, ...Object.fromEntries(withRoom), loader: bars.loader };
