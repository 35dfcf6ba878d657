import { openStarted } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The focused element after its animations, and whether it is visible and inside the window. */
async function readFocus() {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const isSeen = points.some(([x = 0, y = 0]) => {
    const front = document.elementFromPoint(x, y);
    return front && (element.contains(front) || front.contains(element) || front.closest('label')?.contains(element));
  });
  return { name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`, isSeen };
}

async function expectSeen(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(readFocus);
    if (!focus) break;
    if (!focus.isSeen) hidden.push(focus.name);
  }
  expect(stops).toBeGreaterThan(10);
  expect(hidden, key).toEqual([]);
}

for (const [path, width] of [
  ['/', 1280],
  ['/contact', 360],
] as const)
  test(`the focus on ${path} is never hidden at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openStarted(page, path);
    await expectSeen(page, 'Tab');
    await expectSeen(page, 'Shift+Tab');
  });

test('the reading order of the footer equals the visual order', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cells = await page.locator('footer > div > *:visible').evaluateAll((all) =>
      all.map((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return { words: cell.textContent, left: Math.round(left), top: Math.round(top) };
      }),
    );
    expect(cells.length).toBeGreaterThan(5);
    expect.soft(cells, `${width} px`).toEqual(cells.toSorted((a, b) => a.top - b.top || a.left - b.left));
  }
});
