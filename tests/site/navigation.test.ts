import { claims } from '../../src/content/claims.data.ts';
import { contact } from '../../src/content/contact.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pageAt } from '../../src/content/pages.ts';
import { nameOf } from '../../src/theme/rootAttributes.ts';
import { openStarted, startApplication } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

const [listed = navigation.action] = navigation.direct;
const careers = navigation.about.links[2] ?? { label: '', href: '/about/careers' };

const heading = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: pageAt(path).heading });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document; a page load would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('html[data-marked]');

for (const { label, links, row, across, delay } of [
  { ...navigation.about, row: navigation.about.links[0], across: 0.5, delay: 200 },
  { ...navigation.solutions, row: navigation.solutions.first, across: 0.15, delay: 300 },
])
  test(`moving the pointer from ${label} to its first row keeps the dropdown open, and it closes ${delay} ms after the pointer leaves`, async ({
    page,
  }) => {
    await openStarted(page, '/contact');
    await page.clock.install();
    const trigger = page.getByRole('button', { name: new RegExp(`^${label}`) });
    const last = page.locator('header').getByRole('link', { name: links.at(-1)?.label ?? '' });
    await trigger.hover();
    await expect(last).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const from = await trigger.boundingBox();
    const to = await page
      .locator('header')
      .getByRole('link', { name: row?.label ?? '' })
      .boundingBox();
    if (!from || !to) throw new Error('no box');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + to.width * across, y: to.y + to.height / 2 };
    // Moves across the other trigger in half a second.
    for (let step = 1; step <= 25; step += 1) {
      const done = step / 25;
      await page.mouse.move(start.x + (end.x - start.x) * done, start.y + (end.y - start.y) * done);
      await page.clock.runFor(20);
    }
    await page.clock.runFor(2000);
    await expect(last).toBeVisible();
    await page.mouse.move(5, 795);
    await page.clock.runFor(delay - 1);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

test.describe('navigation', () => {
  test('closes the dropdown, sets the title and moves the focus to the heading, without a page load', async ({
    page,
  }) => {
    await openStarted(page, '/contact');
    await mark(page);
    const trigger = page.getByRole('button', { name: new RegExp(`^${navigation.about.label}`) });
    await trigger.press('ArrowDown');
    await page.getByRole('link', { name: careers.label }).first().click();
    await expect(page).toHaveURL('/about/careers');
    await expect(heading(page, '/about/careers')).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveTitle(new RegExp(pageAt('/about/careers').title));
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about\/careers$/);
    await expect(marked(page)).toBeAttached();
  });

  test('is undone by Back, which restores the scroll position', async ({ page }) => {
    await openStarted(page, '/about');
    await mark(page);
    const link = page.locator('main a[href="/contact"]').last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => top(page)).toBeGreaterThan(200);
    const before = await top(page);
    await link.click();
    await expect(heading(page, '/contact')).toBeVisible();
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(heading(page, '/about')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(pageAt('/about').title));
    await expect.poll(() => top(page)).toBe(before);
    await page.goForward();
    await expect(heading(page, '/contact')).toBeVisible();
    await expect.poll(() => top(page)).toBe(0);
    await expect(marked(page)).toBeAttached();
  });

  test('requests no scripts after its link was hovered', async ({ page }) => {
    await openStarted(page, '/about');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const link = page.locator('header').getByRole('link', { name: navigation.action.label });
    await link.hover();
    const script = () => requests.find((path) => path.includes('ContactPage')) ?? '';
    await expect.poll(script).not.toBe('');
    // Waits until the script and its imports are loaded.
    await page.evaluate((path) => import(path).then(() => undefined), script());
    await expect(page.locator('h1')).toHaveCount(1);
    requests.length = 0;
    await link.click();
    await expect(heading(page, '/contact')).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  });

  test('opens the address of its link, including the query', async ({ page }) => {
    await openStarted(page, '/partnerships');
    await page.locator('main a[href="/contact?type=partnership"]').first().click();
    await expect(heading(page, '/contact')).toBeVisible();
    await expect(page.getByLabel(contact.form.fields.inquiryType.label)).toHaveValue('partnership');
  });

  test('loads every layer of a drawing', async ({ page }) => {
    await openStarted(page, '/contact');
    await page.locator('header a[href="/"]').first().click();
    await expect(heading(page, '/')).toBeVisible();
    const parts = page.locator('[data-hero] svg:visible use[data-part]');
    await expect.poll(() => parts.count()).toBeGreaterThan(4);
    await expect(page.locator('[data-hero] svg:visible use[data-part]:not([href])')).toHaveCount(0);
  });

  test('closes the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openStarted(page, '/contact');
    await page.getByRole('button', { name: /menu/i }).click();
    const banner = page.getByText(claims.slotsBanner.label).filter({ visible: true });
    await expect(banner).toHaveCount(1);
    await page.getByRole('link', { name: listed.label }).filter({ visible: true }).first().click();
    await expect(heading(page, listed.href)).toBeFocused();
    await expect(banner).toHaveCount(0);
  });
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
    test(`a page load ${moves ? 'has' : 'has no'} view transition`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => Reflect.set(window, 'revealed', event.viewTransition !== null));
      });
      await page.goto('/about');
      await page.evaluate(() => location.assign('/leadership'));
      await expect(heading(page, '/leadership')).toBeVisible();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'revealed'))).toBe(moves);
    });
  });

test('the first link of a page skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^Skip/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  // The browser continues from the target, with or without the application.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
});

test('the selected theme applies to every page before hydration', async ({ page }) => {
  const html = page.locator('html');
  const choose = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).first().getByRole('radio', { name }).check({ force: true });
  await openStarted(page, '/contact');
  await choose('Dark');
  await expect(html).toHaveAttribute(nameOf('theme'), 'dark');
  await page.goto('/about');
  await expect(html).toHaveAttribute(nameOf('theme'), 'dark');
  await startApplication(page);
  await page.locator('main a[href="/contact"]').first().click();
  await expect(heading(page, '/contact')).toBeVisible();
  await expect(html).toHaveAttribute(nameOf('theme'), 'dark');
  await choose('System');
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).not.toHaveAttribute(nameOf('theme'));
});
