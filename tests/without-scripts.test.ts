import { describe, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { contact } from '../src/content/contact.ts';
import { navigation } from '../src/content/navigation.ts';
import { linesOf, settle, startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();

const { about, solutions, direct, action } = navigation;
const headerLinks = [...about.links, solutions.first, ...solutions.links, solutions.last, ...direct, action].map(
  ({ href }) => href,
);

describe.each(['/', '/contact'])('%s without scripts', (path) => {
  // Buttons could not act, and the form could not keep its promise: it says so instead.
  it('shows all the text that it shows with them, except what would be untrue', async () => {
    const { page: scripted } = await open(path);
    await startApplication(scripted);
    await settle(scripted);
    await scripted.locator('main button').evaluateAll((buttons) => {
      for (const button of buttons) button.remove();
    });
    const { page: plain } = await open(path, { javaScript: false });
    const shown = (await plain.locator('main').innerText()).replace(/\s+/g, ' ');
    const lines = linesOf(await scripted.locator('main').innerText());
    expect(lines.length).toBeGreaterThan(10);
    const { promise, privacy } = contact.form;
    expect(lines.filter((line) => !shown.includes(line) && line !== `${promise} ${privacy.label}`)).toEqual([]);
  });

  it.each([1280, 360])('has every link of the header within reach at %i px', async (width) => {
    const { page } = await open(path, { javaScript: false, width });
    // A dropdown opens when the keyboard comes to it; the menu of a phone is an index at the end of the page.
    const reached = new Set<string>();
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const href = await page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body ? null : (at?.getAttribute('href') ?? '');
      });
      if (href === null) break;
      reached.add(href);
    }
    expect(headerLinks.filter((href) => !reached.has(href))).toEqual([]);
  });
});

it('contact says how to write to the firm, and that its form cannot send', async () => {
  const { page } = await open('/contact', { javaScript: false });
  await page.locator(`main a[href^="mailto:${brand.email.contact}"]:visible`).first().waitFor();
  expect(await page.getByText(contact.form.withoutScript.notice).first().isVisible()).toBe(true);
});

it('links lead on', async () => {
  const { page } = await open('/', { javaScript: false });
  await page.locator('main a[href="/contact"]:visible').first().click();
  await page.waitForURL('**/contact');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
