import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** Once what moves in with the focus stands: the focused element, and whether any part of it can be seen: not under the header, not outside the window. */
async function focusSeen() {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  const box = element.getBoundingClientRect();
  const label = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const spread = (from: number, length: number) => [0.1, 0.5, 0.9].map((part) => from + length * part);
  const seen = spread(box.left, box.width).some((x) =>
    spread(box.top, box.height).some((y) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      );
    }),
  );
  return { label, seen };
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(focusSeen);
    if (!focus) break;
    if (!focus.seen) hidden.push(focus.label);
  }
  return { hidden, stops };
}

describe.each(['/', '/contact'])('the focus on %s', (path) => {
  it.each([
    [1280, 800],
    [360, 740],
  ])('is never hidden at %i px, forwards and backwards', async (width, height) => {
    const { page } = await open(path, { width, height });
    await startApplication(page);
    const forwards = await walk(page, 'Tab');
    expect(forwards.stops).toBeGreaterThan(10);
    expect(forwards.hidden).toEqual([]);
    const backwards = await walk(page, 'Shift+Tab');
    expect(backwards.stops).toBeGreaterThan(10);
    expect(backwards.hidden).toEqual([]);
  });
});

it.each([390, 768, 1280])('the footer is read in the order in which it is seen at %d px', async (width) => {
  const { page } = await open('/', { width });
  const cells = await page.locator('footer > div > *').evaluateAll((all) =>
    all
      .map((cell) => ({ words: cell.textContent, ...cell.getBoundingClientRect().toJSON() }))
      .filter(({ height }) => height > 0)
      .map(({ words, top, left }) => ({ words, top: Math.round(top), left: Math.round(left) })),
  );
  const words = (list: typeof cells) => list.map((cell) => cell.words);
  expect(cells.length).toBeGreaterThan(5);
  expect(words(cells)).toEqual(words(cells.toSorted((one, other) => one.top - other.top || one.left - other.left)));
});
