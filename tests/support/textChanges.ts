import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Times in ms at which the width of a text changed. */
    textChanges: number[];
  }
}

/** Records each frame in which one of the first texts changes its width. */
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
      // During parsing, texts appear one by one and grow.
      if (before?.text === text && before.widths !== widths) hasChanged = true;
      seen.set(element, { text, widths });
    }
    if (hasChanged) window.textChanges.push(performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Waits for the first contentful paint. */
export const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
