import type { ComponentType } from 'react';
import { articlePages } from '../content/pages';
import { type Path, paths } from '../content/paths';

export type ScreenName =
  | 'Home'
  | 'Contact'
  | 'Resources'
  | 'CaseStudies'
  | 'Blog'
  | 'ThoughtLeadership'
  | 'Article'
  | 'Reports'
  | 'Events'
  | 'Services'
  | 'SapSolutions'
  | 'EnterpriseCx'
  | 'AiOrchestration'
  | 'Joule'
  | 'Upgrade'
  | 'Ai'
  | 'System'
  | 'About'
  | 'OurStory'
  | 'Team'
  | 'Leadership'
  | 'WorkWithUs'
  | 'Careers'
  | 'InvestorRelations'
  | 'Partnerships'
  | 'Alliances'
  | 'InvestorContact'
  | 'SalesInquiry'
  | 'GeneralInquiry'
  | 'Support'
  | 'Stub'
  | 'NotFound';

const files = import.meta.glob<{ default: ComponentType }>('./screens/*.tsx');

/** The screens that are built; what is not named here shows its heading and opening sentence for now. */
const built: Partial<Record<Path, ScreenName>> = {
  '/': 'Home',
  '/contact': 'Contact',
  '/services': 'Services',
  '/solutions': 'Services',
  '/services/sap-solutions': 'SapSolutions',
  '/services/enterprise-cx': 'EnterpriseCx',
  '/services/ai-orchestration': 'AiOrchestration',
  '/services/joule-enablement': 'Joule',
  '/services/upgrade-sap': 'Upgrade',
  '/resources': 'Resources',
  '/resources/case-studies': 'CaseStudies',
  '/case-studies': 'CaseStudies',
  '/resources/blog': 'Blog',
  '/insights': 'Blog',
  '/tech-updates': 'Blog',
  '/resources/thought-leadership': 'ThoughtLeadership',
  '/resources/research-reports': 'Reports',
  '/resources/events': 'Events',
  '/ai': 'Ai',
  '/system': 'System',
  '/about': 'About',
  '/about/our-story': 'OurStory',
  '/about/our-team': 'Team',
  '/about/careers': 'WorkWithUs',
  '/leadership': 'Leadership',
  '/careers': 'Careers',
  '/investor-relations': 'InvestorRelations',
  '/partnerships': 'Partnerships',
  '/alliances': 'Alliances',
  '/contact/investors': 'InvestorContact',
  '/contact/sales-inquiry': 'SalesInquiry',
  '/contact/general-inquiry': 'GeneralInquiry',
  '/contact/support': 'Support',
};

/** All addresses that get a file of their own (spec 2.1 and the articles). */
export const addresses: readonly string[] = [...paths, ...articlePages.keys()];

/** A path as the table names it: without a slash at its end. */
export const canonicalPath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** Which screen an address shows (spec 2.1). */
export function screenAt(pathname: string): ScreenName {
  const path = canonicalPath(pathname);
  if (articlePages.has(path)) return 'Article';
  return addresses.includes(path) ? (built[path as Path] ?? 'Stub') : 'NotFound';
}

const fetching = new Map<ScreenName, Promise<ComponentType>>();
const loaded = new Map<ScreenName, ComponentType>();

/** The screen at an address if its code is there already. */
export const loadedScreen = (pathname: string) => loaded.get(screenAt(pathname));

/**
 * Fetches the code of the screen at an address, once; called ahead of time it makes the change of screen immediate.
 *
 * @throws Error when the code cannot be fetched; the next call asks again.
 */
export function loadScreen(pathname: string): Promise<ComponentType> {
  const name = screenAt(pathname);
  const known = fetching.get(name);
  if (known) return known;
  const fetched = (async () => {
    try {
      const file = files[`./screens/${name}.tsx`];
      if (!file) throw new Error(`There is no screen ${name}`);
      const screen = (await file()).default;
      loaded.set(name, screen);
      return screen;
    } catch (error) {
      fetching.delete(name);
      throw error;
    }
  })();
  fetching.set(name, fetched);
  return fetched;
}
