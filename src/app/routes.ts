import type { ReactNode } from 'react';
import { canonicalPath } from '../content/canonicalPath';
import type { PageName } from '../content/pages';
import { notFoundRoute, type Route, routes } from '../content/routes';

/** The address that a page is shown at. */
export interface Address {
  /** Without a slash at its end. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

/** A page with its own record as content. */
export type Page = (props: Address & { content?: never }) => ReactNode;

/** The pages by the names that the route table (`src/content/pages.ts`) calls them by. */
const pages: Record<PageName, () => Promise<Page>> = {
  Home: async () => (await import('../pages/HomePage')).HomePage,
  Services: async () => (await import('../pages/ServicesPage')).ServicesPage,
  Ai: async () => (await import('../pages/AiPage')).AiPage,
  System: async () => (await import('../pages/SystemPage')).SystemPage,
  SapSolutions: async () => (await import('../pages/SapSolutionsPage')).SapSolutionsPage,
  EnterpriseCx: async () => (await import('../pages/EnterpriseCxPage')).EnterpriseCxPage,
  AiOrchestration: async () => (await import('../pages/AiOrchestrationPage')).AiOrchestrationPage,
  Joule: async () => (await import('../pages/JoulePage')).JoulePage,
  Upgrade: async () => (await import('../pages/UpgradePage')).UpgradePage,
  About: async () => (await import('../pages/AboutPage')).AboutPage,
  OurStory: async () => (await import('../pages/OurStoryPage')).OurStoryPage,
  Team: async () => (await import('../pages/TeamPage')).TeamPage,
  Leadership: async () => (await import('../pages/LeadershipPage')).LeadershipPage,
  WorkWithUs: async () => (await import('../pages/WorkWithUsPage')).WorkWithUsPage,
  Careers: async () => (await import('../pages/CareersPage')).CareersPage,
  InvestorRelations: async () => (await import('../pages/InvestorRelationsPage')).InvestorRelationsPage,
  Partnerships: async () => (await import('../pages/PartnershipsPage')).PartnershipsPage,
  Alliances: async () => (await import('../pages/AlliancesPage')).AlliancesPage,
  Resources: async () => (await import('../pages/ResourcesPage')).ResourcesPage,
  CaseStudies: async () => (await import('../pages/CaseStudiesPage')).CaseStudiesPage,
  Blog: async () => (await import('../pages/BlogPage')).BlogPage,
  ThoughtLeadership: async () => (await import('../pages/ThoughtLeadershipPage')).ThoughtLeadershipPage,
  Article: async () => (await import('../pages/ArticlePage')).ArticlePage,
  Reports: async () => (await import('../pages/ReportsPage')).ReportsPage,
  Events: async () => (await import('../pages/EventsPage')).EventsPage,
  Contact: async () => (await import('../pages/ContactPage')).ContactPage,
  SalesInquiry: async () => (await import('../pages/SalesInquiryPage')).SalesInquiryPage,
  GeneralInquiry: async () => (await import('../pages/GeneralInquiryPage')).GeneralInquiryPage,
  Support: async () => (await import('../pages/SupportPage')).SupportPage,
  InvestorContact: async () => (await import('../pages/InvestorContactPage')).InvestorContactPage,
  Stub: async () => (await import('../pages/StubPage')).StubPage,
  NotFound: async () => (await import('../pages/NotFoundPage')).NotFoundPage,
};

/** What the browser knows of an address; the 404 page's for one that does not exist. */
export const routeAt = (pathname: string): Route => routes[canonicalPath(pathname)] ?? notFoundRoute;

const fetching = new Map<PageName, Promise<Page>>();
const loaded = new Map<PageName, Page>();

/** The page at an address if its code is there already. */
export const loadedPage = (pathname: string) => loaded.get(routeAt(pathname).page);

/**
 * Fetches the code of the page at an address, once; called ahead of time it makes the change of page immediate.
 *
 * @throws Error when the code cannot be fetched; the next call asks again.
 */
export function loadPage(pathname: string): Promise<Page> {
  const { page: name } = routeAt(pathname);
  const known = fetching.get(name);
  if (known) return known;
  const fetched = pages[name]();
  fetching.set(name, fetched);
  fetched.then(
    (page) => loaded.set(name, page),
    () => fetching.delete(name),
  );
  return fetched;
}
