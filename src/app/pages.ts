import { type ComponentType, lazy } from 'react';
import { canonicalPath } from '../content/canonicalPath';
import { contentFile, contentPageAt } from '../content/contentPages';
import type { PageData } from '../content/data';
import type { PageName } from '../content/pages';
import { notFoundRoute, routes } from '../content/routes.data';

type Page = ComponentType<{ path?: string; content?: never }>;

const modules = import.meta.glob<Record<string, Page>>('../pages/*Page.tsx');

/** Loads the code of a page by its name in the route table (`src/content/pages.ts`): `Home` is `HomePage`. */
async function fetchPage(name: PageName): Promise<{ default: Page }> {
  const page = (await modules[`../pages/${name}Page.tsx`]?.())?.[`${name}Page`];
  if (!page) throw new Error(`src/pages/${name}Page.tsx does not export ${name}Page`);
  return { default: page };
}

/** Reloads the page if a request fails, because a new deployment may have removed the file. */
const reloadOnError = <Result>(fetched: Promise<Result>): Promise<Result> =>
  fetched.catch((error) => {
    if (import.meta.env.SSR) throw error;
    location.reload();
    return new Promise<never>(() => {});
  });

const lazyPages = new Map<PageName, Page>();

/** Lazy component of a page. */
export function lazyPage(name: PageName): Page {
  const page = lazyPages.get(name) ?? lazy(() => reloadOnError(fetchPage(name)));
  lazyPages.set(name, page);
  return page;
}

async function fetchContent(path: string): Promise<PageData | undefined> {
  // The condition is constant, so the browser's build drops this import and its records.
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('../content/data')).pageData(path);
  const response = await fetch(contentFile(path));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${contentFile(path)}: ${response.status}`);
  return response.json();
}

const fetched = new Map<string, Promise<PageData | undefined>>();

function contentAt(path: string): Promise<PageData | undefined> {
  const content = fetched.get(path) ?? fetchContent(path);
  fetched.set(path, content);
  // After a failure, the next call retries.
  content.catch(() => fetched.delete(path));
  return content;
}

const contentByPath = new Map<string, Promise<PageData | undefined>>();

/** Content of the page at a path of `contentPages`, for `use`; undefined if there is no such page. */
export function pageContent(path: string): Promise<PageData | undefined> {
  const content = contentByPath.get(path) ?? reloadOnError(contentAt(path));
  contentByPath.set(path, content);
  return content;
}

/** Loads code and content of a page ahead of navigation. Throws if a request fails; the next call retries. */
export async function fetchPageAt(pathname: string): Promise<void> {
  const path = canonicalPath(pathname);
  const name = contentPageAt(path);
  if (!name) await fetchPage((routes[path] ?? notFoundRoute).page);
  else if (!(await Promise.all([contentAt(path), fetchPage(name)]))[0]) await fetchPage('NotFound');
}
