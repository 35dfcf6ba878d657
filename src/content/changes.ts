import { articles } from './articles.data.ts';
import { blogArticles } from './blog.data.ts';
import { caseStudies } from './caseStudies.data.ts';
import { contentPageAt } from './contentPages.ts';
import { events } from './events.data.ts';
import { legalDays } from './legalPages.data.ts';
import { type Path, paths } from './pages.ts';
import { reports } from './reports.data.ts';
import { resources } from './resources.ts';

/** Date of the last edit to content that has no date of its own. */
const site = '2026-11-22';

/** Dates of edits to single pages after `site`, by path: `'/about': '2026-12-03'`. */
const edits: Readonly<Partial<Record<Path, string>>> = {};

const newest = (dates: readonly string[]) =>
  dates
    .map((date) => date.slice(0, 10))
    .sort()
    .at(-1) ?? site;
const published = (records: readonly { publishDate: string }[]) =>
  newest(records.map(({ publishDate }) => publishDate));

/** Newest date of the records on each list page, by path. For events, it is the date of the latest update. */
const lists: Readonly<Partial<Record<Path, string>>> = {
  '/resources': published(resources),
  '/resources/case-studies': published(caseStudies),
  '/resources/blog': newest(blogArticles.map(({ date }) => date)),
  '/resources/thought-leadership': published(articles),
  '/resources/research-reports': published(reports),
  '/resources/events': newest(events.map(({ updated }) => updated)),
};

/** Dates of articles, case studies, reports and legal texts, by path. */
const ownDates = new Map<string, string>([
  ...[...articles, ...caseStudies, ...reports].flatMap(({ href, publishDate }): [string, string][] =>
    href ? [[href, publishDate]] : [],
  ),
  ...Object.entries(legalDays),
]);
const isPath = (path: string): path is Path => (paths as readonly string[]).includes(path);

/** Returns the ISO date of the last change of a page, for the sitemap. */
export function changedAt(path: string): string {
  const own = ownDates.get(path);
  if (own) return own;
  if (contentPageAt(path) === 'ResourceList') return published(resources);
  if (!isPath(path)) return site;
  return newest([edits[path] ?? site, lists[path] ?? site]);
}
