import type { PageName, PageRecord } from './pages.ts';

/** What the browser has to know of every address: the rest of a page's record stays with the build. */
export interface Route extends Pick<PageRecord, 'title' | 'aliasOf' | 'noindex'> {
  page: PageName;
  /** Name in the footer's title block. */
  name: string;
}

/** The short form of a page's record. */
export const routeOf = ({ page, title, heading, sheet, aliasOf, noindex }: PageRecord<PageName>): Route => ({
  page,
  title,
  name: sheet ?? heading,
  ...(aliasOf && { aliasOf }),
  ...(noindex && { noindex }),
});
