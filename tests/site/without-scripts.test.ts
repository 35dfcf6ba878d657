import { brand } from '../../src/content/brand.ts';
import { contact } from '../../src/content/contact.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { linesOf, openStarted, settle } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const { about, solutions, direct, action } = navigation;
const headerLinks = [...about.links, solutions.first, ...solutions.links, solutions.last, ...direct, action];

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/contact']) {
  test(`${path} shows the text that it shows with scripts`, async ({ page, browser }) => {
    const withScripts = await browser.newPage({ javaScriptEnabled: true });
    await openStarted(withScripts, path);
    await settle(withScripts);
    // Buttons and the form's `promise` text are shown only with scripts, so neither is compared.
    await withScripts.locator('main button').evaluateAll((buttons) => {
      for (const button of buttons) button.remove();
    });
    const lines = linesOf(await withScripts.locator('main').innerText());
    await withScripts.close();
    expect(lines.length).toBeGreaterThan(10);
    await page.goto(path);
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const { promise, privacy } = contact.form;
    expect(lines.filter((line) => !shown.includes(line) && line !== `${promise} ${privacy.label}`)).toEqual([]);
  });
}

for (const [path, width] of [
  ['/', 1280],
  ['/contact', 360],
] as const)
  test(`Tab reaches every link of the header of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const focused = page.locator(':focus');
    const reached = new Set<string | null>();
    do {
      await page.keyboard.press('Tab');
      if ((await focused.count()) > 0) reached.add(await focused.getAttribute('href'));
    } while ((await focused.count()) > 0 && reached.size < 150);
    expect(headerLinks.map(({ href }) => href).filter((href) => !reached.has(href))).toEqual([]);
  });

test('contact shows the email address and that its form cannot send', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator(`main a[href^="mailto:${brand.email.contact}"]:visible`).first()).toBeVisible();
  await expect(page.getByText(contact.form.withoutScript.notice).first()).toBeVisible();
});

test('links work', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/contact"]:visible').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
