/** The site's font, as `document.fonts` asks for it. */
export const FONT = '1em "Instrument Sans"';

/** How late the font may come to the screen that is shown, in ms after it was asked for. */
export const SOON = 400;

/** Sets the page in its font (`global.css.ts`) instead of its fallback, a system face of the same widths. */
export function showFont(root: HTMLElement): void {
  root.dataset.font = '';
}

/**
 * Sets a page that is being read in its font, unless something in the window would have more or fewer lines by it: nothing
 * moves under a reader's eyes. The next screen is set in the font in any case.
 */
export function showFontWhereStill(root: HTMLElement): void {
  const seen = [...root.querySelectorAll<HTMLElement>('main *')]
    .filter(
      (part) =>
        // To ask for the place of what has not had its turn would lay it out (`later.css.ts`).
        part.checkVisibility({ contentVisibilityAuto: true }) && part.getBoundingClientRect().bottom < innerHeight,
    )
    .map((part) => [part, part.offsetHeight] as const);
  showFont(root);
  // Asked for a height, a browser lays out and does not paint. Less than a line comes from rounding.
  if (seen.some(([part, height]) => Math.abs(part.offsetHeight - height) > 9)) delete root.dataset.font;
}
