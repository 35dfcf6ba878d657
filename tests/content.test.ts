import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import ICAL from 'ical.js';
import { XmlDocument } from 'libxml2-wasm';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../scripts/chromium.ts';
import type { RunningServer } from '../server/listen.ts';
import { startSite } from '../server/site.ts';
import { brand } from '../src/content/brand.ts';
import { events } from '../src/content/events.ts';
import { blogPage } from '../src/content/listPages/blog.ts';
import { eventsPage } from '../src/content/listPages/events.ts';
import { reportsPage } from '../src/content/listPages/reports.ts';
import { resourceHub } from '../src/content/listPages/resources.ts';
import { team } from '../src/content/people.ts';
import { reports } from '../src/content/reports.ts';
import { resources } from '../src/content/resources.ts';
import { budgets } from './budgets.ts';
import { isInFace } from './support/face.ts';
import { readDocument, textOf } from './support/html.ts';
import { PATIENCE, settle, startApplication, visitSite } from './support/site.ts';

// The site with other records: a copy of the tree, edited as an editor would edit it, and built. The firm has another
// name, one person works there, a thousand resources are listed, no event is to come, articles, reports and past events
// are those of some years, and the file of a report is in its folder. Drawings are the site's own.

const { open: openSite } = visitSite();
const copy = '.cache/content';
/** The other firm: one that the record does not name already. */
const [other] = [
  { name: 'Acme & Söhne', domain: 'acme-soehne.example' },
  { name: 'Ærø & Døtre', domain: 'aeroe-doetre.example' },
].filter(({ name }) => name !== brand.name) as [{ name: string; domain: string }];
const person = { name: 'Zoë Müller-Nuñez', quote: 'Być może jutro, říká Žižek vom Ångström-Büro.' };
const LIBRARY = 1000;
/** How many more articles, reports and events there are. */
const MORE = 40;
const [report] = reports;
/** How many papers make the library whole. */
const PAPERS = LIBRARY - resources.length - 2 * MORE;
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

type Edit = readonly [from: string | RegExp, to: string | ((found: string) => string)];

/** More records at the end of a list, each as its first with some of its own. */
const grown = (list: string, own: string): Edit => [
  new RegExp(`const ${list}: [^=]*= \\[[\\s\\S]*?\\n\\];`),
  (found) =>
    `${found.replace(list, 'few')}\nexport const ${list} = [...few, ...Array.from({ length: ${MORE} }, (_, at) => ({ ...few[0], ${own} }))];`,
];

/** The edits of each record file, each from what stands there. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'brand.ts': [
    [`'${brand.name}'`, `'${other.name}'`],
    [`'${new URL(brand.origin).hostname}'`, `'${other.domain}'`],
  ],
  'people.ts': [
    [
      /(?<=export const team: readonly TeamMember\[\] = \[)[\s\S]*?(?=\n\];)/,
      `{ id: '${team[0]?.id}', name: '${person.name}', role: 'Gründerin', bio: 'She is the firm.', quote: '${person.quote}' }`,
    ],
  ],
  'resources.ts': [
    [
      /(?<=const papers: [^=]*= \[)/,
      `...Array.from({ length: ${PAPERS} }, (_, at) => ({
        id: \`paper-\${at}\`,
        type: 'whitepaper' as const,
        title: \`Décision nº \${at} für Łódź\`,
        description: 'One of many.',
        image: '${resources[0]?.image}',
        publishDate: '2024-01-02',
        industry: ['healthcare' as const],
        solution: ['btp' as const],
        topic: ['migration' as const],
      })),`,
    ],
  ],
  'events.ts': [
    [/(?<=\b(start|end): ')\d{4}/g, '2019'],
    grown('events', 'id: "former-" + at, title: "Former meeting " + at'),
  ],
  'blog.ts': [grown('blogArticles', 'id: "note-" + at, title: "Note " + at')],
  'reports.ts': [grown('records', 'id: "study-" + at, title: "Study " + at')],
};

const files = new Map<string, string>();
let site: RunningServer;
let browser: Browser;

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(copy, part), { recursive: true });
  for (const [name, changes] of Object.entries(edits)) {
    const record = join(copy, 'src/content', name);
    let text = await readFile(record, 'utf8');
    for (const [from, to] of changes) {
      const edited = text.replace(from, typeof to === 'string' ? () => to : to);
      if (edited === text) throw new Error(`${name} has no ${from}`);
      text = edited;
    }
    await writeFile(record, text);
  }
  await mkdir(join(copy, 'public/downloads'), { recursive: true });
  await writeFile(join(copy, `public/downloads/${report?.id}.pdf`), pdf);
  const { SITE_DIST: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--local-mail'], { cwd: copy, env });
  for (const name of await readdir(join(copy, 'dist'), { recursive: true }))
    if (/\.(html|js|css|xml|ics|txt|svg|webmanifest)$|_headers$|_redirects$/.test(name))
      files.set(name, await readFile(join(copy, 'dist', name), 'utf8'));
  site = await startSite({ dist: join(copy, 'dist'), port: 0 });
  browser = await launchChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(copy, { recursive: true, force: true });
});

/** Files of one kind. */
const ending = (end: string) => [...files].filter(([name]) => name.endsWith(end));

describe('the other brand', () => {
  it('is named nowhere as it was', () => {
    const before = new RegExp(
      `.{0,40}(${brand.name.replace('&', '&(amp;)?')}|${new URL(brand.origin).hostname}).{0,40}`,
      'i',
    );
    expect([...files].flatMap(([name, text]) => text.match(before)?.[0].replace(/^/, `${name}: `) ?? [])).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  it('stands in the text and in the logo of every page', () => {
    const pages = ending('.html');
    expect(pages.length).toBeGreaterThan(50);
    for (const [name, html] of pages) {
      expect(html.split(other.name.replace('&', '&amp;')).length, name).toBeGreaterThan(4);
      expect(html, name).not.toMatch(/&amp;amp;|S&ouml;hne|SÃ¶/);
      expect(html, name).toContain(` | ${other.name.replace('&', '&amp;')}</title>`);
    }
  });

  it('stands in what machines read', () => {
    for (const [name, xml] of ending('.xml')) {
      const document = XmlDocument.fromString(xml);
      if (name.endsWith('feed.xml')) expect(document.root.content, name).toContain(other.name);
      document.dispose();
    }
    expect(ending('.ics')).toHaveLength(events.length + MORE);
    for (const [name, calendar] of ending('.ics')) {
      const [, properties] = ICAL.parse(calendar) as [string, [string, object, string, string][]];
      expect(properties.find(([property]) => property === 'prodid')?.[3], name).toBe(`-//${other.name}//Events//EN`);
    }
    expect(JSON.parse(files.get('site.webmanifest') ?? '')).toMatchObject({
      name: `${other.name} Consulting, Inc.`,
      short_name: other.name,
    });
    const home = files.get('index.html') ?? '';
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(home) ?? [];
    expect(JSON.stringify(JSON.parse(data))).toContain(`"name":"${other.name}"`);
    expect(files.get('.well-known/security.txt')).toContain(`mailto:security@${other.domain}`);
    expect(files.get('sitemap.xml')).toContain(`<loc>https://${other.domain}/`);
  });
});

/** Opens a page of the copy; `problems` is what went wrong so far. */
async function open(path: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(site.url + path);
  await startApplication(page);
  await settle(page);
  return { page, problems };
}

describe('the other records', () => {
  it('lead to nothing that is not there', async () => {
    const found = new Map<string, string>();
    for (const [name, html] of ending('.html'))
      for (const { tagName, attrs } of readDocument(html).elements)
        for (const { name: key, value } of attrs) {
          if (!['href', 'src', 'poster', 'data-drawing'].includes(key) || tagName === 'base') continue;
          const { origin, pathname } = new URL(value, site.url);
          if (origin === site.url) found.set(pathname, name);
        }
    expect(found.size).toBeGreaterThan(100);
    const dead: string[] = [];
    for (const [path, from] of found)
      if ((await fetch(site.url + path)).status !== 200) dead.push(`${path} of ${from}`);
    expect(dead).toEqual([]);
  });

  it('show one person, whose letters are in the brand’s face', async () => {
    const { page, problems } = await open('/about/our-team');
    expect(await page.locator('main article h2').allInnerTexts()).toEqual([person.name]);
    expect(await page.locator('main').innerText()).toMatch(/\bone\b/i);
    await page.locator('footer p', { hasText: other.name }).evaluate((line) => line.setAttribute('id', 'legal'));
    for (const selector of ['main article h2', 'main article blockquote', '#legal'])
      expect(await isInFace(page, selector), selector).toBe(true);
    expect(problems).toEqual([]);
  });

  it('show a thousand resources a few at a time, and find each', async () => {
    const { page, problems } = await open('/resources');
    expect(await page.getByRole('status').first().innerText()).toMatch(/^1,000\s+resources$/);
    expect(await page.locator('main article').count()).toBe(resourceHub.first.length);
    await page.getByRole('searchbox').fill(`décision nº ${PAPERS - 1}`);
    await expect.poll(() => page.locator('main article h3').count()).toBe(1);
    expect(await isInFace(page, 'main article h3')).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: resourceHub.head.heading }).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('say that no event is to come, and close the registration of all', async () => {
    const { page, problems } = await open('/resources/events');
    const { upcoming, past } = eventsPage;
    await page.getByRole('heading', { name: upcoming.none.title, exact: true }).waitFor();
    const over = page.getByRole('region', { name: past.heading, exact: true }).getByRole('article');
    expect(await over.count()).toBe(past.first);
    await page.getByRole('button', { name: past.all }).click();
    await expect.poll(() => over.count()).toBeGreaterThan(past.first);
    expect(await over.count()).toBeLessThan(MORE);
    expect(await page.locator('a[href$=".ics"]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([
    ['/resources/blog', 'blog', blogPage.articles],
    ['/resources/research-reports', 'research-report', reportsPage.reports],
  ])('stand on %s as far as its page holds them, and the others in the library', async (path, type, { entries }) => {
    const { page, problems } = await open(path);
    const list = page.getByRole('tabpanel');
    expect(await list.getByRole('article').count()).toBeLessThan(MORE);
    await page.locator(`main a[href="/resources?type=${type}"]`).click();
    const found = page.getByRole('status').first();
    await expect.poll(() => found.innerText()).toMatch(new RegExp(`^${entries.length + MORE}\\s`));
    expect(problems).toEqual([]);
  });

  it.each(['', 'resources/', 'resources/blog/', 'resources/research-reports/', 'resources/events/'])(
    'leave /%s within its budget',
    (folder) => {
      expect(brotliCompressSync(files.get(`${folder}index.html`) ?? '').length).toBeLessThanOrEqual(budgets.html);
    },
  );

  it('are told to crawlers as well', () => {
    const [main] = readDocument(files.get('about/our-team/index.html') ?? '').named('main');
    expect(main && textOf(main)).toContain(person.quote);
  });
});

it.each(['before', 'once'])(
  'has a report’s file by the button that said why there is none, %s the application runs',
  async (when) => {
    const path = '/resources/research-reports';
    const { page } = await openSite(path);
    const card = page.getByRole('article').filter({ hasText: report?.title ?? '' });
    const reason = card.getByText('not online yet');
    const visit = async () => {
      if (when === 'once') await startApplication(page);
    };
    await visit();
    await expect.poll(() => reason.isVisible()).toBe(true);
    expect(await card.getByRole('button', { name: /^Download/ }).getAttribute('aria-disabled')).toBe('true');

    await page.goto(site.url + path);
    await visit();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${report?.id}.pdf`);
    expect(await readFile(await download.path())).toEqual(pdf);
    expect(await reason.count()).toBe(0);
    // The others still say so.
    const cards = page.getByRole('tabpanel').getByRole('article');
    expect(await page.getByText('not online yet').count()).toBe((await cards.count()) - 1);
  },
);
