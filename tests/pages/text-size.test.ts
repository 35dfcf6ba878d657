import { navigation } from '../../src/content/navigation.ts';
import { words } from '../../src/content/words.ts';
import { openStarted } from '../support/page.ts';
import { addressOf, unknown } from '../support/pages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectToFit } from './geometry.ts';

const sizes = [16, 24, 32];
const widths = [360, 390, 768, 1024, 1280];

/** Sets the default font size as browser settings do; rem and media queries in em follow it. */
async function setDefaultFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/** Runs a check for each window size with each font size. */
async function inEach(page: Page, check: (where: string) => Promise<void>) {
  for (const size of sizes) {
    await setDefaultFontSize(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await check(`at ${width} px with text of ${size} px`);
    }
  }
}

for (const path of [...addressOf.values(), unknown])
  test(`${path} fits with any default font size`, async ({ page, problems }) => {
    if (path === unknown) problems.allow(/^404: .*no-such-page$/);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await inEach(page, (where) => expectToFit(page, where));
  });

test('the menus of the header fit with any default font size', async ({ page }) => {
  await openStarted(page, '/privacy');
  const names = [navigation.about.label, navigation.solutions.label, words.navigation.menu];
  await inEach(page, async (where) => {
    const triggers = names.map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    for (const trigger of triggers) {
      if (!(await trigger.isVisible())) continue;
      await trigger.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expectToFit(page, `${where}, open`);
      await page.keyboard.press('Escape');
    }
  });
});
