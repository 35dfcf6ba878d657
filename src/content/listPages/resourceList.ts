import { canonicalPath } from '../canonicalPath.ts';
import { type PrintedDate, printedDate } from '../dates.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { pageAt, resourceListPages } from '../pages.ts';
import { resources, resourceValues } from '../resources.ts';

export interface ResourceListContent {
  head: PageHeadContent;
  list: {
    /** Names the list for those who cannot see it. */
    heading: string;
    entries: readonly { id: string; title: string; href: string; type: string; date: PrintedDate }[];
    /** This page's address. */
    path: string;
    /** All pages of the list; none where there is one. */
    pages: readonly { label: string; href: string }[];
    empty: string;
  };
}

const typeNames = new Map<string, string>(resourceValues.type.map(({ value, label }) => [value, label]));

/**
 * The list of all resources at an address, or its further page there.
 *
 * @throws Error when the list has no page there.
 */
export function resourceListAt(pathname: string): ResourceListContent {
  const path = canonicalPath(pathname);
  const page = resourceListPages.find(({ href }) => href === path);
  if (!page) throw new Error(`There is no list of resources at ${path}`);
  return {
    head: headAt(path, [{ term: 'Titles', value: `${resources.length}` }]),
    list: {
      heading: 'Titles',
      path,
      entries: resources.slice(page.from, page.to).map(({ id, title, link, type, onRequest, publishDate }) => ({
        id,
        title,
        href: link,
        date: printedDate(publishDate),
        type: `${typeNames.get(type) ?? type}${onRequest ? ', on request' : ''}`,
      })),
      pages:
        resourceListPages.length > 1
          ? resourceListPages.map(({ href }, at) => ({ label: `Page ${at + 1}`, href }))
          : [],
      empty: `There is nothing to list yet under ${pageAt(path).heading}.`,
    },
  };
}
