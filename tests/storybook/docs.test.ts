import { expect, type Page } from '@playwright/test';
import { type Theme, themes } from '../../.storybook/modes.ts';
import { colorRules, violations } from '../support/accessibility.ts';
import { test as base, entries } from './storybook.ts';

const docs = entries.filter(({ type }) => type === 'docs');
const addresses = new Set(docs.map(({ id }) => `./?path=/docs/${id}`));
const errorText = /Invariant Violation|(?:Type|Reference|Syntax|Range)Error: |\n\s+at .*https?:\/\//;

/** One page for all tests of a worker, because its cache makes loading faster. */
const test = base.extend<object, { docsPage: Page }>({
  docsPage: [
    async ({ browser, storybook }, use) => {
      const page = await browser.newPage({ baseURL: storybook });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Maximum height of a docs page in px, in a window 1280 px wide. Does not apply to foundations. */
const HIGHEST = 4000;
const isFoundation = /^(foundations|Welcome)/;

/** Loads a docs page in a theme, and waits until all of its stories are rendered. */
async function showDocs(page: Page, id: string, theme: Theme) {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await expect(page.locator('body')).toHaveClass(/sb-show-main/);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  await expect(page.locator('#storybook-docs [data-is-loading=true], #storybook-docs .sb-loader')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    return { overflow: scrollWidth - clientWidth, height: scrollHeight, scrolled: scrollY };
  });

for (const { id, title } of docs)
  test(`the docs page of ${title} has no errors in either theme and fits 1280 and 390 px`, async ({
    docsPage: page,
  }) => {
    const errors: string[] = [];
    const record = ({ message }: Error) => errors.push(message);
    page.on('pageerror', record);
    for (const theme of themes) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await showDocs(page, id, theme);
      expect.soft(await page.locator('body').innerText()).not.toMatch(errorText);
      const { overflow, height, scrolled } = await sizeOf(page);
      expect.soft(scrolled, 'scrolls to a story that takes focus').toBe(0);
      expect.soft(overflow, 'scrolls sideways at 1280 px').toBe(0);
      if (!isFoundation.test(title)) expect.soft(height, 'height at 1280 px').toBeLessThanOrEqual(HIGHEST);
      expect.soft(await violations(page, colorRules), theme).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft((await sizeOf(page)).overflow, 'scrolls sideways at 390 px').toBe(0);
    }
    const links = await page
      .locator('a[href^="./?path=/docs/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect.soft(links.filter((href) => !addresses.has(href ?? ''))).toEqual([]);
    page.off('pageerror', record);
    expect(errors).toEqual([]);
  });
