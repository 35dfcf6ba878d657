import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../../server/site.ts';
import { brand } from '../../src/content/brand.ts';
import { eventsPage } from '../../src/content/listPages/events.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { papers as library } from '../../src/content/papers.data.ts';
import { reports } from '../../src/content/reports.data.ts';
import { resources } from '../../src/content/resources.ts';
import { fetchSite } from '../support/documents.ts';
import { openStarted, settle } from '../support/page.ts';
import { addresses } from '../support/pages.ts';
import { test as base, expect } from '../support/test.ts';
import { usesWebFont } from '../support/webFont.ts';

// Copies the site, changes its content as an editor would, and builds the copy. In the copy, the company has another
// name, the team has photographs, there are a thousand resources, all events are past, and one report has a file.

const firm = { name: 'Ærø & Døtre', domain: 'aeroe-doetre.example' };
const LIBRARY = 1000;
const papers = LIBRARY - resources.length;
const [report] = reports;
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
/** An image of 8 × 8 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEElEQVR42mNgWBCAHQ0tCQBeITwB1NhacwAAAABJRU5ErkJggg==',
  'base64',
);

/** Edits a file. Throws if a pattern does not match. */
async function edit(file: string, ...changes: [pattern: RegExp, text: string][]): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`${file} has no ${pattern}`);
    text = text.replace(pattern, () => replacement);
  }
  await writeFile(file, text);
}

async function editContent(content: string, imageHost: string): Promise<void> {
  await edit(
    join(content, 'brand.ts'),
    [new RegExp(`'${brand.name}'`), `'${firm.name}'`],
    [new RegExp(`'${new URL(brand.origin).hostname}'`), `'${firm.domain}'`],
  );
  for (const name of await readdir(join(content, 'events')))
    await edit(join(content, 'events', name), [/^start: \d{4}/m, 'start: 2019'], [/^end: \d{4}/m, 'end: 2019']);
  await rm(join(content, 'team'), { recursive: true });
  await mkdir(join(content, 'team'));
  const images = ['/photographs/own.png', `${imageHost}/other.png`, `${imageHost}/gone.png`];
  for (const [index, image] of images.entries())
    await writeFile(
      join(content, `team/person-${index}.yaml`),
      `name: Zoë Müller-Nuñez ${index}\nrole: Gründerin\nbio: One of three.\nquote: Być może jutro.\nimage: ${image}\n`,
    );
  const [like] = library;
  const paper = await readFile(join(content, `papers/${like?.id}.yaml`), 'utf8');
  for (let at = 0; at < papers; at++)
    await writeFile(
      join(content, `papers/paper-${at}.yaml`),
      paper.replace(/^title: .*/m, `title: Décision nº ${at} für Łódź`).replace(/^drawing: .*\n/m, ''),
    );
}

interface Copy {
  url: string;
  imageHost: string;
}

async function buildCopy(folder: string, imageHost: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(folder, part), { recursive: true });
  for (const [name, content] of [
    [`downloads/${report?.id}.pdf`, pdf],
    ['photographs/own.png', png],
  ] as const) {
    await mkdir(join(folder, 'public', name, '..'), { recursive: true });
    await writeFile(join(folder, 'public', name), content);
  }
  await editContent(join(folder, 'src/content'), imageHost);
  const env = { ...process.env, VITE_IMAGE_HOSTS: imageHost };
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--local-mail'], { cwd: folder, env });
}

const test = base.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const host = createServer((request, response) => {
        if (request.url === '/other.png') response.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
        else response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
      const imageHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
      const folder = '.cache/records';
      await buildCopy(folder, imageHost);
      const site = await startSite({ dist: join(folder, 'dist'), port: 0 });
      await use({ url: site.url, imageHost });
      await site.close();
      host.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
});
// Runs these tests in one worker, so that they share one build.
test.describe.configure({ mode: 'default' });

test('no page contains the old company name, and every page contains the new one', async ({ copy, request }) => {
  const former = new RegExp(`${brand.name.replace('&', '&(amp;)?')}|${new URL(brand.origin).hostname}`, 'i');
  const site = await fetchSite(copy.url);
  for (const [path, { document }] of site) {
    expect.soft(document.html.match(former)?.[0], path).toBeUndefined();
    expect.soft(document.html, path).toContain(` | ${firm.name.replace('&', '&amp;')}</title>`);
    for (const { attrs } of document.elements)
      for (const { name, value } of attrs)
        if (/^(href|src)$/.test(name) && value.startsWith('/downloads/'))
          expect.soft((await request.get(value)).status(), value).toBe(200);
  }
  expect(site.size).toBeGreaterThanOrEqual(addresses.length - 1);
  for (const file of ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt']) {
    const text = await (await request.get(file)).text();
    expect.soft(text, file).not.toMatch(former);
    expect.soft(text, file).toMatch(new RegExp(`${firm.name}|${firm.domain}`));
  }
});

test('photographs load, and a line portrait replaces a missing one', async ({ page, problems, copy }) => {
  problems.allow(new RegExp(copy.imageHost));
  await openStarted(page, '/about/our-team');
  const people = page.locator('main article');
  await expect(people).toHaveCount(3);
  await people.last().scrollIntoViewIfNeeded();
  for (const index of [0, 1]) await expect(people.nth(index).locator('img')).toHaveJSProperty('naturalWidth', 8);
  await expect(people.nth(2).locator('img')).toHaveCount(0);
  await settle(page);
  for (const part of ['h2', 'blockquote']) expect(await usesWebFont(page, `main article ${part}`)).toBe(true);
});

test('a thousand resources are shown in steps, and a search finds one by its title', async ({ page }) => {
  await openStarted(page, '/resources');
  await expect(page.locator('main h2').first()).toHaveText(/^1,000\s+resources$/);
  await expect(page.locator('main article')).toHaveCount(resourceHub.first.length);
  await page.getByRole('searchbox').fill(`décision nº ${papers - 1}`);
  await expect(page.locator('main article h3')).toHaveCount(1);
});

test('no event is upcoming or open for registration', async ({ page }) => {
  await openStarted(page, '/resources/events');
  const { upcoming, past } = eventsPage;
  await expect(page.getByRole('heading', { name: upcoming.none.title, exact: true })).toBeVisible();
  const over = page.getByRole('region', { name: past.heading, exact: true }).getByRole('article');
  await expect(over.first()).toBeVisible();
  await expect(page.locator('a[href$=".ics"]')).toHaveCount(0);
});

test('a report with a file can be downloaded', async ({ page }) => {
  await page.goto('/resources/research-reports');
  const card = page.getByRole('article').filter({ hasText: report?.title ?? '' });
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: /^Download/ }).click();
  expect(await readFile(await (await download).path())).toEqual(pdf);
});
