import { articlePages, notFoundPage, type PageName, type PageRecord, pages } from './pages.ts';

/** What the browser has to know of every address: the rest of a page's record stays with the build. */
export interface Route extends Pick<PageRecord, 'title' | 'aliasOf' | 'noindex'> {
  page: PageName;
  /** Name in the footer's title block. */
  name: string;
}

const route = ({ page, title, heading, sheet, aliasOf, noindex }: PageRecord<PageName>): Route => ({
  page,
  title,
  name: sheet ?? heading,
  ...(aliasOf && { aliasOf }),
  ...(noindex && { noindex }),
});

/** The route table's short form, worked out at build time (`derivedRecords` in `vite.config.ts`). */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  [...Object.entries(pages), ...articlePages].map(([path, record]) => [path, route(record)]),
);

/** What any other address shows. */
export const notFoundRoute = route(notFoundPage);
