import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('where a page is read', () => {
  it('is the same after a reload', async () => {
    const { page } = await open('/about', { reducedMotion: 'no-preference' });
    await startApplication(page);
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
  ])('is the part that a link leads to, %s', async (_name, javaScript) => {
    const { page } = await open('/ai#monitoring', { javaScript, reducedMotion: 'no-preference' });
    await expect.poll(() => topOf(page, '#monitoring')).toBeLessThan(200);
    const end = await topOf(page, '#monitoring');
    expect(end).toBeGreaterThan(0);
    if (!javaScript) return;
    await startApplication(page);
    expect(await topOf(page, '#monitoring')).toBe(end);
  });
});
