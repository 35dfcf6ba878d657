import type { PageName, PageRecord } from './pages.ts';

/** What the browser has to know of every address: the rest of a page's record stays with the build. */
export interface Route extends Pick<PageRecord, 'title' | 'aliasOf' | 'noindex'> {
  page: PageName;
  /** Name in the footer. */
  name: string;
  /** Address of the page at the top of its area, where that is another page. */
  area?: string;
}

/** The short form of a page's record. */
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
