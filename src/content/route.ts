import type { PageName, PageRecord } from './pages.ts';

/** What the browser has to know of every address: the rest of a page's record stays with the build. */
export interface Route extends Pick<PageRecord, 'title' | 'aliasOf' | 'noindex'> {
  page: PageName;
  /** Name in the footer's title block. */
  name: string;
  /** Number there; none for an address that does not exist. */
  number?: string;
}

/** The short form of a page's record. @param number of its sheet */
export const routeOf = (
  { page, title, heading, sheet, aliasOf, noindex }: PageRecord<PageName>,
  number?: string,
): Route => ({
  page,
  title,
  name: sheet ?? heading,
  ...(number && { number }),
  ...(aliasOf && { aliasOf }),
  ...(noindex && { noindex }),
});
