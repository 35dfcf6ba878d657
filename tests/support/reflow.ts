import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Elements that stick out of the window at the right, unless a box that scrolls or clips holds them. */
function overflowing() {
  const edge = document.documentElement.clientWidth;
  const held = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.documentElement) return false;
    return (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') || held(parent);
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge + 1 && !held(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

const overflow = (page: Page) =>
  page.evaluate(overflowing).then(async (elements) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    return wide ? ['the page', ...elements] : [];
  });

/** Words of which a part stands on the next line, though nothing in them says where. */
function brokenWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesIn = () => new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  // What only screen readers see is a pixel wide.
  const seen = (element: Element | null): boolean =>
    !element || (element.getBoundingClientRect().width > 1 && seen(element.parentElement));
  const found = new Set<string>();
  let folded = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    if (linesIn() < 2 || node.parentElement?.closest('svg') || !seen(node.parentElement)) continue;
    folded += 1;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b\u2010-\u2014/-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesIn() > 1) found.add(word);
    }
  }
  return { folded, broken: [...found] };
}

/** Sets text as far apart as a visitor may (WCAG 2.2, 1.4.12). A sheet made by script is no business of the page's policy. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Texts that a box cuts off. What is for screen readers alone is cut off on purpose. */
function clipped() {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!cuts(overflowX) && !cuts(overflowY)) continue;
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1) break;
      if (
        (cuts(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1)) ||
        (cuts(overflowY) && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1))
      )
        found.push(`${node.textContent.trim().slice(0, 60)} in ${box.tagName} ${box.className}`);
    }
  }
  return found;
}

/** Focuses everything in turn, each from where the top of the window hides it, and names what a part that stays covers. */
function coveredByWhatStays() {
  const stays = (element: Element | null): Element | null =>
    element && (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ? element : stays(element.parentElement));
  const spread = (from: number, length: number) => [0.1, 0.5, 0.9].map((part) => from + length * part);
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  const able = [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const covered = new Set<string>();
  // Under the header, and under what stands below the header.
  for (const [element, under] of able.flatMap((each) => [4, 90].map((top) => [each, top] as const))) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollBy(0, element.getBoundingClientRect().top - under);
    element.focus();
    if (document.activeElement !== element) continue;
    const box = element.getBoundingClientRect();
    for (const x of spread(box.left, box.width))
      for (const y of spread(box.top, box.height)) {
        const part = stays(document.elementFromPoint(x, y));
        if (part && !part.contains(element))
          covered.add(`${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)} under ${part.className}`);
      }
  }
  return { focused: able.length, covered: [...covered] };
}

/**
 * Looks for what has no room in narrow windows or with text spaced out, and for what is covered when it has the focus.
 * Leaves the page with its text spaced out.
 */
export async function expectReflow(page: Page): Promise<void> {
  // 320 × 256 is also what a window of 1280 × 1024 leaves at 400 % zoom, and the widest phones' layout ends below 700.
  for (const [width, height] of [
    [690, 512],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page), `sticks out at ${width} px`).toEqual([]);
  }
  // The narrowest windows of each layout, and the widest: columns in rem have least room for letters in vw there.
  let lines = 0;
  for (const width of [320, 700, 1024, 1600, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { folded, broken } = await page.evaluate(brokenWords);
    lines += folded;
    expect.soft(broken, `broken at ${width} px`).toEqual([]);
  }
  expect(lines).toBeGreaterThan(0);
  await page.evaluate(spaceText);
  for (const [width, height] of [
    [320, 256],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page), `sticks out at ${width} px with text spaced out`).toEqual([]);
    expect.soft(await page.evaluate(clipped), `cut off at ${width} px with text spaced out`).toEqual([]);
  }
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { focused, covered } = await page.evaluate(coveredByWhatStays);
    expect(focused).toBeGreaterThan(5);
    expect.soft(covered, `covered with the focus at ${width} px`).toEqual([]);
  }
}
