import { articles } from '../../src/content/articles.ts';
import { caseStudies } from '../../src/content/caseStudies.ts';

export { addresses } from '../../src/content/pages.ts';

/** An address that no page has. */
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
