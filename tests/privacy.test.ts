import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

/** Types something into the first text field of the page's form, and waits until the browser has kept something more. */
async function typeInto(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href);
  await startApplication(page);
  const before = await page.evaluate(() => sessionStorage.length);
  await page.locator('main form').first().locator('input[type=email]').fill('ada@example.com');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(before + 1);
}

it('the privacy notice names all that the site stores in the browser', async () => {
  const { page } = await open('/', { reducedMotion: 'no-preference' });
  await startApplication(page);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.locator('[data-hero] button').first().click();
  for (const path of [
    '/contact',
    '/contact/sales-inquiry',
    '/contact/general-inquiry',
    '/contact/support',
    '/resources',
  ]) {
    await typeInto(page, path);
  }
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toHaveLength(7);
  expect(await page.context().cookies()).toEqual([]);
  const cached = await page.evaluate(() => caches.keys());
  expect(cached).toHaveLength(1);
  const workers = await page.evaluate(async () => {
    // One that is still being installed is stored, too, and has no address yet.
    await navigator.serviceWorker.ready;
    return (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => new URL(active?.scriptURL ?? '').pathname,
    );
  });
  expect(workers).toHaveLength(1);

  await page.goto(new URL('/privacy', page.url()).href);
  const words = (await page.locator('main').innerText()).split(/[\s,]+/);
  expect(
    [...stored, ...cached, ...workers.map((path) => path.slice(1))].filter((name) => !words.includes(name)),
  ).toEqual([]);
}, 60_000);
