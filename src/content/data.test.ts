import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentSheet } from './agentSheet.data.ts';
import { articles } from './articles.data.ts';
import { caseStudies } from './caseStudies.data.ts';
import { contentFile, contentPageAt, resourcesFile } from './contentPages.ts';
import { reports } from './reports.data.ts';
import { resources as own } from './resources.ts';
import { routes } from './routes.data.ts';

// 250 resources, which fill three pages.
const resources = Array.from({ length: 250 }, (_, at) => ({
  ...(own[at % own.length] as (typeof own)[number]),
  id: `resource-${at}`,
  title: `Resource ${at}`,
}));
let library: Awaited<ReturnType<typeof load>>;
const load = async () => ({
  ...(await import('./changes.ts')),
  ...(await import('./data.ts')),
  ...(await import('./listPages/resourceList.ts')),
  ...(await import('./pages.ts')),
});

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./resources.ts', async (original) => ({ ...(await original<object>()), resources }));
  library = await load();
});
afterAll(() => {
  vi.doUnmock('./resources.ts');
  vi.resetModules();
});

describe('the pages that list all resources', () => {
  it('contain each resource once, with a hundred per page', () => {
    const lists = library.resourceListPages.map(({ href }) => library.resourceListAt(href).list);
    expect(lists.map(({ entries }) => entries.length)).toEqual([100, 100, 50]);
    expect(lists.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(
      resources.map(({ title }) => title),
    );
    for (const { pages: all } of lists)
      expect(all.map(({ href }) => href)).toEqual(library.resourceListPages.map((p) => p.href));
  });

  it('have unique addresses, titles and descriptions', () => {
    const hrefs = library.resourceListPages.map(({ href }) => href);
    expect(hrefs).toEqual(['/resources/all', '/resources/all/2', '/resources/all/3']);
    expect(library.addresses).toEqual(expect.arrayContaining(hrefs));
    for (const of of ['title', 'heading', 'description'] as const)
      expect(new Set(hrefs.map((href) => library.pageAt(href)[of])).size).toBe(hrefs.length);
    const newest = resources
      .map(({ publishDate }) => publishDate)
      .sort()
      .at(-1);
    expect(hrefs.map(library.changedAt)).toEqual(hrefs.map(() => newest));
    expect(() => library.resourceListAt('/resources/all/4')).toThrow('There is no list');
  });
});

describe('the data of pages', () => {
  it('contains all resources, and a file for every page whose content is fetched', () => {
    const files = library.dataFiles();
    expect(JSON.parse(files.get(resourcesFile.slice(1)) ?? '')).toHaveLength(resources.length);
    const made = [...library.resourceListPages, ...articles, ...caseStudies, ...reports, agentSheet].flatMap(
      ({ href }) => (href ? [contentFile(href).slice(1)] : []),
    );
    expect([...files.keys()].sort()).toEqual([resourcesFile.slice(1), ...made].sort());
  });

  it('exists only for pages whose content is fetched', () => {
    expect(library.pageData('/about')).toBeUndefined();
    expect(library.pageData('/resources/all/4')).toBeUndefined();
    expect(library.pageData('/resources/thought-leadership/nothing')).toBeUndefined();
    for (const { href, title } of articles) expect(library.pageData(href)?.route.title).toContain(title);
  });
});

it('the routes in the browser bundle contain no page whose content is fetched', () => {
  expect(Object.keys(routes).filter((path) => contentPageAt(path))).toEqual([]);
  expect(Object.keys(library.pages).filter((path) => !(path in routes))).toEqual(['/resources/all']);
});
