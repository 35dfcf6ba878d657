import { forms } from '../../src/forms/forms.ts';
import { openStarted } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Types into the form and waits until the draft is stored. */
async function typeInto(page: Page, path: string) {
  await openStarted(page, path);
  const before = await page.evaluate(() => sessionStorage.length);
  await page.locator('main form').getByRole('textbox').first().fill('Ada');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(before + 1);
}

test('the privacy notice lists everything that the site stores in the browser', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStarted(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.locator('[data-hero] button').first().click();
  for (const form of ['', '/sales-inquiry', '/general-inquiry', '/support']) await typeInto(page, `/contact${form}`);
  await typeInto(page, '/resources');
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // Theme, motion, scroll positions, and a draft per form.
  expect(stored).toHaveLength(3 + Object.keys(forms).length);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  await page.goto('/privacy');
  const words = (await page.locator('main').innerText()).split(/[\s,]+/);
  expect(stored.filter((name) => !words.includes(name))).toEqual([]);
});

test('the service worker of an earlier version removes itself and its cache', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(async () => {
    await caches.open('theme');
    await navigator.serviceWorker.register('/theme-worker.js');
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
