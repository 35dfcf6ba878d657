import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';

// The firm under another name: a copy of the tree, with the two lines edited that an editor would edit, and built.

const copy = '.cache/brand';
const other = { name: 'Acme & Söhne', domain: 'acme-soehne.example' };
const files = new Map<string, string>();

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'server', 'scripts', 'public', 'tokens', 'index.html', 'vite.config.ts', 'package.json'])
    await cp(part, join(copy, part), { recursive: true });
  const record = join(copy, 'src/content/brand.ts');
  const text = await readFile(record, 'utf8');
  const edited = text
    .replace(`'${brand.name}'`, `'${other.name}'`)
    .replace(`'${new URL(brand.origin).hostname}'`, `'${other.domain}'`);
  await writeFile(record, edited);
  const { SITE_DIST: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--local-mail'], { cwd: copy, env });
  for (const name of await readdir(join(copy, 'dist'), { recursive: true }))
    if (/\.(html|js|css|xml|ics|txt|svg|webmanifest)$|_headers$|_redirects$/.test(name))
      files.set(name, await readFile(join(copy, 'dist', name), 'utf8'));
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Files of one kind. */
const ending = (end: string) => [...files].filter(([name]) => name.endsWith(end));

it('is named nowhere as it was', () => {
  const before = new RegExp(`${brand.name}|${new URL(brand.origin).hostname}`, 'i');
  expect([...files].filter(([, text]) => before.test(text)).map(([name]) => name)).toEqual([]);
  expect(files.size).toBeGreaterThan(100);
});

it('stands in the text and in the logo of every page', () => {
  const pages = ending('.html');
  expect(pages.length).toBeGreaterThan(50);
  for (const [name, html] of pages) {
    expect(html.match(/Acme &amp; Söhne/g)?.length, name).toBeGreaterThan(3);
    expect(html, name).not.toMatch(/&amp;amp;|S&ouml;hne|SÃ¶/);
    expect(html, name).toMatch(/<title>[^<]* \| Acme &amp; Söhne<\/title>/);
  }
});

it('stands in what machines read', () => {
  for (const [name, xml] of ending('.xml')) {
    const document = XmlDocument.fromString(xml);
    if (name.endsWith('feed.xml')) expect(document.root.content, name).toContain(other.name);
    document.dispose();
  }
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
