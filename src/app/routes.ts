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

/** The pages by the names that the route table (`src/content/pages.ts`) calls them by. */
const pages: Record<Exclude<PageName, MadePage>, () => Promise<Page>> = {
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
  Reports: async () => (await import('../pages/ReportsPage')).ReportsPage,
  Events: async () => (await import('../pages/EventsPage')).EventsPage,
  Contact: async () => (await import('../pages/ContactPage')).ContactPage,
  SalesInquiry: async () => (await import('../pages/SalesInquiryPage')).SalesInquiryPage,
  GeneralInquiry: async () => (await import('../pages/GeneralInquiryPage')).GeneralInquiryPage,
  Support: async () => (await import('../pages/SupportPage')).SupportPage,
  InvestorContact: async () => (await import('../pages/InvestorContactPage')).InvestorContactPage,
  Legal: async () => (await import('../pages/LegalPage')).LegalPage,
  SiteMap: async () => (await import('../pages/SiteMapPage')).SiteMapPage,
  Stub: async () => (await import('../pages/StubPage')).StubPage,
  NotFound: async () => (await import('../pages/NotFoundPage')).NotFoundPage,
};

/** The pages that follow from records; their content is fetched with them. */
const madePages: Record<MadePage, () => Promise<(props: { content: never }) => ReactNode>> = {
  Article: async () => (await import('../pages/ArticlePage')).ArticlePage,
  CaseStudy: async () => (await import('../pages/CaseStudyPage')).CaseStudyPage,
  Report: async () => (await import('../pages/ReportPage')).ReportPage,
  AgentSheet: async () => (await import('../pages/AgentSheetPage')).AgentSheetPage,
  ResourceList: async () => (await import('../pages/ResourceListPage')).ResourceListPage,
};

/** What is known of addresses that the table does not name, once their pages are there. */
const made = new Map<string, Route>();

/** What the browser knows of an address; the 404 page's for one that does not exist. */
export function routeAt(pathname: string): Route {
  const path = canonicalPath(pathname);
  return routes[path] ?? made.get(path) ?? notFoundRoute;
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
  const [data, Content] = await Promise.all([fetchData(path), madePages[name]()]);
  if (!data) return pages.NotFound();
  made.set(path, data.route);
  return () => createElement(Content, { content: data.content as never });
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
  const fetched = name ? fetchMade(key, name) : pages[key as keyof typeof pages]();
  fetching.set(key, fetched);
  fetched.then(
    (page) => loaded.set(key, page),
    () => fetching.delete(key),
  );
  return fetched;
}
