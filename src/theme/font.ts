/** The site's font, as `document.fonts` asks for it. */
export const FONT = '1em "Instrument Sans"';

/** How late the font may come to the screen that is shown, in ms after it was asked for. */
export const SOON = 400;

/**
 * Sets the page in its font (`global.css.ts`) instead of its fallback, a system face of the same widths.
 *
 * @param still whether the page is being read: nothing may move then. Where something in the window would have more or
 * fewer lines by it, the fallback stays; the next screen is set in the font in any case.
 */
export function showFont({ dataset }: HTMLElement, still = false): void {
  const seen = [...document.querySelectorAll<HTMLElement>('main *')]
    .filter(
      (part) =>
        still &&
        // To ask for the place of what has not had its turn would lay it out (`later.css.ts`).
        part.checkVisibility({ contentVisibilityAuto: true }) &&
        part.getBoundingClientRect().bottom < innerHeight,
    )
    .map((part) => [part, part.offsetHeight] as const);
  dataset.font = '';
  // Asked for a height, a browser lays out and does not paint. Less than a line comes from rounding.
  if (seen.some(([part, height]) => Math.abs(part.offsetHeight - height) > 9)) delete dataset.font;
}
