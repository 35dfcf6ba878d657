import { pages } from './pages.ts';
import { type StubOffer, stubOffers } from './stubOffers.ts';
import { type StubContent, stubAt } from './stubs.ts';

/** A stub with what it offers. */
export type StubPageContent = StubContent & Partial<StubOffer>;

/** What every stub shows, by its address: the route table says which pages are stubs. */
export const stubPages: Readonly<Record<string, StubPageContent>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, { page }]) =>
    page === 'Stub' ? [[path, { ...stubAt(path), ...stubOffers[path] }]] : [],
  ),
);
