import { closingAt } from './closings.ts';
import type { Closing } from './companyPages/parts.ts';
import { pages } from './pages.ts';
import { resources } from './resources.ts';
import { answerNote } from './servicePages/calls.ts';
import { type SheetContent, sheetAt } from './sheets.ts';
import { type StubOffer, stubOffers } from './stubOffers.ts';
import { breadcrumbAt, kindAt, type StubContent, stubAt } from './stubs.ts';

/** A stub with its title block and what it offers. */
export type StubPageContent = StubContent & Partial<StubOffer> & { sheet?: SheetContent; closing?: Closing };

/** The last call of a stub that has an offer. */
function closingOf(path: string, heading: string, offer?: Partial<StubOffer>): { closing?: Closing } {
  if (!offer?.actions) return {};
  return {
    closing: {
      ...closingAt(path),
      heading: `Start with ${heading}`,
      text: 'Tell us what is in place and what has to change. An architect says what a first step costs and how long it takes.',
      ...offer.call,
      note: answerNote,
      actions: { primary: offer.actions.primary, secondary: { label: 'See the case studies', href: '/case-studies' } },
    },
  };
}

/** What a placeholder of a title has beside it: the way to its kind in the hub, and in the title block how many there are. */
function coverOf(path: string, heading: string): Partial<StubPageContent> {
  const kind = kindAt(path);
  if (!kind) return {};
  const value = String(resources.filter(({ type }) => type === kind).length);
  return {
    sheet: sheetAt(path, [{ term: 'In the library', value }]),
    actions: { primary: { label: `${heading} in the library`, href: `/resources?type=${kind}` } },
  };
}

/** What every stub shows, by its address: the route table says which pages are stubs. */
export const stubPages: Readonly<Record<string, StubPageContent>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, { page, heading }]) => {
    if (page !== 'Stub') return [];
    const offer = stubOffers[path];
    const head = { ...stubAt(path), trail: breadcrumbAt(path), sheet: sheetAt(path, offer?.counts) };
    return [[path, { ...head, ...offer, ...coverOf(path, heading), ...closingOf(path, heading, offer) }]];
  }),
);
