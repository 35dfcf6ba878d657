import { holdBack, openStarted, settle } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { painted, recordTextChanges } from '../support/textChanges.ts';
import { usesWebFont } from '../support/webFont.ts';

const FONT = '**/*.woff2';

test('the web-font swap is a single change', async ({ page }) => {
  await page.addInitScript(recordTextChanges);
  const release = await holdBack(page, FONT);
  await page.goto('/services/enterprise-cx', { waitUntil: 'domcontentloaded' });
  await painted(page);
  expect(await usesWebFont(page, 'h1')).toBe(false);
  await release();
  await page.waitForLoadState();
  await settle(page);
  expect(await usesWebFont(page, 'h1')).toBe(true);
  expect(await page.evaluate(() => window.textChanges.length)).toBe(1);
});

test('the font file of additional letters loads when they appear', async ({ page }) => {
  await openStarted(page, '/contact');
  // Like a browser's translation.
  await page.locator('h1').evaluate((element) => {
    element.textContent = 'Zoë Müller-Nuñez, Łukasz Żółć, Dvořák, Söhne, Ångström';
  });
  await expect.poll(() => usesWebFont(page, 'h1')).toBe(true);
});

test('a page works without the web font', async ({ page, problems }) => {
  problems.allow(/\.woff2/);
  await page.route(FONT, (route) => route.abort());
  await openStarted(page, '/about');
  await expect(page.locator('h1')).toBeVisible();
});
