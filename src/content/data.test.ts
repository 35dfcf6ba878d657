import { describe, expect, it, vi } from 'vitest';
import { agentSheet } from './agentSheet.ts';
import { articles } from './articles.ts';
import { caseStudies } from './caseStudies.ts';
import { changedAt } from './changes.ts';
import { dataFiles, pageData } from './data.ts';
import { resourceListAt } from './listPages/resourceList.ts';
import { contentFile, madePage, resourcesFile } from './madePages.ts';
import { addresses, pageAt, pages, resourceListPages } from './pages.ts';
import { reports } from './reports.ts';
import { resources } from './resources.ts';
import { routes } from './routes.ts';

// A library of two hundred and fifty, which takes three pages.
vi.mock('./resources.ts', async (original) => {
  const real = await original<typeof import('./resources.ts')>();
  const resources = Array.from({ length: 250 }, (_, at) => ({
    ...(real.resources[at % real.resources.length] as (typeof real.resources)[number]),
    id: `resource-${at}`,
    title: `Resource ${at}`,
  }));
  return { ...real, resources };
});

describe('the pages that list all resources', () => {
  it('has each of them once, a hundred a page', () => {
    const lists = resourceListPages.map(({ href }) => resourceListAt(href).list);
    expect(lists.map(({ entries }) => entries.length)).toEqual([100, 100, 50]);
    expect(lists.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(
      resources.map(({ title }) => title),
    );
    for (const { pages: all } of lists)
      expect(all.map(({ href }) => href)).toEqual(resourceListPages.map((p) => p.href));
  });

  it('has pages with addresses, titles and descriptions of their own', () => {
    const hrefs = resourceListPages.map(({ href }) => href);
    expect(hrefs).toEqual(['/resources/all', '/resources/all/2', '/resources/all/3']);
    expect(addresses).toEqual(expect.arrayContaining(hrefs));
    for (const of of ['title', 'heading', 'description'] as const)
      expect(new Set(hrefs.map((href) => pageAt(href)[of])).size).toBe(hrefs.length);
    const newest = resources
      .map(({ publishDate }) => publishDate)
      .sort()
      .at(-1);
    expect(hrefs.map(changedAt)).toEqual(hrefs.map(() => newest));
    expect(() => resourceListAt('/resources/all/4')).toThrow('There is no list');
  });
});

describe('the data of pages', () => {
  it('holds all resources, and a file for every page that follows from records', () => {
    const files = dataFiles();
    expect(JSON.parse(files.get(resourcesFile.slice(1)) ?? '')).toHaveLength(resources.length);
    const made = [...resourceListPages, ...articles, ...caseStudies, ...reports, agentSheet].flatMap(({ href }) =>
      href ? [contentFile(href).slice(1)] : [],
    );
    expect([...files.keys()].sort()).toEqual([resourcesFile.slice(1), ...made].sort());
  });

  it('is there for those pages alone', () => {
    expect(pageData('/about')).toBeUndefined();
    expect(pageData('/resources/all/4')).toBeUndefined();
    expect(pageData('/resources/thought-leadership/nothing')).toBeUndefined();
    for (const { href, title } of articles) expect(pageData(href)?.route.title).toContain(title);
  });
});

it('the routes that every visitor fetches name no page that follows from records', () => {
  expect(Object.keys(routes).filter((path) => madePage(path))).toEqual([]);
  expect(Object.keys(pages).filter((path) => !(path in routes))).toEqual(['/resources/all']);
});
