import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../src/content/pages.ts';
import { settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** How many parts of the page are not laid out. */
const waiting = (page: Page) =>
  page
    .locator('main :is(section, div[data-part]), footer')
    .evaluateAll(
      (parts) =>
        parts.filter(
          (part) => part.checkVisibility() && !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Lets motion stand still before it begins, and returns a way to let it go on. */
async function stop(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const play = async (playbackRate: number) => {
    await devtools.send('Animation.setPlaybackRate', { playbackRate });
  };
  await play(0);
  return () => play(1);
}

describe('what is below the fold', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('has its turn after the first paint, %s', async (_name, javaScript) => {
    let goOn = async () => {};
    const { page } = await open('/about', {
      javaScript,
      reducedMotion: 'no-preference',
      before: async (page) => {
        goOn = await stop(page);
      },
    });
    expect(await waiting(page)).toBeGreaterThan(1);
    await goOn();
    await expect.poll(() => waiting(page)).toBe(0);
  });

  it('has its turn in a page that follows', async () => {
    const { page } = await open('/contact', { reducedMotion: 'no-preference' });
    await startApplication(page);
    const goOn = await stop(page);
    await page.locator('footer a[href="/about"]').first().click();
    await page.getByRole('heading', { level: 1, name: pageAt('/about').heading }).waitFor();
    expect(await waiting(page)).toBeGreaterThan(0);
    await goOn();
    await expect.poll(() => waiting(page)).toBe(0);
  });

  it('is there at once where motion is not welcome', async () => {
    const { page } = await open('/about');
    expect(await waiting(page)).toBe(0);
  });

  it('is there at once where a page is read on after a reload', async () => {
    const { page } = await open('/about', { reducedMotion: 'no-preference' });
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
    const { page } = await open('/ai#monitoring', { javaScript, reducedMotion: 'no-preference' });
    await expect.poll(() => topOf(page, '#monitoring')).toBeLessThan(200);
    const end = await topOf(page, '#monitoring');
    expect(end).toBeGreaterThan(0);
    if (!javaScript) return;
    await startApplication(page);
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await topOf(page, '#monitoring')).toBe(end);
  });
});
