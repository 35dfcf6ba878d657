import { test as base } from '@playwright/test';
import { type Document, readDocument } from './html.ts';
import { addresses, unknown } from './pages.ts';

export { expect } from '@playwright/test';

/** A page as its server sends it, before any script runs. */
export interface Answer {
  status: number;
  headers: Headers;
  document: Document;
}

/** Spares the server the compression. */
const plain = { 'Accept-Encoding': 'identity' };

/** Every page of a site by its path, the page for unknown addresses last. */
export async function fetchSite(baseURL: string): Promise<Map<string, Answer>> {
  const site = new Map<string, Answer>();
  for (const path of [...addresses, unknown]) {
    const response = await fetch(baseURL + path, { headers: plain });
    const document = readDocument(await response.text());
    site.set(path, { status: response.status, headers: response.headers, document });
  }
  return site;
}

/** All tests of a worker read the same pages. */
let fetched: Promise<Map<string, Answer>> | undefined;

/** Tests that need no browser. */
export const test = base.extend<{ site: ReadonlyMap<string, Answer>; ask: typeof fetch }>({
  site: async ({ baseURL }, use) => {
    fetched ??= fetchSite(String(baseURL));
    await use(await fetched);
  },
  /** Fetches a path of the site and follows no redirect. */
  ask: async ({ baseURL }, use) => {
    await use((path, init) => fetch(baseURL + String(path), { redirect: 'manual', headers: plain, ...init }));
  },
});
