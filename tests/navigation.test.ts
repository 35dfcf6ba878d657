import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { articles } from '../src/content/articles.ts';
import { claims } from '../src/content/claims.ts';
import { contact } from '../src/content/contact.ts';
import { home } from '../src/content/home.ts';
import { navigation } from '../src/content/navigation.ts';
import { pageAt } from '../src/content/pages.ts';
import { nameOf, withAttribute } from '../src/theme/rootAttributes.ts';
import { settle, startApplication, visitSite } from './support/site.ts';

const { url, open } = visitSite();
const [listed = navigation.action] = navigation.direct;
const careers = navigation.about.links[2] ?? { label: '', href: '/about/careers' };

const heading = (page: Page, path: string) => page.getByRole('heading', { level: 1, name: pageAt(path).heading });
const hasFocus = (page: Page, path: string) =>
  heading(page, path).evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Marks the document: a whole new one would not have it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** How many elements Chromium worked the style out for, and how many boxes it laid out, until a click was painted: header and footer follow that. */
async function workUntilPainted(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    traceEvents: {
      name: string;
      ts: number;
      args: { elementCount?: number; beginData?: { dirtyObjects: number }; data?: { type?: string } };
    }[];
  };
  const click = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const paints = traceEvents.filter(({ name, ts }) => name === 'Paint' && click && ts > click.ts).map(({ ts }) => ts);
  const painted = Math.min(...paints);
  expect(Number.isFinite(painted), 'a click and a paint after it').toBe(true);
  const sum = (name: string, count: (args: (typeof traceEvents)[0]['args']) => number | undefined) =>
    traceEvents
      .filter((event) => event.name === name && event.ts < painted)
      .reduce((total, { args }) => total + (count(args) ?? 0), 0);
  return {
    styled: sum('UpdateLayoutTree', ({ elementCount }) => elementCount),
    laidOut: sum('Layout', ({ beginData }) => beginData?.dirtyObjects),
  };
}

describe('a change of page', () => {
  it('closes the dropdown, sets the title and moves the focus to the heading, without loading anew', async () => {
    const { page, problems } = await open('/contact');
    await startApplication(page);
    await mark(page);
    const trigger = page.getByRole('button', { name: new RegExp(`^${navigation.about.label}`) });
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('link', { name: careers.label }).first().click();
    await page.waitForURL('**/about/careers');
    await heading(page, '/about/careers').waitFor();
    await expect.poll(() => hasFocus(page, '/about/careers')).toBe(true);
    expect(await trigger.getAttribute('aria-expanded')).toBe('false');
    expect(await page.title()).toContain(pageAt('/about/careers').title);
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/about\/careers$/);
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('shows a page that was put together while its link was pointed at, and leaves nothing of the one before', async () => {
    const { page, problems } = await open('/about');
    await startApplication(page);
    const target = page.locator('main h1', { hasText: pageAt('/contact').heading });
    await page.locator('header').getByRole('link', { name: navigation.action.label }).hover();
    await target.waitFor({ state: 'attached' });
    expect(await target.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const prepared = await target.elementHandle();
    await page.locator('header').getByRole('link', { name: navigation.action.label }).click();
    await target.waitFor();
    expect(await prepared?.isVisible()).toBe(true);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(() => hasFocus(page, '/contact')).toBe(true);
    expect(problems).toEqual([]);
  });

  it('shows a page that is at hand in the moment of the press', async () => {
    const { page } = await open('/about');
    await startApplication(page);
    const link = page.locator('header').getByRole('link', { name: navigation.action.label });
    const target = page.locator('main h1', { hasText: pageAt('/contact').heading });
    await link.hover();
    await target.waitFor({ state: 'attached' });
    const shown = await link.evaluate(async (pressed: HTMLElement) => {
      pressed.click();
      // Work that is put off, even to the next task, is later than this.
      await Promise.resolve();
      return [...document.querySelectorAll('main h1')].filter((h1) => h1.checkVisibility()).map((h1) => h1.textContent);
    });
    expect(shown).toEqual([pageAt('/contact').heading]);
  });

  it('lays a page out while its link is pointed at, so that the press finds hardly anything to do', async () => {
    const { page } = await open('/contact');
    await startApplication(page);
    await settle(page);
    const path = '/resources/case-studies';
    // To ask for a role or a state would have the page laid out.
    const link = page.locator(`header a[href="${path}"]`).first();
    await link.hover();
    await page.locator('main h1', { hasText: pageAt(path).heading }).waitFor({ state: 'attached' });
    // Twice: the page may ask for idle time of its own only now.
    for (let turn = 0; turn < 2; turn++) await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const { styled, laidOut } = await workUntilPainted(page, async () => {
      await link.click();
      await heading(page, path).waitFor();
    });
    const elements = await page.locator('main *').count();
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(elements / 8);
    expect(laidOut).toBeLessThan(elements / 8);
  });

  const plain = 'header a[href="/contact"]';
  const asking = 'main a[href="/contact?type=partnership"]';
  const kindAsked = (page: Page) => page.getByLabel(contact.form.fields.inquiryType.label).inputValue();
  const lesson = articles[2]?.href ?? '';

  it.each([
    ['an article', '/resources/thought-leadership', `main a[href="${lesson}"]`, lesson, undefined],
    ['a page that is still to come', '/', 'main a[href="/solutions/btp-cpi"]', '/solutions/btp-cpi', undefined],
    ['a form', '/partnerships', plain, '/contact', ''],
    ['a form with a question', '/partnerships', asking, '/contact', 'partnership'],
  ])('puts %s together with the address of its link', async (_name, from, link, path, kind) => {
    const { page, problems } = await open(from);
    await startApplication(page);
    await page.locator(link).first().hover();
    await expect.poll(() => page.locator('main h1').count()).toBe(2);
    const prepared = await page.locator('main h1', { hasText: pageAt(path).heading }).elementHandle();
    await page.locator(link).first().click();
    await heading(page, path).waitFor();
    expect(await prepared?.isVisible()).toBe(true);
    if (kind !== undefined) expect(await kindAsked(page)).toBe(kind);
    expect(problems).toEqual([]);
  });

  it.each([
    [plain, asking, 'partnership'],
    [asking, plain, ''],
  ])('makes a page anew when %s was pointed at and %s is followed', async (pointedAt, followed, kind) => {
    const { page, problems } = await open('/partnerships');
    await startApplication(page);
    await page.locator(pointedAt).first().hover();
    await expect.poll(() => page.locator('main h1').count()).toBe(2);
    await page
      .locator(followed)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await heading(page, '/contact').waitFor();
    expect(await kindAsked(page)).toBe(kind);
    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('is undone by Back', async () => {
    const { page, problems } = await open('/contact');
    await startApplication(page);
    await mark(page);
    await page.locator('header').getByRole('link', { name: listed.label }).click();
    await page.waitForURL('**/resources/case-studies');
    await heading(page, '/resources/case-studies').waitFor();
    await page.goBack();
    await page.waitForURL('**/contact');
    await heading(page, '/contact').waitFor();
    expect(await page.title()).toContain(pageAt('/contact').title);
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('starts a page at its top, and returns to where the visitor was', async () => {
    const { page } = await open('/about');
    await startApplication(page);
    const top = () => page.evaluate(() => Math.round(scrollY));
    const link = page.locator('main a[href="/contact"]').last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(200);
    const left = await top();
    await link.click();
    await heading(page, '/contact').waitFor();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await heading(page, '/about').waitFor();
    await expect.poll(top).toBe(left);
    await page.goForward();
    await heading(page, '/contact').waitFor();
    await expect.poll(top).toBe(0);
  });

  it('has every part of a drawing fetched, also of one in layers', async () => {
    const { page } = await open('/contact');
    await startApplication(page);
    await page.locator('header a[href="/"]').first().click();
    await heading(page, '/').waitFor();
    const parts = page.locator('[data-hero] svg:visible use[data-part]');
    await expect.poll(() => parts.count()).toBeGreaterThan(4);
    await expect.poll(() => page.locator('[data-hero] svg:visible use[data-part]:not([href])').count()).toBe(0);
  });

  it('closes the menu on a phone', async () => {
    const { page } = await open('/contact', { width: 360 });
    await startApplication(page);
    await page.getByRole('button', { name: /menu/i }).click();
    const banner = page.getByText(claims.slotsBanner.label).locator('visible=true').first();
    await banner.waitFor();
    await page.getByRole('link', { name: listed.label }).locator('visible=true').first().click();
    await page.waitForURL('**/resources/case-studies');
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, '/resources/case-studies')).toBe(true);
  });
});

describe.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('with prefers-reduced-motion: %s', (reducedMotion, moves) => {
  it('a page that the browser loads comes in a view transition, or without', async () => {
    const { page } = await open('/about', {
      reducedMotion,
      before: (page) =>
        page.addInitScript(() => {
          addEventListener('pagereveal', (event) => Reflect.set(window, 'revealed', event.viewTransition !== null));
        }),
    });
    await page.evaluate(() => location.assign('/leadership'));
    await page.waitForURL('**/leadership');
    await heading(page, '/leadership').waitFor();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'revealed'))).toBe(moves);
  });

  it('a page that follows moves into its place, or is there', async () => {
    const { page } = await open('/contact', {
      reducedMotion,
      before: (page) =>
        page.addInitScript(() => {
          const { animate } = Element.prototype;
          const moved: string[] = [];
          Reflect.set(window, 'moved', moved);
          Element.prototype.animate = function (...settings) {
            moved.push(this.id);
            return animate.apply(this, settings);
          };
        }),
    });
    await startApplication(page);
    await page.locator('header').getByRole('link', { name: listed.label }).click();
    await heading(page, '/resources/case-studies').waitFor();
    await expect.poll(() => hasFocus(page, '/resources/case-studies')).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(moves ? ['main'] : []);
  });

  it('a plate that is chosen flies to the head of its page, or is there', async () => {
    const { page } = await open('/', {
      reducedMotion,
      before: (page) =>
        page.addInitScript(() => {
          const flights: string[] = [];
          Reflect.set(window, 'flights', flights);
          new MutationObserver((records) => {
            for (const { addedNodes } of records)
              for (const node of addedNodes)
                if (node instanceof SVGElement && node.style.position) flights.push(node.dataset.drawing ?? '');
          }).observe(document, { childList: true, subtree: true });
        }),
    });
    await startApplication(page);
    const [plate] = home.build.plates;
    await page
      .getByRole('link', { name: plate?.title ?? '' })
      .last()
      .click();
    await heading(page, plate?.href ?? '').waitFor();
    const flights = () => page.evaluate(() => Reflect.get(window, 'flights'));
    await expect.poll(flights).toEqual(moves ? [`/drawings/${plate?.drawing}.svg`] : []);
    await expect.poll(() => page.locator('[data-flight="to"] > svg').count()).toBe(1);
  });
});

describe('the first link of a page', () => {
  it('skips to the content', async () => {
    const { page } = await open('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the theme that was chosen', () => {
  /** The theme that a page's HTML has by itself: no script of it gets as far as to say anything. */
  const themeInPage = async (page: Page, path: string) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(url + path);
    const theme = await page.locator('html').getAttribute(nameOf('theme'));
    await page.unroute('**/assets/*.js');
    return theme;
  };
  const choose = async (page: Page, name: string) => {
    const group = page.getByRole('group', { name: 'Theme' }).first();
    await group.getByRole('radio', { name }).check({ force: true });
  };
  /** The theme that the worker writes into pages, once it does. */
  const written = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active ? (await caches.match('/theme'))?.text() : undefined;
    });

  it('is in the pages that follow before any script runs, until it is chosen otherwise', async () => {
    const { page } = await open('/contact');
    await startApplication(page);
    await choose(page, 'Dark');
    expect(await page.locator('html').getAttribute(nameOf('theme'))).toBe('dark');
    await expect.poll(() => written(page)).toBe('dark');
    expect(await themeInPage(page, '/about')).toBe('dark');
    expect(await themeInPage(page, '/no-such-page')).toBe('dark');

    await page.goto(`${url}/`);
    await startApplication(page);
    await choose(page, 'Light');
    await expect.poll(() => written(page)).toBe('light');
    expect(await themeInPage(page, '/services')).toBe('light');

    await page.goto(`${url}/about`);
    await startApplication(page);
    await choose(page, 'System');
    expect(await page.locator('html').getAttribute(nameOf('theme'))).toBe(null);
    await expect.poll(() => written(page)).toBe(undefined);
    expect(await themeInPage(page, '/services')).toBe(null);
  });

  it('outlasts a change of page', async () => {
    const { page } = await open('/', {
      before: (page) => page.addInitScript(() => localStorage.setItem('theme', 'dark')),
    });
    await startApplication(page);
    await page.locator('main a[href="/contact"]').first().click();
    await page.waitForURL('**/contact');
    await heading(page, '/contact').waitFor();
    expect(await page.locator('html').getAttribute(nameOf('theme'))).toBe('dark');
  });

  it('is shown by the loader where there is no worker', async () => {
    const { page } = await open('/about', {
      before: (page) =>
        page.addInitScript(() => {
          localStorage.setItem('theme', 'dark');
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        }),
    });
    await page.locator(`html${withAttribute('theme', 'dark')}`).waitFor({ state: 'attached' });
    await startApplication(page);
    await choose(page, 'System');
    expect(await page.locator('html').getAttribute(nameOf('theme'))).toBe(null);
  });
});
