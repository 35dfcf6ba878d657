import { test as base } from '@playwright/test';
import { type Document, readDocument } from './html.ts';
import { addresses, unknown } from './pages.ts';

export { expect } from '@playwright/test';

/** A page as served, before any script runs. */
export interface Answer {
  status: number;
  headers: Headers;
  document: Document;
}

/** Keeps the server from compressing, to save time. */
const plain = { 'Accept-Encoding': 'identity' };

/** All pages by path, with the 404 page last. */
export async function fetchSite(baseURL: string): Promise<Map<string, Answer>> {
  const site = new Map<string, Answer>();
  for (const path of [...addresses, unknown]) {
    const response = await fetch(baseURL + path, { headers: plain });
    const document = readDocument(await response.text());
    site.set(path, { status: response.status, headers: response.headers, document });
  }
  return site;
}

/** Shared by all tests of a worker. */
let fetched: Promise<Map<string, Answer>> | undefined;

/** Tests without a browser. */
export const test = base.extend<{ site: ReadonlyMap<string, Answer>; ask: typeof fetch }>({
  site: async ({ baseURL }, use) => {
    fetched ??= fetchSite(String(baseURL));
    await use(await fetched);
  },
  /** Requests a path without following redirects. */
  ask: async ({ baseURL }, use) => {
    await use((path, init) => fetch(baseURL + String(path), { redirect: 'manual', headers: plain, ...init }));
  },
});
