import { navigation } from '../../src/content/navigation.ts';
import { lumaIn } from '../engines/support/picture.ts';
import { largestDrawing } from '../support/drawings.ts';
import { openStarted, settle, startApplication } from '../support/page.ts';
import { addresses } from '../support/pages.ts';
import { expect, type Page, test } from '../support/test.ts';

// Deferred layout below the fold and lazy drawings must not be noticeable.

/** Number of sections whose layout is still deferred, including the footer. */
const deferred = (page: Page) =>
  page
    .locator('main section:visible, footer')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('sections below the fold are laid out after the first paint', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // The deferral is an animation, so pausing animations prolongs it.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto('/about');
      expect(await deferred(page)).toBeGreaterThan(1);
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect.poll(() => deferred(page)).toBe(0);
    });

    test('a fragment link scrolls to its target', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/ai#monitoring');
      await expect.poll(() => topOf(page, '#monitoring')).toBeLessThan(200);
      const top = await topOf(page, '#monitoring');
      expect(top).toBeGreaterThan(0);
      if (javaScriptEnabled) await startApplication(page);
      expect(await topOf(page, '#monitoring')).toBe(top);
    });
  });

test('a reload restores the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStarted(page, '/about');
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
  await settle(page);
  const top = await topOf(page, 'footer');
  await page.reload();
  await settle(page);
  await expect.poll(() => topOf(page, 'footer')).toBe(top);
});

for (const forcedColors of ['none', 'active'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`drawings are lines on their surface, with forced colors ${forcedColors} in a ${colorScheme} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors, colorScheme });
      await openStarted(page, '/services/upgrade-sap');
      await expect(page.locator('main svg[data-drawing]:visible use:not([href])')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await settle(page);
      const box = await page.evaluate(largestDrawing);
      const luma = lumaIn(await page.screenshot(), box);
      const [surface = 0] = luma;
      const share = luma.filter((value) => Math.abs(value - surface) > 96).length / luma.length;
      // Fills in the colors of the other theme would cover a third of the drawing.
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.15);
    });

test('the drawing of a menu loads when the menu opens', async ({ page }) => {
  await openStarted(page, '/');
  const arrived = page.waitForResponse('**/drawings/menu.svg');
  await page.getByRole('button', { name: navigation.solutions.label }).click();
  expect((await arrived).status()).toBe(200);
  await expect(page.locator('header [data-drawing="/drawings/menu.svg"]').first()).toBeVisible();
});

test('the HTML requests every drawing above the fold', async ({ page }) => {
  test.slow();
  // The loader would load drawings near the viewport.
  await page.route('**/assets/loader-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of addresses) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      const late = await page
        // Excludes the lights of the hero, which only scripts load.
        .locator('svg[data-drawing]:visible:has(use:not([href], [data-part^="lights"]))')
        .evaluateAll((drawings) =>
          drawings
            .filter((drawing) => drawing.getBoundingClientRect().top < innerHeight)
            .map((drawing) => (drawing as SVGElement).dataset.drawing),
        );
      expect.soft(late, `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});
