import type { Page } from 'playwright';

declare global {
  interface Window {
    /** When a text took other widths than it had before, in ms. */
    textChanges: number[];
  }
}

/** Notes every frame in which one of the first texts of a page has other widths than it was first seen with. */
export function recordTextChanges() {
  window.textChanges = [];
  const seen = new WeakMap<Element, { text: string; widths: string }>();
  const look = () => {
    let hasChanged = false;
    for (const element of [...document.querySelectorAll('h1, main p')].slice(0, 3)) {
      const text = element.textContent ?? '';
      const range = document.createRange();
      range.selectNodeContents(element);
      const widths = String([...range.getClientRects()].map(({ width }) => Math.round(width * 8)));
      const before = seen.get(element);
      // While a page is read, texts come one by one, and grow.
      if (before?.text === text && before.widths !== widths) hasChanged = true;
      seen.set(element, { text, widths });
    }
    if (hasChanged) window.textChanges.push(performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Waits until a page has painted something. */
export const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
