import { canonicalPath } from '../canonicalPath.ts';
import { closingAt } from '../closings.ts';
import { type PrintedDate, printedDate } from '../dates.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { pageAt, resourceListPages } from '../pages.ts';
import { resources } from '../resources.ts';
import type { ResourceType } from '../resourceValues.ts';
import type { Closing } from './caseStudies.data.ts';

export interface ResourceListContent {
  head: PageHeadContent;
  list: {
    /** Visually hidden heading of the list. */
    heading: string;
    entries: readonly { id: string; title: string; href: string; kind: string; note?: string; date: PrintedDate }[];
    /** Path of this page. */
    path: string;
    /** All pages of the list; empty if there is only one. */
    pages: readonly { label: string; href: string }[];
    empty: string;
  };
  closing: Closing;
}

/** Names of the types in the list. */
export const kindNames: Record<ResourceType, string> = {
  'case-study': 'Case studies',
  'thought-leadership': 'Thought leadership',
  'research-report': 'Research reports',
  whitepaper: 'Whitepapers',
  blog: 'Blog',
  webinar: 'Webinars',
  video: 'Videos',
};

/**
 * Returns a page of the list of all resources.
 *
 * @throws Error if the list has no page at the path
 */
export function resourceListAt(pathname: string): ResourceListContent {
  const path = canonicalPath(pathname);
  const page = resourceListPages.find(({ href }) => href === path);
  if (!page) throw new Error(`There is no list of resources at ${path}`);
  return {
    head: headAt(path),
    list: {
      heading: 'Titles',
      path,
      entries: resources.slice(page.from, page.to).map(({ id, title, link, type, onRequest, publishDate }) => ({
        id,
        title,
        href: link,
        kind: kindNames[type],
        ...(onRequest && { note: 'on request' }),
        date: printedDate(publishDate),
      })),
      pages:
        resourceListPages.length > 1
          ? resourceListPages.map(({ href }, at) => ({ label: `Page ${at + 1}`, href }))
          : [],
      empty: `There is nothing to list yet under ${pageAt(path).heading}.`,
    },
    closing: {
      ...closingAt(path),
      heading: 'Ask for what is not in the list',
      text: 'Name the question. An architect answers it on the call, or sends what we have written on it.',
      actions: {
        primary: { label: 'Free Strategy Call', href: '/contact' },
        secondary: { label: 'Search and filter', href: '/resources' },
      },
    },
  };
}
