import { expect, type Page } from '@playwright/test';
import { colorRules, violations } from '../support/accessibility.ts';
import { entries, test } from './storybook.ts';

const docs = entries.filter(({ type }) => type === 'docs');
const addresses = new Set(docs.map(({ id }) => `./?path=/docs/${id}`));
const errorText = /Invariant Violation|(?:Type|Reference|Syntax|Range)Error: |\n\s+at .*https?:\/\//;

/** The most that a docs page may be high at 1280 px, in px. Pages of the foundations are longer. */
const HIGHEST = 4000;

/** Shows a docs page in a theme, and waits until all of its stories are rendered. */
async function showDocs(page: Page, id: string, theme: 'light' | 'dark') {
  await page.evaluate(
    ([storyId, theme]) => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      channel.emit('updateGlobals', { globals: { theme } });
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    },
    [id, theme],
  );
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('#storybook-docs [data-is-loading=true], #storybook-docs .sb-loader')).toHaveCount(0);
}

for (const { id, title } of docs)
  test(`the docs page of ${title} has no errors in either theme and fits 1280 and 390 px`, async ({
    preview: page,
  }) => {
    const errors: string[] = [];
    const record = ({ message }: Error) => errors.push(message);
    page.on('pageerror', record);
    for (const theme of ['light', 'dark'] as const)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await showDocs(page, id, theme);
        const { scrollWidth, clientWidth, scrollHeight } = await page.evaluate(() => document.documentElement);
        expect.soft(scrollWidth, `scrolls sideways at ${width} px`).toBe(clientWidth);
        if (width === 1280 && !/^foundations/.test(title))
          expect.soft(scrollHeight, 'height at 1280 px').toBeLessThanOrEqual(HIGHEST);
        expect.soft(await page.locator('body').innerText()).not.toMatch(errorText);
      }
    for (const theme of ['dark', 'light'] as const) {
      await showDocs(page, id, theme);
      expect.soft(await violations(page, colorRules), theme).toEqual([]);
    }
    const links = await page
      .locator('a[href^="./?path=/docs/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect.soft(links.filter((href) => !addresses.has(href ?? ''))).toEqual([]);
    page.off('pageerror', record);
    expect(errors).toEqual([]);
  });
