import { expect, type Page } from '@playwright/test';
import { colorRules, violations } from '../support/accessibility.ts';
import { entries, test } from './storybook.ts';

const errorText = /Invariant Violation|(?:Type|Reference|Syntax|Range)Error: |\n\s+at .*https?:\/\//;

/** Storybook shows a story that cannot be rendered with one of these classes on its body. */
const isBroken = () => /sb-show-(?:errordisplay|nopreview)/.test(document.body.className);

/** Scrolls to every frame of the page, waits until it has rendered its story, and gives those that show an error. */
async function brokenFrames(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const iframe of await page.locator('#storybook-docs iframe').elementHandles()) {
    await iframe.scrollIntoViewIfNeeded();
    const frame = await iframe.contentFrame();
    if (!frame) continue;
    await frame.waitForFunction(() =>
      document.body?.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview'),
    );
    const text = await frame.locator('body').innerText();
    if ((await frame.evaluate(isBroken)) || errorText.test(text)) broken.push(frame.url());
  }
  return broken;
}

for (const { id, title } of entries.filter(({ type }) => type === 'docs'))
  test(`the docs page of ${title} has no errors in either theme and does not scroll sideways`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      expect.soft(await violations(page, colorRules), colorScheme).toEqual([]);
    }
    expect.soft(await brokenFrames(page), 'stories that show an error').toEqual([]);
    expect.soft(await page.locator('body').innerText()).not.toMatch(errorText);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolls = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // The frames take their new width one after the other.
      await expect.soft.poll(scrolls, { message: `scrolls sideways at ${width} px` }).toBe(0);
    }
    expect(errors).toEqual([]);
  });
