import { contact } from '../../src/content/contact.data.ts';
import { failures } from '../../src/content/failures.data.ts';
import { mailLink } from '../../src/content/forms.ts';
import { navigation } from '../../src/content/navigation.ts';
import { support } from '../../src/content/support.data.ts';
import { words } from '../../src/content/words.ts';
import { messages } from '../../src/forms/messages.ts';
import { nameOf, withAttribute } from '../../src/theme/rootAttributes.ts';
import {
  APPLICATION,
  applicationReady,
  holdBack,
  movePointer,
  openStarted,
  startApplication,
} from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';
import { translate } from '../support/translation.ts';

/** React's errors after a hydration mismatch. */
const HYDRATION = /#418|#419|#422|#423|#425|hydrat/i;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: 'email' | 'message') =>
  page.getByRole('textbox', { name: contact.form.fields[name].label });

for (const address of ['/services#100%', '/contact#50%-off', '/about#%', '/resources?q=%E0%A4%A&type=%'])
  test(`${address} shows its page`, async ({ page }) => {
    await openStarted(page, address);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });

test('an invalid stored theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await openStarted(page, '/about');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute(nameOf('theme'));
});

test('after an error in a page, header and footer remain, and contact links are shown', async ({ page, problems }) => {
  problems.allow(/error: /);
  await page.route('**/data/resources/thought-leadership/*.json', async (route) => {
    const { route: record } = await (await route.fetch()).json();
    await route.fulfill({ json: { route: record, content: {} } });
  });
  await openStarted(page, '/resources/thought-leadership');
  await page.locator('main a[href^="/resources/thought-leadership/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: failures.page.heading })).toBeFocused();
  await expect(page.locator('main').getByRole('link', { name: mailLink.label })).toBeVisible();
  await page.locator('header').getByRole('link', { name: navigation.action.label }).first().click();
  await expect(field(page, 'message')).toBeVisible();
  expect(problems.list.join()).toContain('error: ');
});

test('after an error in a form, the page and the input remain', async ({ page, problems }) => {
  problems.allow(/error: |^500/);
  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: '' }));
  await openStarted(page, '/contact/support');
  const form = page.getByRole('form', { name: support.request.form.name });
  await form.getByRole('textbox').last().fill('Line 4 stands still');
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('No scrolling here');
    };
  });
  await form.getByRole('button', { name: support.request.form.submit }).click();
  await expect(page.getByRole('heading', { name: failures.form.heading })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: failures.form.again }).click();
  await movePointer(page);
  await expect(form.getByRole('textbox').last()).toHaveValue('Line 4 stands still');
});

test('an application that fails to start keeps the page and the input', async ({ page, problems }) => {
  problems.allow(/No restoration|error: /);
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      set: () => {
        throw new Error('No restoration');
      },
    });
  });
  const release = await holdBack(page, APPLICATION);
  await page.goto('/contact');
  await field(page, 'message').fill('Two plants');
  await release();
  await expect(page.locator(`html${withAttribute('app', 'failed')}`)).toBeAttached();
  await page.keyboard.type(' on ECC');
  await expect(field(page, 'message')).toHaveValue('Two plants on ECC');
  await expect(page.getByText(contact.form.withoutScript.notice)).toBeVisible();
});

for (const change of ['nodes of an extension', 'a translation'])
  test(`input and focus survive ${change} before hydration`, async ({ page, problems }) => {
    problems.allow(HYDRATION);
    const release = await holdBack(page, APPLICATION);
    await page.goto('/contact');
    await field(page, 'email').fill('ada@example.com');
    await page.getByRole('radio', { name: 'High' }).check({ force: true });
    await field(page, 'message').pressSequentially('Two plants on ECC');
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 10));
    const scrolled = await page.evaluate(() => scrollY);
    if (change === 'a translation') await page.evaluate(translate);
    else
      for (const name of ['email', 'message'] as const)
        await field(page, name).evaluate((control) =>
          control.insertAdjacentHTML('afterend', '<span role="img"></span>'),
        );
    await release();
    await applicationReady(page);
    await expect(field(page, 'message')).toBeFocused();
    await page.keyboard.type('sites');
    await expect(field(page, 'message')).toHaveValue('Two sites on ECC');
    await expect(field(page, 'email')).toHaveValue('ada@example.com');
    await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

test('a click on a button takes effect even if React replaces the page afterwards', async ({ page, problems }) => {
  problems.allow(HYDRATION);
  const release = await holdBack(page, APPLICATION);
  await page.goto('/contact');
  await page.evaluate(translate);
  await page.getByRole('button', { name: contact.form.submit }).click();
  await release();
  await expect(page.getByRole('heading', { name: messages.validation.missing })).toBeVisible();
});

test('an unknown query parameter changes nothing', async ({ page }) => {
  for (const query of ['utm_source=x', 'fbclid=1', 'category=ai-strategy']) {
    await page.goto(`/resources?${query}`);
    await expect(page.locator('html')).not.toHaveAttribute(nameOf('app'));
    await expect(page.locator('main li article, main li a').first()).toBeVisible();
  }
  await startApplication(page);
});

test('the filters of a translated page show the number of selections on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStarted(page, '/resources');
  await page.evaluate(translate);
  await page.getByRole('button', { name: words.filter.open }).click();
  await page.evaluate(translate);
  const dialog = page.getByRole('dialog');
  const boxes = dialog.getByRole('checkbox');
  for (const place of [0, 1]) await boxes.nth(place).click();
  await dialog.getByRole('button', { name: words.filter.clear }).click();
  await boxes.first().click();
  await dialog.getByRole('button', { name: /^Show \d+ resources?$/ }).click();
  await expect(page.getByRole('button', { name: `${words.filter.open} (1)` })).toBeVisible();
});
