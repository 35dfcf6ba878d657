import type { PageName, PageRecord } from './pages.ts';

/** Part of a page's record that the browser needs for every path. */
export interface Route extends Pick<PageRecord, 'title' | 'aliasOf' | 'noindex'> {
  page: PageName;
  /** Name in the footer. */
  name: string;
  /** Path of the top page of the page's area. Omitted for the top page itself. */
  area?: string;
}

/** Returns the short form of a page's record. */
export const routeOf = (
  { page, title, heading, name, aliasOf, noindex }: PageRecord<PageName>,
  area?: string,
): Route => ({
  page,
  title,
  name: name ?? heading,
  ...(area && { area }),
  ...(aliasOf && { aliasOf }),
  ...(noindex && { noindex }),
});
