import { createElement, type ReactNode } from 'react';
import { canonicalPath } from '../content/canonicalPath';
import type { PageData } from '../content/data';
import { contentFile, madePage } from '../content/madePages';
import type { PageName } from '../content/pages';
import type { Route } from '../content/route';
import { notFoundRoute, routes } from '../content/routes';

/** The address that a page is shown at. */
export interface Address {
  /** Without a slash at its end. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

/** A page with its own record as content. */
export type Page = (props: Address & { content?: never }) => ReactNode;

type MadePage = NonNullable<ReturnType<typeof madePage>>;

/** Every page's file. */
const files = import.meta.glob<Record<string, Page>>('../pages/*Page.tsx');

/** Fetches a page by the name that the route table (`src/content/pages.ts`) calls it by: `Home` is `HomePage`. */
async function fetchPage(name: PageName): Promise<Page> {
  const page = (await files[`../pages/${name}Page.tsx`]?.())?.[`${name}Page`];
  if (!page) throw new Error(`src/pages/${name}Page.tsx does not export ${name}Page`);
  return page;
}

/** What is known of addresses that the table does not name, once their pages are there. */
const made = new Map<string, Route>();

/** What the browser knows of an address; the 404 page's for one that does not exist. */
export function routeAt(pathname: string): Route {
  const path = canonicalPath(pathname);
  return routes[path] ?? made.get(path) ?? notFoundRoute;
}

/** The address that stands for another in the menu: of an alias its main page's, else that of the page at the top of its area. */
export function areaAt(pathname: string): string | undefined {
  const { aliasOf, area } = routeAt(pathname);
  return aliasOf ?? area;
}

/** Fetches the content of a page that follows from records; nothing where there is no such page. */
async function fetchData(path: string): Promise<PageData | undefined> {
  // A visitor's browser is sent none of the other records.
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('../content/data')).pageData(path);
  const response = await fetch(contentFile(path));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${contentFile(path)}: ${response.status}`);
  return response.json();
}

async function fetchMade(path: string, name: MadePage): Promise<Page> {
  const [data, Content] = await Promise.all([fetchData(path), fetchPage(name)]);
  if (!data) return fetchPage('NotFound');
  made.set(path, data.route);
  return (address) => createElement(Content, { ...address, content: data.content as never });
}

const fetching = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();

/** What pages are kept by: their name, or the address where their content is one of many. */
function keyOf(pathname: string): string {
  const path = canonicalPath(pathname);
  return madePage(path) ? path : routeAt(path).page;
}

/** The page at an address if its code is there already. */
export const loadedPage = (pathname: string) => loaded.get(keyOf(pathname));

/**
 * Fetches the code of the page at an address, and its content where it follows from records, once; called ahead of time it
 * makes the change of page immediate.
 *
 * @throws Error when one of them cannot be fetched; the next call asks again.
 */
export function loadPage(pathname: string): Promise<Page> {
  const key = keyOf(pathname);
  const known = fetching.get(key);
  if (known) return known;
  const name = madePage(key);
  const fetched = name ? fetchMade(key, name) : fetchPage(key as PageName);
  fetching.set(key, fetched);
  fetched.then(
    (page) => loaded.set(key, page),
    () => fetching.delete(key),
  );
  return fetched;
}
