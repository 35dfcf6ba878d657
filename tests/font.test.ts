import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../src/content/pages.ts';
import { SOON } from '../src/theme/font.ts';
import { budgets } from './budgets.ts';
import { holdBack, settle, startApplication, stopClock, visitSite } from './support/site.ts';

const { open, url } = visitSite();

const FONT = '**/*.woff2';

const inFont = (page: Page, part = page.locator('body')) =>
  part.evaluate((element) => getComputedStyle(element).fontFamily.replaceAll('"', '').startsWith('Instrument Sans,'));

const shifted = (page: Page) => page.evaluate(() => window.layoutShifts.reduce((sum, { value }) => sum + value, 0));

/** A page that is never painted: nothing that waits for its first paint goes on. */
const neverPaint = () => {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type !== 'paint') observe.call(this, options);
  };
};

/** Puts texts above a page, before it is painted, that fit into their lines in its fallback and not all in its font. */
const addTightTexts = () =>
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const texts = document.createElement('main');
    document.body.prepend(texts);
    for (const letters of ['aaaa', 'eeee', 'mmmm', 'oooo', 'ssss', 'tttt', 'WWWW', 'RRRR']) {
      const text = document.createElement('p');
      text.textContent = `${letters} ${letters}`;
      text.style.width = 'max-content';
      texts.append(text);
      text.style.width = `${text.getBoundingClientRect().width}px`;
    }
  }).observe(document, { childList: true, subtree: true });

/** Whether the file is there, used or not. */
const isLoaded = () =>
  [...document.fonts].some(({ family, status }) => /^"?Instrument Sans"?$/.test(family) && status === 'loaded');

describe('the font', () => {
  it('is asked for after the first paint', async () => {
    const { page } = await open('/about', { before: stopClock });
    await expect.poll(() => inFont(page)).toBe(true);
    const [asked, painted] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ]);
    expect(asked).toBeGreaterThan(Number(painted));
  });

  it('is asked for and shown at once on a later visit', async () => {
    const { page } = await open('/about', { before: (page) => page.addInitScript(neverPaint) });
    await settle(page);
    expect(await inFont(page)).toBe(false);
    // Something has to put it into the cache.
    await page.evaluate(() => document.fonts.load('1em "Instrument Sans"'));
    const next = await page.context().newPage();
    await next.addInitScript(neverPaint);
    await next.addInitScript(addTightTexts);
    await stopClock(next);
    await next.goto(`${url}/alliances`);
    await next.waitForFunction(isLoaded);
    await expect.poll(() => inFont(next)).toBe(true);
  });

  it('leaves a page in its fallback where a line would break elsewhere, and comes with the next screen', async () => {
    const { page } = await open('/about', {
      before: async (page) => {
        await stopClock(page);
        await page.addInitScript(addTightTexts);
      },
    });
    await page.waitForFunction(isLoaded);
    await settle(page);
    expect(await inFont(page)).toBe(false);
    expect(await shifted(page)).toBeLessThanOrEqual(budgets.layoutShift);
    await startApplication(page);
    await page.locator('footer a[href="/contact"]').first().click();
    const heading = page.getByRole('heading', { level: 1, name: pageAt('/contact').heading });
    await heading.waitFor();
    expect(await inFont(page, heading)).toBe(true);
    await expect.poll(() => inFont(page)).toBe(true);
  });

  it('that comes late waits for the next screen', async () => {
    let asked: Promise<unknown> | undefined;
    let release = () => {};
    const { page } = await open('/about', {
      before: async (page) => {
        await stopClock(page);
        release = await holdBack(page, FONT);
        asked = page.waitForRequest(FONT);
      },
    });
    await asked;
    await page.evaluate((soon) => {
      Date.now = () => soon;
    }, SOON);
    const arrived = page.waitForResponse(FONT);
    release();
    await (await arrived).finished();
    await settle(page);
    expect(await inFont(page)).toBe(false);
    await startApplication(page);
    await page.locator('footer a[href="/contact"]').first().click();
    const heading = page.getByRole('heading', { level: 1, name: pageAt('/contact').heading });
    await heading.waitFor();
    expect(await inFont(page, heading)).toBe(true);
    await expect.poll(() => inFont(page)).toBe(true);
  });

  it('that does not come is not missed', async () => {
    const { page, troubles } = await open('/about', { before: (page) => page.route(FONT, (route) => route.abort()) });
    await settle(page);
    await startApplication(page);
    expect(troubles).toEqual([expect.stringContaining('.woff2')]);
    expect(await inFont(page)).toBe(false);
  });

  it('comes without scripts', async () => {
    const { page } = await open('/about', { javaScript: false });
    expect(await inFont(page)).toBe(true);
  });
});
