import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** How many parts of the page are not laid out. */
const waiting = (page: Page) =>
  page
    .locator('main section, footer')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) => part.checkVisibility() && !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('what is below the fold', () => {
  it('is laid out once the application has nothing else to do', async () => {
    const { page } = await open('/about');
    expect(await waiting(page)).toBeGreaterThan(1);
    await startApplication(page);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  it('is laid out in a screen that follows', async () => {
    const { page } = await open('/contact');
    await startApplication(page);
    await page.locator('footer a[href="/about"]').first().click();
    await page.waitForURL('**/about');
    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  it('is there at once where a page is read on after a reload', async () => {
    const { page } = await open('/about');
    await startApplication(page);
    await expect.poll(() => waiting(page)).toBe(0);
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    await settle(page);
    const left = await topOf(page, 'footer');
    await page.reload();
    await settle(page);
    expect(await topOf(page, 'footer')).toBe(left);
  });

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('does not move the end of a link to a part, %s', async (_name, javaScript) => {
    const { page } = await open('/ai#monitoring', { javaScript });
    await expect.poll(() => topOf(page, '#monitoring')).toBeLessThan(200);
    const end = await topOf(page, '#monitoring');
    expect(end).toBeGreaterThan(0);
    if (!javaScript) return;
    await startApplication(page);
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await topOf(page, '#monitoring')).toBe(end);
  });
});
