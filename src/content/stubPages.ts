import { pages } from './pages.ts';
import { type SheetContent, sheetAt } from './sheets.ts';
import { type StubOffer, stubOffers } from './stubOffers.ts';
import { breadcrumbAt, type StubContent, stubAt } from './stubs.ts';

/** A stub with its title block and what it offers. */
export type StubPageContent = StubContent & Partial<StubOffer> & { sheet?: SheetContent };

/** What every stub shows, by its address: the route table says which pages are stubs. */
export const stubPages: Readonly<Record<string, StubPageContent>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, { page }]) =>
    page === 'Stub'
      ? [[path, { ...stubAt(path), trail: breadcrumbAt(path), sheet: sheetAt(path), ...stubOffers[path] }]]
      : [],
  ),
);
