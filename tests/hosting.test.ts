import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { headersFor, parseHeaders } from '../server/headers.ts';
import { hosting, hostLimits, parseRedirects, revalidated, ruleFor } from '../server/hosting.ts';
import { calendarPath, events } from '../src/content/events.ts';
import { resourcesFile } from '../src/content/madePages.ts';
import { notFound } from '../src/content/notFound.ts';
import { pageAt } from '../src/content/pages.ts';
import { attribute, readDocument, textOf } from './support/html.ts';
import { observatory, printSheet } from './support/observatory.ts';
import { addresses, unknown } from './support/pages.ts';

// What the host answers, to the header. The same tests run against other engines: npm run proof.

const dist = (file: string) => readFileSync(join('dist', file), 'utf8');
const rules = parseHeaders(dist('_headers'));
const site = () => inject('site');
const ask = (path: string, init: RequestInit = {}) => fetch(site() + path, { redirect: 'manual', ...init });

/** Those of a table's headers that an answer has otherwise. */
const wrong = (response: Response, headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${name}: ${response.headers.get(name)}`);

/** Status and headers for a path that `fetch` would put in order first. */
const askAsWritten = (path: string) =>
  new Promise<{ status: number; location: string }>((resolve, reject) => {
    const { hostname, port, protocol } = new URL(site());
    const send = protocol === 'https:' ? requestSecurely : request;
    send({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
    })
      .once('error', reject)
      .end();
  });

describe('the built files for hosts', () => {
  it('stay within what the strictest host reads', () => {
    expect(Object.keys(rules).length).toBeLessThanOrEqual(hostLimits.rules);
    const long = dist('_headers')
      .split('\n')
      .filter((line) => line.length > hostLimits.header);
    expect(long).toEqual([]);
  });

  it('are those of the table', () => {
    expect(parseRedirects(dist('_redirects'))).toEqual(hosting.redirects);
    expect(rules['/*']).toEqual(hosting.everywhere);
    for (const [folder, headers] of Object.entries(hosting.folders)) expect(rules[folder]).toEqual(headers);
    const shared = new Set(['/*', ...Object.keys(hosting.folders)]);
    expect(new Set(Object.keys(rules).filter((rule) => !shared.has(rule)))).toEqual(new Set(addresses.map(ruleFor)));
  });

  it('send nothing to a page that is not the one that was asked for', () => {
    expect(dist('_redirects')).not.toMatch(/\*| 200$/m);
  });
});

describe.each(addresses)('the host answers %s', (path) => {
  it('with the page and the headers of the table, and its own policy', async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(wrong(response, { ...hosting.everywhere, ...hosting.page, ...headersFor(rules, path) })).toEqual([]);
    const { named } = readDocument(await response.text());
    expect(named('title').map(textOf).join()).toContain(pageAt(path).title);
  });

  it('at this address alone', async () => {
    if (path === '/') return;
    for (const other of [`${path}/`, `${path}/index.html`, `${path}.html`]) {
      const response = await ask(`${other}?a=1`);
      expect(response.status, other).toBe(307);
      expect(new URL(response.headers.get('location') ?? '', site() + other).href).toBe(`${site()}${path}?a=1`);
    }
  });
});

describe('the host', () => {
  it('gives the home page one address too', async () => {
    for (const other of ['/index.html', '/index']) {
      const response = await ask(other);
      expect(response.status, other).toBe(307);
      expect(new URL(response.headers.get('location') ?? '', site()).href).toBe(`${site()}/`);
    }
  });

  it.each([
    unknown,
    `${unknown}/`,
    '/services/no-such-service',
    '/assets/no-such-file.js',
    '/drawings/no-such-drawing.svg',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.env',
    '/SERVICES',
  ])('answers %s with a real 404 that leads on', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(wrong(response, hosting.everywhere)).toEqual([]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const { named, meta } = readDocument(await response.text());
    // Both policies hold: that of the area has to allow this page's styles as well.
    const ofArea = response.headers.get('content-security-policy');
    for (const style of named('style'))
      if (ofArea) expect(ofArea).toContain(createHash('sha256').update(textOf(style)).digest('base64'));
    expect(named('h1').map(textOf)).toEqual([notFound.head.heading]);
    const [policy = ''] = meta('http-equiv', 'content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).not.toMatch(/unsafe-inline|https?:/);
    // Nothing that the policy governs stands in front of it.
    expect(named('meta').findIndex((element) => attribute(element, 'http-equiv') !== undefined)).toBe(1);
  });

  it.each(hosting.redirects)('sends from $from to $to', async ({ from, to, status }) => {
    const response = await ask(from);
    expect(response.status).toBe(status);
    expect(new URL(response.headers.get('location') ?? '', site()).href).toBe(site() + to);
    expect((await ask(to)).status).toBe(200);
  });

  it.each([
    '//example.com/',
    '//example.com/..',
    '//services/',
    '/\\example.com/',
    '/%2f%2fexample.com/',
    '/..%2f..%2fetc%2fpasswd',
    '/%',
    '/%00',
  ])('never leads %s to another host or out of the site', async (path) => {
    const { status, location } = await askAsWritten(path);
    expect([200, 307, 308, 400, 404]).toContain(status);
    expect(new URL(location, site()).origin).toBe(new URL(site()).origin);
  });

  it('takes no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/services', { method })).status).toBe(405);
    const head = await ask('/services', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('sends a page again only when it has changed', async () => {
    const tag = (await ask('/services')).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await ask('/services', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(wrong(again, hosting.everywhere)).toEqual([]);
  });
});

describe('files', () => {
  const { named } = readDocument(dist('index.html'));
  const loader = named('script').find((script) => attribute(script, 'data-files'));
  const assets = ['src', 'data-files'].flatMap((name) => attribute(loader, name)?.split(' ') ?? []);

  it.each([
    ...assets,
    '/theme-worker.js',
    '/drawings/hero.svg',
    '/film/hero.webm',
    '/film/hero.mp4',
    '/film/hero-dark.webm',
    '/film/hero-dark.mp4',
    '/social/home.png',
    '/resources/blog/feed.xml',
    ...events.slice(0, 1).map(calendarPath),
    '/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    resourcesFile,
    '/site.webmanifest',
    '/.well-known/security.txt',
  ])('%s comes with the headers of the table and of its kind', async (path) => {
    const kinds: Readonly<Record<string, RegExp>> = {
      js: /^(text|application)\/javascript/,
      css: /^text\/css/,
      svg: /^image\/svg\+xml/,
      webm: /^video\/webm/,
      mp4: /^video\/mp4/,
      png: /^image\/png/,
      xml: /^(application|text)\/xml/,
      ics: /^text\/calendar/,
      ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
      txt: /^text\/plain/,
      json: /^application\/json/,
      webmanifest: /^application\/manifest\+json/,
    };
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(kinds[path.split('.').at(-1) ?? ''] ?? /^$/);
    expect(wrong(response, { 'Cache-Control': revalidated, ...headersFor(rules, path) })).toEqual([]);
    await response.body?.cancel();
  });

  it('whose name changes with their content are kept for ever', () => {
    expect(assets.filter((path) => !/^\/assets\/([\w-]+-)?[\w-]{8}\.(js|css)$/.test(path))).toEqual([]);
    expect(hosting.folders['/assets/*']['Cache-Control']).toMatch(/max-age=31536000, immutable/);
  });
});

describe('Mozilla Observatory', () => {
  let home: Response;
  let html: string;
  beforeAll(async () => {
    home = await ask('/');
    html = await home.text();
  });
  const scan = (headers: Headers) => {
    const scripts = readDocument(html)
      .named('script')
      .filter((script) => attribute(script, 'src'))
      .map((script) => ({ src: attribute(script, 'src') ?? '', integrity: attribute(script, 'integrity') }));
    return observatory({ headers, scripts, redirectsToHttps: true });
  };

  it('would give A+', () => {
    const sheet = scan(home.headers);
    console.log(printSheet(sheet));
    expect(sheet.marks.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(sheet.grade).toBe('A+');
    expect(sheet.score).toBe(140);
  });

  it.each([
    ['content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'", 80],
    ['content-security-policy', '', 75],
    ['strict-transport-security', 'max-age=3600', 90],
    ['strict-transport-security', '', 80],
    ['referrer-policy', 'unsafe-url', 95],
    ['x-content-type-options', '', 95],
  ])('would take points away for %s: %s', (name, value, atMost) => {
    const headers = new Headers(home.headers);
    if (value) headers.set(name, value);
    else headers.delete(name);
    const { marks } = scan(headers);
    const penalties = marks.filter(({ modifier }) => modifier < 0).reduce((sum, { modifier }) => sum + modifier, 100);
    expect(penalties).toBeLessThanOrEqual(atMost);
  });
});
