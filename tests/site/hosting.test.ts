import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { headersFor, parseHeaders } from '../../server/headers.ts';
import { hosting, hostLimits, parseRedirects, revalidated, ruleFor } from '../../server/hosting.ts';
import { calendarPath } from '../../src/content/calendarPath.ts';
import { resourcesFile } from '../../src/content/contentPages.ts';
import { events } from '../../src/content/events.data.ts';
import { notFound } from '../../src/content/notFound.data.ts';
import { expect, test } from '../support/documents.ts';
import { attribute, readDocument, textOf } from '../support/html.ts';
import { addresses, unknown } from '../support/pages.ts';

// Responses of a host with their headers.

const dist = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const rules = () => parseHeaders(dist('_headers'));

function expectHeaders({ headers }: Response, expected: Readonly<Record<string, string>>, path: string) {
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
  expect.soft(found, path).toEqual(expected);
}

// The headers are written out, so that the test fails if one is removed from the configuration.
test('the home page has a strict policy and headers that browsers enforce', async ({ ask }) => {
  const { headers } = await ask('/');
  const header = (name: string) => headers.get(name) ?? '';
  const policy = header('content-security-policy');
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1])).toBeGreaterThan(15_768_000);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('permissions-policy')).toContain('geolocation=()');
  expect(headers.has('set-cookie')).toBe(false);
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

test('the files for hosts match the configuration and the limits of the strictest host', () => {
  const headers = rules();
  expect(Object.keys(headers).length).toBeLessThanOrEqual(hostLimits.rules);
  const long = dist('_headers').split('\n');
  expect(long.filter((line) => line.length > hostLimits.header)).toEqual([]);
  expect(parseRedirects(dist('_redirects'))).toEqual(hosting.redirects);
  expect(headers).toMatchObject({ '/*': hosting.everywhere, ...hosting.folders });
  const shared = ['/*', ...Object.keys(hosting.folders)];
  expect(new Set(Object.keys(headers))).toEqual(new Set([...shared, ...addresses.map(ruleFor)]));
  // A rewrite with status 200 would hide a 404.
  expect(dist('_redirects')).not.toMatch(/\*| 200$/m);
});

test('every page has the configured headers and its own policy', async ({ site }) => {
  for (const path of addresses) {
    const { headers } = site.get(path) ?? {};
    expect.soft(headers?.get('content-type'), path).toMatch(/^text\/html; ?charset=utf-8$/i);
    const expected = { ...hosting.everywhere, ...hosting.page, ...headersFor(rules(), path) };
    expectHeaders(new Response(null, headers && { headers }), expected, path);
  }
});

test('every page has one address', async ({ ask, baseURL }) => {
  const others = addresses
    .filter((path) => path !== '/')
    .flatMap((path) => [`${path}/`, `${path}/index.html`, `${path}.html`].map((other) => [other, path] as const));
  for (const [other, path] of [['/index.html', '/'], ['/index', '/'], ...others] as const) {
    const { status, headers } = await ask(`${other}?a=1`);
    expect.soft(status, other).toBe(307);
    expect.soft(new URL(headers.get('location') ?? '', baseURL + other).href).toBe(`${baseURL}${path}?a=1`);
  }
});

for (const path of [
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
])
  test(`${path} has status 404 and a page with links`, async ({ ask }) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expectHeaders(response, hosting.everywhere, path);
    const { named, meta } = readDocument(await response.text());
    expect(named('h1').map(textOf)).toEqual([notFound.head.heading]);
    // If a shared rule such as `/services/*` matches the path, the policies of the rule and of the 404 page both apply.
    const ofArea = response.headers.get('content-security-policy');
    for (const style of named('style'))
      if (ofArea) expect(ofArea).toContain(createHash('sha256').update(textOf(style)).digest('base64'));
    const [policy = ''] = meta('http-equiv', 'content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policy).not.toMatch(/frame-ancestors|unsafe-inline|https?:/);
    // A policy applies only to the elements after it.
    expect(named('meta').findIndex((element) => attribute(element, 'http-equiv') !== undefined)).toBe(1);
  });

test('old addresses redirect to new ones', async ({ ask, baseURL }) => {
  for (const { from, to, status } of hosting.redirects) {
    const response = await ask(from);
    expect.soft(response.status, from).toBe(status);
    expect.soft(new URL(response.headers.get('location') ?? '', baseURL).href).toBe(baseURL + to);
    expect.soft((await ask(to)).status, to).toBe(200);
  }
});

for (const path of [
  '//example.com/',
  '//example.com/..',
  '//services/',
  '/\\example.com/',
  '/%2f%2fexample.com/',
  '/..%2f..%2fetc%2fpasswd',
  '/%',
  '/%00',
])
  test(`${path} does not redirect to another host`, async ({ baseURL }) => {
    // fetch would normalize the path.
    const { hostname, port, origin } = new URL(String(baseURL));
    const [status, location] = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .once('error', reject)
        .end();
    });
    expect([200, 307, 308, 400, 404]).toContain(status);
    expect(new URL(location ?? '', baseURL).origin).toBe(origin);
  });

test('only GET and HEAD are answered', async ({ ask }) => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/services', { method })).status).toBe(405);
  const head = await ask('/services', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('an unchanged page is not sent again', async ({ ask }) => {
  const tag = (await ask('/services')).headers.get('etag') ?? '';
  const again = await ask('/services', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expectHeaders(again, hosting.everywhere, '/services');
});

test('files have the configured headers and their own type', async ({ ask, site }) => {
  const loader = site
    .get('/')
    ?.document.named('script')
    .find((script) => attribute(script, 'data-files'));
  const assets = ['src', 'data-files'].flatMap((name) => attribute(loader, name)?.split(' ') ?? []);
  expect(assets.length).toBeGreaterThan(2);
  // Immutable files need a hash in their names.
  for (const path of assets) expect.soft(path).toMatch(/^\/assets\/([\w-]+-)?[\w-]{8}\.(js|css)$/);
  expect(hosting.folders['/assets/*']['Cache-Control']).toMatch(/max-age=31536000, immutable/);

  const types: Readonly<Record<string, RegExp>> = {
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
  const icons = ['/favicon.svg', '/favicon.ico', '/site.webmanifest'];
  const media = ['/drawings/hero.svg', '/film/hero.webm', '/film/hero-phone.mp4', '/social/home.png'];
  const texts = ['/resources/blog/feed.xml', '/robots.txt', resourcesFile, '/.well-known/security.txt'];
  for (const path of [...assets, ...icons, ...media, ...texts, ...events.slice(0, 1).map(calendarPath)]) {
    const response = await ask(path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get('content-type'), path).toMatch(types[path.split('.').at(-1) ?? ''] ?? /^$/);
    expectHeaders(response, { 'Cache-Control': revalidated, ...headersFor(rules(), path) }, path);
    await response.body?.cancel();
  }
});
