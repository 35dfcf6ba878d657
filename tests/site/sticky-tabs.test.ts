import { industries } from '../../src/content/topics.data.ts';
import { openStarted } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

// The stories of StickyTabs cover the keyboard, the line below the current tab, and low windows.

const { navigation, topics } = industries;
const bar = (page: Page) => page.getByRole('navigation', { name: navigation });
const current = (page: Page) => bar(page).locator('[aria-current]');
const part = (page: Page, index: number) => page.locator(`#${topics[index]?.id}`);
const scrollTo = (page: Page, index: number) =>
  part(page, index).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
const topOf = async (page: Page, index: number) => Math.round((await part(page, index).boundingBox())?.y ?? Number.NaN);

test('on a phone, the tabs stay below the header and keep the current one in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/system');
  for (const index of [1, 2, 4, 3]) {
    await scrollTo(page, index);
    await expect(current(page)).toHaveText(topics[index]?.label ?? '');
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    const header = await page.locator('header').boundingBox();
    const tabs = await bar(page).boundingBox();
    expect(tabs?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    // Scroll offset of a section in px (spec 2.5).
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(140);
    expect(await topOf(page, index)).toBe(140);
  }
});

test('a clicked tab is current at once, and no other tab becomes current while scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStarted(page, '/system');
  await page.evaluate(() => {
    const marked: string[] = [];
    Reflect.set(window, 'marked', marked);
    new MutationObserver(() => {
      const now = document.querySelector('nav [aria-current="true"]')?.textContent ?? '';
      if (now !== marked.at(-1)) marked.push(now);
    }).observe(document, { attributeFilter: ['aria-current'], subtree: true });
  });
  const marked = () => page.evaluate(() => Reflect.get(window, 'marked'));
  const labels = (...indexes: number[]) => indexes.map((index) => topics[index]?.label);
  for (const index of [4, 3])
    await bar(page)
      .getByRole('link', { name: topics[index]?.label ?? '' })
      .click();
  await expect.poll(() => topOf(page, 3)).toBe(140);
  expect(await marked()).toEqual(labels(4, 3));
  await scrollTo(page, 1);
  await expect.poll(marked).toEqual(labels(4, 3, 1));
});
