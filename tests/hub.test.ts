import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { articles } from '../src/content/articles.ts';
import { blogArticles } from '../src/content/blog.ts';
import { generalInquiry } from '../src/content/inquiries.ts';
import { resourceHub } from '../src/content/listPages/resources.ts';
import { resourcesFile } from '../src/content/madePages.ts';
import { notFoundPage, pageAt } from '../src/content/pages.ts';
import { resources } from '../src/content/resources.ts';
import { stubPages } from '../src/content/stubPages.ts';
import { breadcrumbAt } from '../src/content/stubs.ts';
import { nameOf, withAttribute } from '../src/theme/rootAttributes.ts';
import { budgets } from './budgets.ts';
import { readDocument, textOf } from './support/html.ts';
import { holdBack, linesOf, settle, startApplication, visitSite } from './support/site.ts';

const { open, url } = visitSite();
const { labels } = resourceHub;

declare global {
  interface Window {
    cardsSeen: string[];
  }
}

/** Notes, frame by frame, how many cards were in view in which state of the page. */
const watchCards = (page: Page) =>
  page.addInitScript(() => {
    window.cardsSeen = [];
    const look = () => {
      const shown = [...document.querySelectorAll('article')].filter((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      const seen = `${document.documentElement.dataset.app ?? 'before'}: ${shown.length}`;
      if (window.cardsSeen.at(-1) !== seen) window.cardsSeen.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const ready = (page: Page) => page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
const shifts = (page: Page) => page.evaluate(() => window.layoutShifts.reduce((sum, { value }) => sum + value, 0));
/** The titles as the list of all has them: the kinds in the order of their first, each as it comes. */
const kindByKind = [...new Set(resources.map(({ type }) => type))].flatMap((kind) =>
  resources.filter(({ type }) => type === kind).map(({ title }) => title),
);
/** Of the cards in view: a page that was put together ahead may have some as well. */
const titles = (page: Page) => page.locator('main article h3:visible').allInnerTexts();
/** Every resource that is named where no script runs: on the list that the hub leads to. */
const named = async (page: Page) => {
  await page.locator(`main a[href="${labels.list.href}"]`).click();
  await page.getByRole('heading', { level: 1, name: pageAt(labels.list.href).heading }).waitFor();
  const titled = new Set(resources.map(({ title }) => title));
  const links = await page.locator('main li a').allInnerTexts();
  return links.filter((text) => titled.has(text));
};
const first = resourceHub.first.map(({ title }) => title);

const papers = resources.filter(({ type }) => type === 'whitepaper').map(({ title }) => title);
/** What the hub shows of them before somebody asks for more. */
const shown = papers.slice(0, first.length);
const kind = new RegExp(`^${resourceHub.values.type.find(({ value }) => value === 'whitepaper')?.label}`);
/** How many papers a search for a word finds. */
const papersWith = (word: string) =>
  resources.filter(
    (paper) =>
      paper.type === 'whitepaper' && `${paper.title} ${paper.description}`.toLowerCase().includes(word.toLowerCase()),
  ).length;
/** The longest word of a paper's title, which no other paper has. */
const [paper = '', word = ''] =
  papers
    .map((title) => [title, title.match(/\w+/g)?.sort((a, b) => b.length - a.length)[0] ?? ''])
    .find(([, longest = '']) => papersWith(longest) === 1) ?? [];
const guide = resources.find(({ type }) => type === 'thought-leadership')?.title ?? '';

describe.each([1280, 360])('a shared link to a filtered hub at %i px', (width) => {
  it('opens filtered, without showing everything first, and nothing moves', async () => {
    const { page, problems } = await open('/resources?type=whitepaper', { width, hasFont: true, before: watchCards });
    await ready(page);
    await expect.poll(() => titles(page)).toEqual(shown);
    await settle(page);
    // Before the first script runs nobody can know of the query.
    const seen = await page.evaluate(() => window.cardsSeen.filter((entry) => !entry.startsWith('before')));
    expect(seen.at(-1)).toBe(`ready: ${shown.length}`);
    expect(seen.filter((entry) => !/: 0$/.test(entry) && entry !== seen.at(-1))).toEqual([]);
    expect(await shifts(page)).toBeLessThanOrEqual(budgets.layoutShift);
    expect(problems).toEqual([]);
  });

  it('says so when nothing is found', async () => {
    const { page, problems } = await open('/resources?q=blockchain', { width, hasFont: true });
    await page.getByRole('heading', { name: resourceHub.labels.empty.title }).waitFor();
    await expect.poll(() => page.getByRole('status').first().innerText()).toMatch(/^0\s+resources$/);
    await settle(page);
    expect(await shifts(page)).toBeLessThanOrEqual(budgets.layoutShift);
    expect(problems).toEqual([]);
  });
});

/** Opens the hub with its application held back until `release` is called. */
async function openHeld(path: string) {
  let release = () => {};
  const visit = await open(path, {
    before: async (page) => {
      release = await holdBack(page, '**/assets/client-*.js');
    },
  });
  return { ...visit, release };
}

describe('while the application is not there', () => {
  it('a filtered hub shows no list, and the whole hub shows its own', async () => {
    const { page, release } = await openHeld('/resources?type=whitepaper');
    const first = page.locator('main article').first();
    await expect.poll(() => first.isVisible()).toBe(false);
    release();
    await first.waitFor();
    const { page: whole } = await openHeld('/resources');
    expect(await whole.locator('main article').first().isVisible()).toBe(true);
  });

  it('and does not come, the whole list shows without filters that could not answer', async () => {
    const { page } = await open('/resources?type=whitepaper', {
      before: (page) => page.route('**/assets/client-*.js', (route) => route.abort()),
    });
    await page.locator(withAttribute('app', 'failed')).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main article').first().isVisible()).toBe(true);
    expect(await titles(page)).toEqual(first);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await named(page)).toEqual(kindByKind);
  });
});

describe('the filters in the address', () => {
  it('come back with Back and with a reload', async () => {
    const { page } = await open('/resources');
    const unfiltered = await titles(page);
    await page.getByRole('checkbox', { name: kind }).click();
    await page.waitForURL('**/resources?type=whitepaper');
    await page.getByRole('searchbox').fill(word);
    await page.waitForURL(`**/resources?type=whitepaper&q=${word}`);
    await page.reload();
    await ready(page);
    await expect.poll(() => titles(page)).toEqual([paper]);
    expect(await page.getByRole('searchbox').inputValue()).toBe(word);
    await page.goBack();
    await page.waitForURL('**/resources');
    await expect.poll(() => titles(page)).toEqual(unfiltered);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('are there again after a visit to a result', async () => {
    const { page } = await open(`/resources?type=thought-leadership&q=${encodeURIComponent(guide.toUpperCase())}`);
    await ready(page);
    await page.getByRole('link', { name: guide }).click();
    await page.waitForURL('**/resources/thought-leadership/*');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual([guide]);
  });
});

describe('what is done before the application runs', () => {
  it('is done once it does: a choice and words', async () => {
    const { page, release } = await openHeld('/resources');
    await page.getByRole('searchbox').fill(word);
    await page.getByRole('checkbox', { name: kind }).click();
    release();
    await page.waitForURL(`**/resources?type=whitepaper&q=${word}`);
    await expect.poll(() => titles(page)).toEqual([paper]);
  });
});

it('is a plain list without scripts', async () => {
  const { page } = await open('/resources?type=whitepaper', { javaScript: false });
  expect(await titles(page)).toEqual(first);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('group', { name: resourceHub.labels.dimensions.industry }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /more$/ }).count()).toBe(0);
  expect(await named(page)).toEqual(kindByKind);
});

/** Opens a page and starts its application; `scripts` gives the text of all scripts and data that it then has fetched. */
async function openListening(path: string) {
  const fetched = new Set<string>();
  const { page } = await open(path, {
    before: async (page) => {
      page.on('request', (request) => fetched.add(request.url()));
    },
  });
  await startApplication(page);
  await settle(page);
  const scripts = () =>
    Promise.all(
      [...fetched]
        .filter((address) => /\.js(on)?$/.test(new URL(address).pathname))
        .map(async (address) => (await page.request.get(address)).text()),
    );
  return { page, scripts };
}

describe('the resources that the page does not hold', () => {
  const [last] = resources.filter(({ onRequest }) => onRequest).slice(-1);
  const asked = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    return () => requests.filter((path) => path === resourcesFile);
  };

  it('are neither in its HTML nor in its scripts', async () => {
    const { page, scripts } = await openListening('/resources');
    const texts = [await (await page.request.get(`${url}/resources`)).text(), ...(await scripts())];
    expect(texts.length).toBeGreaterThan(2);
    expect(first).not.toContain(last?.title);
    for (const text of texts) {
      expect(text.includes(String(last?.title))).toBe(false);
      expect(text.includes(String(last?.description))).toBe(false);
    }
  });

  it('are fetched once, when somebody filters', async () => {
    let requests: () => string[] = () => [];
    const { page } = await open('/resources', {
      before: async (page) => {
        requests = asked(page);
      },
    });
    await startApplication(page);
    await settle(page);
    expect(requests()).toEqual([]);
    await page.getByRole('searchbox').fill(String(last?.title));
    await expect.poll(() => titles(page)).toContain(last?.title);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => titles(page)).toEqual(first);
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => titles(page)).toHaveLength(Math.min(first.length + 12, resources.length));
    expect(requests()).toHaveLength(1);
  });

  it('and cannot be, the visitor is told, and can try again or go to the list', async () => {
    const { page } = await open('/resources', {
      before: (page) => page.route(`**${resourcesFile}`, (route) => route.abort()),
    });
    await startApplication(page);
    await page.getByRole('checkbox', { name: kind }).click();
    await page.getByRole('heading', { name: labels.failed.title }).waitFor();
    const list = page.locator('main').getByRole('link', { name: labels.list.label });
    expect(await list.getAttribute('href')).toBe(labels.list.href);
    await page.unroute(`**${resourcesFile}`);
    await page.getByRole('button', { name: labels.failed.again }).click();
    await expect.poll(() => titles(page)).toEqual(shown);
  });
});

describe('an article', () => {
  const [one, ...others] = articles;
  it('brings no other’s text with it', async () => {
    const { scripts } = await openListening(String(one?.href));
    const texts = await scripts();
    // As far as a script would write it without escapes.
    const sentence = (article: (typeof articles)[number]) =>
      article.parts
        .flatMap(({ paragraphs }) => paragraphs)
        .at(-1)
        ?.slice(0, 60) ?? '';
    expect(texts.some((text) => one && text.includes(sentence(one)))).toBe(true);
    for (const other of others)
      expect(texts.filter((text) => text.includes(sentence(other))).length, other.title).toBe(0);
  });

  it('is followed to by its link, and says its own title', async () => {
    const { page, problems } = await open(String(one?.href));
    await startApplication(page);
    const link = page.locator('main a[href^="/resources/thought-leadership/"]').last();
    const title = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.title()).toContain(title);
    expect(problems).toEqual([]);
  });

  it('that does not exist is the page for unknown addresses', async () => {
    const { page } = await open('/resources/thought-leadership/no-such-article');
    await startApplication(page);
    await settle(page);
    expect(await page.locator('h1').innerText()).toBe(notFoundPage.heading);
    expect(await page.locator('html').getAttribute(nameOf('app'))).toBe('ready');
  });
});

/** The text of a page as it was built, spaces folded. */
async function wordsOf(page: Page, path: string): Promise<string> {
  const response = await page.request.get(url + path);
  return readDocument(await response.text())
    .named('main')
    .map(textOf)
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('where a card of the hub leads', () => {
  it('its title stands there, or is named by the link', async () => {
    const { page } = await open('/resources');
    await startApplication(page);
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    await expect
      .poll(async () => {
        if (await more.isVisible()) await more.click();
        return titles(page);
      })
      .toHaveLength(resources.length);
    const links = await page
      .locator('main article h3:visible a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')] as const));
    expect(links).toHaveLength(resources.length);
    const lost: string[] = [];
    for (const [title, href] of links) {
      const { pathname, searchParams } = new URL(String(href), url);
      const shown = (await wordsOf(page, pathname)).includes(String(title));
      if (!shown && searchParams.get('subject') !== title) lost.push(`${title} at ${href}`);
    }
    expect(lost).toEqual([]);
  });

  const [asked] = resources.filter(({ onRequest }) => onRequest);
  it.each([
    ['a card', '/resources', asked?.title],
    ['an article', '/resources/blog', blogArticles[0]?.title],
  ])('the form shows the title that %s asks for, and nothing moves', async (_what, path, title = '') => {
    const { page, problems } = await open(path);
    await startApplication(page);
    const link = page.locator(`main a[href^="/contact/general-inquiry?"]`).filter({ hasText: title });
    await link.click();
    const subject = page.getByRole('textbox', { name: generalInquiry.form.fields.subject.label });
    await expect.poll(() => subject.inputValue()).toBe(title);
    expect(problems).toEqual([]);
    // A shared or reloaded address as well.
    const { page: fresh } = await open(new URL(page.url()).pathname + new URL(page.url()).search, { hasFont: true });
    await startApplication(fresh);
    await expect
      .poll(() => fresh.getByRole('textbox', { name: generalInquiry.form.fields.subject.label }).inputValue())
      .toBe(title);
    await settle(fresh);
    expect(await shifts(fresh)).toBeLessThanOrEqual(budgets.layoutShift);
  });

  /** The form that is asked for a title, before its scripts run: they come once `act` has done something to its subject. */
  async function withSubject(act: (subject: Locator) => Promise<void>) {
    let release = async () => {};
    const { page } = await open('/contact/general-inquiry?subject=Asked', {
      before: async (page) => {
        release = await holdBack(page, '**/assets/client-*.js');
      },
    });
    const subject = page.getByRole('textbox', { name: generalInquiry.form.fields.subject.label });
    await act(subject);
    await page.mouse.move(5, 300);
    await release();
    await startApplication(page);
    await settle(page);
    return { page, subject };
  }

  it('what was typed before stays', async () => {
    const { subject } = await withSubject((subject) => subject.fill('Mine'));
    expect(await subject.inputValue()).toBe('Mine');
  });

  it('leaves the field empty that somebody stands in', async () => {
    const { page, subject } = await withSubject((subject) => subject.focus());
    await page.keyboard.type('Mine');
    expect(await subject.inputValue()).toBe('Mine');
  });
});

describe('a placeholder of a title', () => {
  it.each(['/resources/whitepapers', '/resources/videos'])(
    '%s has no sentence or list beyond it, only its title block and the way to its kind in the hub',
    async (path) => {
      const { page } = await open(path);
      const above = breadcrumbAt(path)
        .slice(0, -1)
        .map(({ label }) => label);
      const main = page.locator('main');
      const title = await page.locator('h1').innerText();
      const { sheet, actions } = stubPages[path] ?? {};
      const block = sheet?.facts.map(({ term }) => term);
      expect(await main.locator('dt').allInnerTexts()).toEqual(block);
      const facts = linesOf(await main.locator('dl').innerText());
      const way = actions?.primary.label ?? '';
      const others = [...above, ...facts, way];
      expect(linesOf(await main.innerText()).filter((line) => !others.includes(line))).toEqual(Array(2).fill(title));
      expect(await main.getByRole('link').allInnerTexts()).toEqual([...above, way]);
      await main.getByRole('link', { name: way }).click();
      await page.waitForURL(`**${actions?.primary.href}`);
      const kind = new URL(page.url()).searchParams.get('type');
      const count = resources.filter(({ type }) => type === kind).length;
      expect(facts).toContain(String(count));
      await expect.poll(() => page.locator('article').count()).toBe(count);
    },
  );
});
