import { articles } from '../../src/content/articles.data.ts';
import { blogArticles } from '../../src/content/blog.data.ts';
import { resourcesFile } from '../../src/content/contentPages.ts';
import { generalInquiry } from '../../src/content/inquiries.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { notFoundPage, pageAt } from '../../src/content/pages.ts';
import { resources } from '../../src/content/resources.ts';
import { stubPages } from '../../src/content/stubPages.data.ts';
import { plainText } from '../../src/content/text.ts';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { budgets } from '../support/budgets.ts';
import { wordsIn } from '../support/html.ts';
import { totalShift } from '../support/layoutShifts.ts';
import { APPLICATION, applicationReady, holdBack, openStarted, settle, startApplication } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

const { labels } = resourceHub;
const cards = (page: Page) => page.locator('main article h3:visible');
const search = (page: Page) => page.getByRole('searchbox');
const subject = (page: Page) => page.getByRole('textbox', { name: generalInquiry.form.fields.subject.label });

const first = resourceHub.first.map(({ title }) => title);
/** Titles of all resources, grouped by type. Types are in the order of their first resource. */
const byKind = [...new Set(resources.map(({ type }) => type))].flatMap((kind) =>
  resources.filter(({ type }) => type === kind).map(({ title }) => title),
);
const papers = resources.filter(({ type }) => type === 'whitepaper');
const shownPapers = papers.slice(0, first.length).map(({ title }) => title);
const whitepapers = new RegExp(`^${resourceHub.values.type.find(({ value }) => value === 'whitepaper')?.label}`);
/** A paper, and the longest word of its title, which occurs in no other paper. */
const [paper = '', word = ''] =
  papers
    .map(({ title }) => [title, title.match(/\w+/g)?.sort((a, b) => b.length - a.length)[0] ?? ''] as const)
    .find(
      ([, longest]) =>
        papers.filter(({ title, description }) =>
          `${title} ${description}`.toLowerCase().includes(longest.toLowerCase()),
        ).length === 1,
    ) ?? [];
const guide = resources.find(({ type }) => type === 'thought-leadership')?.title ?? '';
const last = resources.findLast(({ onRequest }) => onRequest);

/** Follows the link to the plain list and expects all resources there. */
async function expectPlainList(page: Page) {
  await page.locator(`main a[href="${labels.list.href}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: pageAt(labels.list.href).heading })).toBeVisible();
  const links = await page.locator('main li a').allInnerTexts();
  expect(links.filter((text) => byKind.includes(text))).toEqual(byKind);
}

test.describe('a shared link to a filtered hub', () => {
  for (const width of [1280, 360])
    test(`opens filtered at ${width} px, never shows all cards, and nothing moves`, async ({ page, layoutShifts }) => {
      await page.setViewportSize({ width, height: 800 });
      // Records the number of visible cards in each frame while `data-app` is set.
      await page.addInitScript(() => {
        const seen = new Set<number>();
        Reflect.set(window, 'cardsSeen', seen);
        const look = () => {
          const shown = [...document.querySelectorAll('article')].filter((card) =>
            card.checkVisibility({ visibilityProperty: true }),
          );
          if (document.documentElement.dataset.app) seen.add(shown.length);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto('/resources?type=whitepaper');
      await expect(cards(page)).toHaveText(shownPapers);
      await settle(page);
      const seen = await page.evaluate(() => [...(Reflect.get(window, 'cardsSeen') as Set<number>)]);
      expect(seen.filter((count) => count > 0)).toEqual([shownPapers.length]);
      expect(totalShift(await layoutShifts())).toBeLessThanOrEqual(budgets.layoutShift);
    });

  test('shows a message if there are no results', async ({ page }) => {
    await page.goto('/resources?q=blockchain');
    await expect(page.getByRole('heading', { name: labels.empty.title })).toBeVisible();
    await expect(page.locator('main h2').first()).toHaveText(/^0\s+resources$/);
  });

  test('shows unfiltered cards and no search field if the application does not load', async ({ page, problems }) => {
    problems.allow(/assets\/client-/);
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto('/resources?type=whitepaper');
    await expect(page.locator(`html${withAttribute('app', 'failed')}`)).toBeAttached();
    await expect(cards(page)).toHaveText(first);
    await expect(search(page)).toHaveCount(0);
    await expectPlainList(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the first cards, and links to the plain list', async ({ page }) => {
      await page.goto('/resources?type=whitepaper');
      await expect(cards(page)).toHaveText(first);
      await expect(search(page)).toHaveCount(0);
      await expect(page.getByRole('group', { name: labels.dimensions.industry })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
      await expectPlainList(page);
    });
  });
});

test('filters are in the URL: a reload keeps them, and Back removes them', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('checkbox', { name: whitepapers }).click();
  await expect(page).toHaveURL('/resources?type=whitepaper');
  await search(page).fill(word);
  await expect(page).toHaveURL(`/resources?type=whitepaper&q=${word}`);
  await page.reload();
  await applicationReady(page);
  await expect(cards(page)).toHaveText([paper]);
  await expect(search(page)).toHaveValue(word);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
  await expect(cards(page)).toHaveText(first);
  await expect(search(page)).toHaveValue('');
});

test('filters are restored after visiting a result', async ({ page }) => {
  await openStarted(page, `/resources?type=thought-leadership&q=${encodeURIComponent(guide.toUpperCase())}`);
  await page.getByRole('link', { name: guide }).click();
  await expect(page).toHaveURL(/\/resources\/thought-leadership\/./);
  await page.goBack();
  await expect(cards(page)).toHaveText([guide]);
});

test.describe('resources outside the prerendered page', () => {
  test('are not in its HTML or scripts, and load once, on the first filter', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openStarted(page, '/resources');
    await settle(page);
    const scripts = requests.filter((path) => path.endsWith('.js'));
    for (const path of ['/resources', ...scripts])
      expect(await (await page.request.get(path)).text(), path).not.toContain(last?.title);
    expect(requests).not.toContain(resourcesFile);

    await search(page).fill(String(last?.title));
    await expect(cards(page).filter({ hasText: last?.title ?? '' })).toHaveCount(1);
    await search(page).fill('');
    await expect(cards(page)).toHaveText(first);
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(cards(page)).toHaveCount(Math.min(first.length + 12, resources.length));
    expect(requests.filter((path) => path === resourcesFile)).toHaveLength(1);
  });

  test('can be requested again, or read in the plain list, after a failure', async ({ page, problems }) => {
    problems.allow(new RegExp(resourcesFile));
    await page.route(`**${resourcesFile}`, (route) => route.abort());
    await openStarted(page, '/resources');
    await page.getByRole('checkbox', { name: whitepapers }).click();
    await expect(page.getByRole('heading', { name: labels.failed.title, level: 3 })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: labels.list.label })).toHaveAttribute(
      'href',
      labels.list.href,
    );
    await page.unroute(`**${resourcesFile}`);
    await page.getByRole('button', { name: labels.failed.again }).click();
    await expect(cards(page)).toHaveText(shownPapers);
  });
});

test.describe('an article', () => {
  test('loads without the text of other articles', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (/\.js(on)?$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
    });
    const [one, ...others] = articles.map(({ href, parts }) => ({
      href,
      end:
        parts
          .flatMap(({ paragraphs }) => paragraphs.map(plainText))
          .at(-1)
          ?.slice(0, 60) ?? '',
    }));
    await openStarted(page, String(one?.href));
    await settle(page);
    const text = (await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))).join();
    expect(text).toContain(one?.end);
    for (const { href, end } of others) expect(text.includes(end), href).toBe(false);
  });

  test('links to the next one, which updates the document title', async ({ page }) => {
    await openStarted(page, String(articles[0]?.href));
    const link = page.locator('main a[href^="/resources/thought-leadership/"]').last();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => page.title()).toContain(title);
  });

  test('that does not exist shows the page for unknown addresses', async ({ page, problems }) => {
    problems.allow(/^404: .*no-such-article/);
    await openStarted(page, '/resources/thought-leadership/no-such-article');
    await expect(page.locator('h1')).toHaveText(notFoundPage.heading);
  });
});

test.describe('a card of the hub', () => {
  test('links to a page that contains its title, or to a form with its title as the subject', async ({ page }) => {
    await openStarted(page, '/resources');
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      await expect(cards(page)).toHaveCount(resources.length, { timeout: 1000 });
    }).toPass();
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, (link as HTMLAnchorElement).href] as const));
    expect(links).toHaveLength(resources.length);
    const lost: string[] = [];
    for (const [title, href] of links) {
      const isNamed = new URL(href).searchParams.get('subject') === title;
      if (!isNamed && !wordsIn(await (await page.request.get(href)).text()).includes(title)) lost.push(href);
    }
    expect(lost).toEqual([]);
  });

  for (const [from, path, title = ''] of [
    ['a card', '/resources', last?.title],
    ['an article', '/resources/blog', blogArticles[0]?.title],
  ] as const)
    test(`the inquiry form has the title from ${from} as its subject, also after a reload`, async ({
      page,
      layoutShifts,
    }) => {
      await openStarted(page, path);
      if (path === '/resources') {
        await search(page).fill(title);
        await expect(page).toHaveURL(/[?&]q=/);
      }
      await page.locator('main a[href^="/contact/general-inquiry?"]:visible').filter({ hasText: title }).click();
      await expect(subject(page)).toHaveValue(title);
      await page.reload();
      await startApplication(page);
      await expect(subject(page)).toHaveValue(title);
      await settle(page);
      expect(totalShift(await layoutShifts())).toBeLessThanOrEqual(budgets.layoutShift);
    });

  for (const [state, act] of [
    ['typed', (page: Page) => subject(page).fill('Mine')],
    ['focused', (page: Page) => subject(page).focus()],
  ] as const)
    test(`the title does not replace a subject that was ${state} before hydration`, async ({ page }) => {
      const release = await holdBack(page, APPLICATION);
      await page.goto('/contact/general-inquiry?subject=Asked');
      await act(page);
      await page.mouse.move(5, 300);
      await release();
      await startApplication(page);
      await settle(page);
      if (state === 'focused') await page.keyboard.type('Mine');
      await expect(subject(page)).toHaveValue('Mine');
    });
});

for (const path of ['/resources/whitepapers', '/resources/videos'])
  test(`${path} links to the resources of its type in the hub`, async ({ page }) => {
    const more = stubPages[path]?.head.actions?.primary;
    await openStarted(page, path);
    await page
      .getByRole('main')
      .getByRole('link', { name: more?.label ?? '' })
      .click();
    await expect(page).toHaveURL(more?.href ?? '');
    const kind = new URL(page.url()).searchParams.get('type');
    await expect(page.getByRole('article')).toHaveCount(resources.filter(({ type }) => type === kind).length);
  });
