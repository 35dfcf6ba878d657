import { articles } from '../../src/content/articles.data.ts';
import { caseStudies } from '../../src/content/caseStudies.data.ts';
import { addresses, pageAt } from '../../src/content/pages.ts';

export { addresses };

/** A path without a page. */
export const unknown = '/no-such-page';

/** One page of each kind. */
export const kinds: readonly string[] = [
  '/',
  '/ai',
  '/services/upgrade-sap',
  '/solutions/btp-cpi',
  '/about',
  '/leadership',
  '/resources',
  '/resources/blog',
  '/resources/events',
  articles[0]?.href ?? '',
  caseStudies[0]?.href ?? '',
  '/contact',
  '/privacy',
  unknown,
];

/** One path of each page component. */
export const addressOf: ReadonlyMap<string, string> = new Map(addresses.map((path) => [pageAt(path).page, path]));
