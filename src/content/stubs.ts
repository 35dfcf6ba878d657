import { articlePages, type PageRecord, pageAt, pages } from './pages.ts';
import { type Path, paths } from './paths.ts';

/** A page that has a heading and one sentence so far, with its place on the site. */
export interface StubContent extends PageRecord {
  /** From the area that it belongs to down to the page itself. */
  trail?: readonly { label: string; href?: string }[];
  /** The part of the general arrangement that it is about; the whole of it when left out. */
  plate?: 1 | 2 | 3 | 4;
  /** Other pages of the same area, or those below it. */
  nearby?: readonly { title: string; text: string; href: string }[];
}

/** Areas that the address alone does not tell. */
const areas: Partial<Record<Path, Path>> = {
  '/solutions': '/services',
  '/ai': '/services',
  '/system': '/services',
  '/solutions/ai/assessment': '/ai',
  '/solutions/ai/governance': '/ai',
  '/solutions/ai/rasp': '/ai',
  '/solutions/ai/predictive': '/ai',
  '/solutions/ai/conversational': '/ai',
  '/solutions/ai/telemetry': '/ai',
  '/leadership': '/about',
  '/careers': '/about',
  '/investor-relations': '/about',
  '/partnerships': '/about',
  '/alliances': '/about',
};

const plates: readonly [start: string, plate: 1 | 2 | 3 | 4][] = [
  ['/solutions/ai/', 3],
  ['/solutions/btp-cpi', 2],
  ['/solutions/s4hana', 1],
  ['/solutions/managed-sap', 1],
  ['/solutions/', 4],
  ['/services/sap-solutions', 1],
  ['/services/upgrade-sap', 1],
  ['/services/enterprise-cx', 4],
  ['/services/', 3],
  ['/ai', 3],
];

const addresses: readonly string[] = [...paths, ...articlePages.keys()];
const isPath = (address: string): address is Path => (paths as readonly string[]).includes(address);
const folder = (address: string) => address.slice(0, address.lastIndexOf('/'));
const areaOf = (address: string) => areas[address as Path] ?? folder(address);

/** The pages above an address, from the top down. */
function above(address: string): Path[] {
  const area = areaOf(address);
  if (!area) return [];
  const page = isPath(area) ? (pages[area].aliasOf ?? area) : undefined;
  return [...above(page ?? area), ...(page ? [page] : [])];
}

/** The record of an address with what stands around it: the way down to it, its plate and its neighbours. */
export function stubAt(pathname: string): StubContent {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const record = pageAt(path);
  const area = areaOf(path) || path;
  const plate = plates.find(([start]) => path.startsWith(start))?.[1];
  return {
    ...record,
    trail: [
      ...above(path).map((href) => ({ label: pages[href].sheet ?? pages[href].heading, href })),
      { label: record.sheet ?? record.heading },
    ],
    ...(plate && { plate }),
    nearby: addresses
      .filter((other) => other !== path && areaOf(other) === area && !pageAt(other).aliasOf)
      .map((href) => ({ title: pageAt(href).heading, text: pageAt(href).lead, href })),
  };
}
