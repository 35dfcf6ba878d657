import { pages } from './pages.ts';
import { type StubContent, stubAt } from './stubs.ts';

/** What every stub shows, by its address: the route table says which pages are stubs. */
export const stubPages: Readonly<Record<string, StubContent>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, { page }]) => (page === 'Stub' ? [[path, stubAt(path)]] : [])),
);
