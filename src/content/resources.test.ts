import { describe, expect, it } from 'vitest';
import { articles } from './articles.data.ts';
import { blogArticles } from './blog.data.ts';
import { caseStudies } from './caseStudies.data.ts';
import { downloads } from './downloads.ts';
import { recordings } from './events.data.ts';
import { articlePages } from './pages.ts';
import { reports } from './reports.data.ts';
import { requestFor } from './requests.ts';
import { resources } from './resources.ts';
import { resourceValues } from './resourceValues.ts';

describe('the library', () => {
  it('has at least 24 resources', () => {
    expect(resources.length).toBeGreaterThanOrEqual(24);
  });

  it.each([
    ['case study', 'case-study', caseStudies],
    ['article', 'thought-leadership', articles],
    ['report', 'research-report', reports],
    ['blog article', 'blog', blogArticles],
    ['recording', 'webinar', recordings],
  ])('contains every %s of the list pages', (_name, type, listed) => {
    const titles = resources.filter((resource) => resource.type === type).map(({ title }) => title);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual([]);
  });

  it.each(['industry', 'solution', 'type', 'topic'] as const)('has a resource for every %s', (dimension) => {
    const used = new Set<string>(resources.flatMap((resource) => resource[dimension]));
    expect(resourceValues[dimension].filter(({ value }) => !used.has(value))).toEqual([]);
  });

  it('contains only records with an industry, a solution, a topic and a length', () => {
    for (const resource of resources) {
      expect([resource.industry.length, resource.solution.length, resource.topic.length]).not.toContain(0);
      expect(resource.readTime ?? resource.duration).toMatch(/^(\d+ h )?\d+ (min|pages)$/);
    }
  });

  it('links each record to its page, film, file or request form', () => {
    const films = recordings.filter(({ href }) => href).map(({ id }) => `/resources/events#${id}`);
    const lost = resources.filter(
      ({ title, link, downloadUrl = '' }) =>
        articlePages.get(link)?.heading !== title &&
        !films.includes(link) &&
        !downloads.includes(downloadUrl) &&
        link !== requestFor(title),
    );
    expect(lost.map(({ title, link }) => `${title}: ${link}`)).toEqual([]);
  });

  it('lists the featured resources first, and then the newest', () => {
    expect(resources.findIndex(({ featured }) => !featured)).toBe(resources.filter(({ featured }) => featured).length);
    const dates = resources.filter(({ featured }) => !featured).map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});
