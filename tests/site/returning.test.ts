import { contact } from '../../src/content/contact.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pageAt } from '../../src/content/pages.ts';
import { resources } from '../../src/content/resources.ts';
import { messages } from '../../src/forms/messages.ts';
import { nameOf } from '../../src/theme/rootAttributes.ts';
import { openStarted, startApplication } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

const cards = (page: Page) => page.locator('main li article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: pageAt(path).heading });

async function send(page: Page) {
  const { name, company, message } = contact.form.fields;
  for (const { label } of [name, company, message]) await page.getByRole('textbox', { name: label }).fill('Ada');
  await page
    .getByRole('textbox', { name: contact.form.fields.email.label })
    .fill('\u202amailto:<ada@example.com>;\u00a0');
  await page.getByRole('button', { name: contact.form.submit }).click();
}

test.describe('a link to the current page', () => {
  test('scrolls to the top', async ({ page }) => {
    await openStarted(page, '/');
    await page.mouse.wheel(0, 4400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(3000);
    const entries = await page.evaluate(() => history.length);
    await page.locator('header a[href="/"]').first().click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('shows the form again after sending, and keeps a draft', async ({ page }) => {
    await openStarted(page, '/contact?type=ai-strategy');
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: contact.success.heading })).toBeFocused();
    const link = page.locator('footer a[href="/contact"]').first();
    await link.click();
    await expect(heading(page, '/contact')).toBeFocused();
    const words = page.getByRole('textbox', { name: contact.form.fields.message.label });
    await words.fill('Another one');
    await link.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(words).toHaveValue('Another one');
  });

  test('with a fragment scrolls to the target again, and makes the target focusable only until focus leaves it', async ({
    page,
  }) => {
    await openStarted(page, '/about');
    await page.locator('header').getByRole('link', { name: navigation.action.label }).click();
    await expect(heading(page, '/contact')).toBeFocused();
    await page.mouse.wheel(0, 800);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => scrolled(page)).toBeLessThan(200);
    await page.keyboard.press('Tab');
    await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  });
});

test.describe('Back', () => {
  test('restores the hub and the scroll position, also after a reload', async ({ page }) => {
    await openStarted(page, '/resources');
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    const first = await cards(page).count();
    for (const shown of [first + 12, resources.length]) {
      await more.click();
      await expect(cards(page)).toHaveCount(shown);
    }
    const opened = page.locator('main li article a[href^="/resources/"]:visible').last();
    await opened.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await opened.click();
    await expect(page).not.toHaveURL(/\/resources$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(resources.length);
    expect(Math.abs((await scrolled(page)) - left)).toBeLessThan(5);
    await opened.click();
    await expect(page).not.toHaveURL(/\/resources$/);
    await page.reload();
    await startApplication(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(resources.length);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(5);
  });
});

test('a theme selected in another tab is applied, also on a page from the back/forward cache', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const untouched = await context.newPage();
  await openStarted(page, '/about');
  await untouched.goto('/contact');
  await openStarted(other, '/about');
  await other.getByRole('radio', { name: 'Dark' }).click();
  for (const each of [page, untouched]) await expect(each.locator('html')).toHaveAttribute(nameOf('theme'), 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // A page in the back/forward cache receives no storage events. It is notified when it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute(nameOf('theme'), 'light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a click on text does not move the keyboard position to the top', async ({ page }) => {
  for (const path of ['/contact', '/resources/blog']) {
    await openStarted(page, path);
    const text = page.locator('main fieldset legend, main [role=tabpanel] article p').last();
    await text.scrollIntoViewIfNeeded();
    await text.click({ position: { x: 2, y: 2 } });
    const before = await scrolled(page);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return { inMain: Boolean(element?.closest('main')), label: element?.outerHTML.slice(0, 80) };
    });
    expect(focused).toMatchObject({ inMain: true });
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(400);
  }
});

test('a visitor who left a form while it was sending sees its result', async ({ page }) => {
  let answer = () => {};
  await page.route('**/email/send', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await openStarted(page, '/contact');
  await send(page);
  await expect(page.getByRole('button', { name: messages.contact.submitting })).toBeVisible();
  await page.locator('footer a[href="/about"]').first().click();
  await expect(heading(page, '/about')).toBeFocused();
  const answered = page.waitForResponse('**/email/send');
  answer();
  await answered;
  await page.locator('header').getByRole('link', { name: navigation.action.label }).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.success.heading })).toBeVisible();
});

test('files are never prefetched, and pages are not prefetched with Save-Data', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openStarted(page, '/resources/events');
  await page.locator('a[href$=".ics"]').first().hover();
  await page.locator('footer a[href="/contact"]').first().hover();
  await expect.poll(() => fetched.some((path) => /ContactPage/.test(path))).toBe(true);
  expect(fetched.filter((path) => /\.ics|NotFoundPage/.test(path))).toEqual([]);

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openStarted(page, '/resources/events');
  fetched.length = 0;
  await page.locator('footer a[href="/contact"]').first().hover();
  await page.locator('footer a[href="/about"]').first().click();
  await expect(heading(page, '/about')).toBeVisible();
  expect(fetched.filter((path) => /ContactPage/.test(path))).toEqual([]);
});
