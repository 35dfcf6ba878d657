import { articles } from './articles.data.ts';
import { blogArticles } from './blog.data.ts';
import { caseStudies } from './caseStudies.data.ts';
import { checkLinks, checkNames, type Source } from './checkRecords.ts';
import { contentPageAt } from './contentPages.ts';
import { events, recordings } from './events.data.ts';
import { legalPages } from './legalPages.data.ts';
import { addresses, notFoundPage, pages } from './pages.ts';
import { executives } from './people.data.ts';
import { reports } from './reports.data.ts';
import { type Route, routeOf } from './route.ts';
import { trailAt } from './trails.ts';

const filesOf = (records: readonly { id: string }[], folder: string, extension: 'md' | 'yaml'): Source[] =>
  records.map((record) => ({ file: `src/content/${folder}/${record.id}.${extension}`, record }));

const listed = [
  ...filesOf(articles, 'articles', 'md'),
  ...filesOf(caseStudies, 'case-studies', 'md'),
  ...filesOf(reports, 'research-reports', 'md'),
  ...filesOf(blogArticles, 'blog', 'md'),
  ...filesOf(recordings, 'recordings', 'yaml'),
];
const others = [
  ...filesOf(events, 'events', 'yaml'),
  ...filesOf(executives, 'leadership', 'yaml'),
  ...Object.entries(legalPages).map(([path, record]) => ({ file: `src/content/legal${path}.md`, record })),
];

// The checks are here, because this module is part of every build.
checkNames(listed);
checkLinks([...listed, ...others], addresses);

/**
 * Short form of the route table, generated at build time (`scripts/build/dataModules.ts`). Pages of single records
 * are omitted, because there may be thousands: each has its own file (`data.ts`).
 */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, record]) =>
    contentPageAt(path) ? [] : [[path, routeOf(record, trailAt(path)[0]?.href)]],
  ),
);

/** Route of unknown paths. */
export const notFoundRoute = routeOf(notFoundPage);
