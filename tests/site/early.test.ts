import { blogCategories } from '../../src/content/blog.data.ts';
import { claims } from '../../src/content/claims.data.ts';
import { contact } from '../../src/content/contact.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { newsletter } from '../../src/content/newsletter.data.ts';
import { inquiryTypes, newsletterPreferences, urgencies } from '../../src/forms/values.ts';
import { nameOf } from '../../src/theme/rootAttributes.ts';
import { APPLICATION, applicationReady, holdBack, movePointer, startApplication } from '../support/page.ts';
import { test as base, expect, type Page } from '../support/test.ts';

// Input before hydration is not lost.

const test = base.extend<{ release: () => Promise<void> }>({
  /** Releases the application, which is held back until then. */
  release: async ({ page }, use) => use(await holdBack(page, APPLICATION)),
});

const { fields } = contact.form;
const kindsOf = (page: Page) =>
  resourceHub.values.type
    .slice(0, 3)
    .map(({ label }) =>
      page.getByRole('group', { name: resourceHub.labels.dimensions.type }).getByRole('checkbox', { name: label }),
    );

test('keeps text that was typed', async ({ page, release }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: fields.message.label });
  await page.getByRole('textbox', { name: fields.name.label }).fill('Ada Example');
  await message.pressSequentially('Two plants');
  await release();
  await applicationReady(page);
  await expect(page.getByRole('textbox', { name: fields.name.label })).toHaveValue('Ada Example');
  await message.pressSequentially(' on ECC');
  await expect(message).toHaveValue('Two plants on ECC');
});

test('opens a clicked dropdown', async ({ page, release }) => {
  await page.goto('/');
  const trigger = page.getByRole('button', { name: new RegExp(`^${navigation.solutions.label}`) });
  await trigger.click();
  await expect(page.locator('html')).not.toHaveAttribute(nameOf('app'), 'ready');
  await release();
  await expect(page.getByRole('link', { name: navigation.solutions.first.label }).first()).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('opens a dropdown after ArrowDown', async ({ page, release }) => {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${navigation.about.label}`) }).press('ArrowDown');
  await release();
  await expect(page.locator('header a:focus')).toHaveAttribute('href', navigation.about.links[0]?.href ?? '');
});

test('opens the menu on a phone', async ({ page, release }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await release();
  await expect(page.getByText(claims.slotsBanner.label).filter({ visible: true }).first()).toBeVisible();
});

test('opens the filters on a phone', async ({ page, release }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/resources');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await release();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});

test('applies filters, except those clicked twice', async ({ page, release }) => {
  await page.goto('/resources');
  const boxes = kindsOf(page);
  for (const index of [0, 1, 2, 0, 2, 2]) await boxes[index]?.click();
  await page.getByRole('searchbox').pressSequentially('Consent');
  await release();
  await expect(page).toHaveURL(/[?&]q=Consent/);
  for (const [index, box] of boxes.entries()) {
    const isChecked = index > 0;
    await expect(box).toBeChecked({ checked: isChecked });
    const { value = '' } = resourceHub.values.type[index] ?? {};
    expect(page.url().includes(value), value).toBe(isChecked);
  }
});

test('shows a clicked category', async ({ page, release }) => {
  await page.goto('/resources/blog');
  await page.getByRole('tab', { name: blogCategories[1] }).click();
  await release();
  await expect(page.getByRole('tab', { name: blogCategories[1], selected: true })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: blogCategories[1] })).toBeVisible();
});

test('pauses the hero at once, and it stays paused', async ({ page, release }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const paused = page.getByRole('button', { name: 'Pause motion', pressed: true });
  await page.getByRole('button', { name: 'Pause motion', pressed: false }).click();
  await expect(paused).toBeVisible();
  await release();
  await applicationReady(page);
  await expect(paused).toBeVisible();
});

test('keeps the draft of the newsletter form, and adds new input', async ({ page, release }) => {
  const [drafted, pressed, byKey] = newsletterPreferences;
  await page.addInitScript(
    (draft) => sessionStorage.setItem('draft:newsletter', draft),
    JSON.stringify({ email: '', name: '', preferences: [drafted.value] }),
  );
  await page.goto('/resources');
  const form = page.getByRole('form', { name: newsletter.name });
  await form.getByRole('textbox', { name: newsletter.fields.email.label }).fill('ada@nowhere.example');
  await form.getByRole('checkbox', { name: pressed.label }).click();
  await form.getByRole('checkbox', { name: byKey.label }).press('Space');
  await release();
  for (const { label } of [drafted, pressed, byKey])
    await expect(form.getByRole('checkbox', { name: label })).toBeChecked();
  await expect(form.getByRole('textbox', { name: newsletter.fields.email.label })).toHaveValue('ada@nowhere.example');
});

test('submits the newsletter and shows its validation', async ({ page, release }) => {
  await page.goto('/resources');
  const form = page.getByRole('form', { name: newsletter.name });
  const email = form.getByRole('textbox', { name: newsletter.fields.email.label });
  await email.fill('ada@nowhere');
  await form.getByRole('button', { name: newsletter.submit.inline }).click();
  await release();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('keeps selections in a form, and leaves a cleared one empty', async ({ page, release }) => {
  await page.goto('/contact');
  const type = page.getByRole('combobox', { name: fields.inquiryType.label });
  const urgency = page.getByRole('group', { name: fields.urgency.label });
  await type.selectOption(inquiryTypes[1].value);
  await urgency.getByRole('radio', { name: urgencies[1].label }).check({ force: true });
  await urgency.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: `Clear ${fields.urgency.label}` }).click();
  const budget = page.getByRole('combobox', { name: fields.budget.label });
  await budget.selectOption({ index: 1 });
  await release();
  await applicationReady(page);
  await expect(type).toHaveValue(inquiryTypes[1].value);
  await expect(budget).not.toHaveValue('');
  await expect(urgency.getByRole('radio', { checked: true })).toHaveCount(0);
});

const theme = (page: Page) => page.getByRole('group', { name: 'Theme' });
const shownTheme = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.theme ?? '', localStorage.getItem('theme') ?? '']);

test('applies and stores the theme clicked last', async ({ page, release }) => {
  await page.goto('/');
  await theme(page).getByRole('radio', { name: 'Light' }).click();
  await theme(page).getByRole('radio', { name: 'Dark' }).click();
  await release();
  await expect.poll(() => shownTheme(page)).toEqual(['dark', 'dark']);
  await expect(theme(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('applies a theme selected with the arrow keys', async ({ page, release }) => {
  await page.goto('/');
  await theme(page).getByRole('radio', { checked: true }).press('ArrowUp');
  await expect(theme(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await release();
  await expect.poll(() => shownTheme(page)).toEqual(['dark', 'dark']);
});

test('returns to the theme of the system', async ({ page, release }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  await theme(page).getByRole('radio', { name: 'System' }).click();
  await release();
  await expect.poll(() => shownTheme(page)).toEqual(['', '']);
  await expect(theme(page).getByRole('radio', { name: 'System' })).toBeChecked();
});

base('shows the stored theme before any other script runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await holdBack(page, '**/assets/loader-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(nameOf('theme'), 'dark');
  await release();
});

base('starts the application for a field that had the focus before the loader ran', async ({ page }) => {
  await page.route('**/assets/loader-*.js', async (route) => {
    await page.getByRole('textbox', { name: fields.name.label }).focus();
    await route.continue();
  });
  await page.goto('/contact');
  await applicationReady(page);
});

base('starts nothing before the whole page is parsed', async ({ page }) => {
  // Parsing stops before the footer until this script arrives.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('<footer', '<script src="/late.js"></script><footer') });
  });
  await page.route('**/late.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' }),
  );
  const release = await holdBack(page, '**/late.js');
  const loader = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/loader-'));
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loader;
  await movePointer(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  await release();
  // The loader starts to listen when the page is parsed.
  await page.waitForLoadState('domcontentloaded');
  await startApplication(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
