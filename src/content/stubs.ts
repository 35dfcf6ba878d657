import { canonicalPath } from './canonicalPath.ts';
import { addresses, type PageRecord, type Path, pageAt, pages, paths } from './pages.ts';
import type { ResourceType } from './resources.ts';

/** A page that has a heading and one sentence so far, with its place on the site. */
export interface StubContent extends Pick<PageRecord, 'heading' | 'lead'> {
  /** From the area that it belongs to down to the page itself. */
  trail?: readonly { label: string; href?: string }[];
  /** It is a title and nothing else (spec 2.1). */
  titleOnly?: true;
  /** What it is about: a part of one of the four plates, or the drawing of a record that the page will list. */
  drawing?: { name: string; viewBox: string; live?: string; layout?: 'half'; names?: true };
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

/** A part of a plate, as large on every page, and what is lit on it. */
const part = (plate: 1 | 2 | 3 | 4, x: number, y: number, lit?: string) => ({
  // From near, people would be larger than what they work with.
  name: `plate-0${plate}${plate === 4 ? '-close' : ''}`,
  viewBox: `${x} ${y} 320 192`,
  ...(lit && { live: `live-${lit}` }),
});
const drawings: Partial<Record<Path, NonNullable<StubContent['drawing']>>> = {
  '/solutions/cx': part(4, 170, 56, 'cx'),
  '/solutions/s4hana': { name: 's4hana-integration', viewBox: '0 0 480 340', names: true },
  '/solutions/fsm': part(4, 214, 198, 'fsm'),
  '/solutions/btp-cpi': part(2, 170, 150, 'btp-cpi'),
  '/solutions/cdc': { name: 'customer-data', viewBox: '0 0 480 340', names: true },
  '/solutions/commerce-cpq': part(4, 330, 130, 'commerce-cpq'),
  '/solutions/managed-sap': part(1, 60, 120, 'managed-sap'),
  '/solutions/ai/assessment': part(3, 354, 150, 'assessment'),
  '/solutions/ai/governance': part(3, 158, 62, 'governance'),
  '/solutions/ai/rasp': part(3, 50, 110, 'rasp'),
  '/solutions/ai/predictive': part(3, 110, 180, 'predictive'),
  '/solutions/ai/conversational': part(3, 229, 198, 'conversational'),
  '/solutions/ai/telemetry': part(3, 260, 110, 'telemetry'),
  '/about/partnerships': { name: 'head-joining', viewBox: '88 14 304 212', layout: 'half', names: true },
  '/resources/whitepapers': { name: 'head-whitepapers', viewBox: '100 8 280 224' },
  '/resources/videos': { name: 'head-videos', viewBox: '100 8 280 224' },
};

/** Placeholders of a title alone (spec 2.1), each a cover, and the kind that they will list: it stands in the hub until then. */
const titlesOnly: Partial<Record<Path, ResourceType>> = {
  '/resources/whitepapers': 'whitepaper',
  '/resources/videos': 'video',
};

const isPath = (address: string): address is Path => (paths as readonly string[]).includes(address);
const folder = (address: string) => address.slice(0, address.lastIndexOf('/'));
const areaOf = (address: string) => areas[address as Path] ?? folder(address);

/** What a stub shows a part of: one of the four plates, or the drawing of a record. */
export const drawingAt = (path: string) => drawings[path as Path];

/** The pages above an address, from the top down. */
function above(address: string): Path[] {
  const area = areaOf(address);
  if (!area) return [];
  const page = isPath(area) ? (pages[area].aliasOf ?? area) : undefined;
  return [...above(page ?? area), ...(page ? [page] : [])];
}

/** The way down to an address, from the top to the page itself. */
export function trailAt(path: string): NonNullable<StubContent['trail']> {
  const { heading, sheet } = pageAt(path);
  return [
    ...above(path).map((href) => ({ label: pages[href].sheet ?? pages[href].heading, href })),
    { label: sheet ?? heading },
  ];
}

/** What a page will list that shows its title and nothing else; of others nothing. */
export const kindAt = (path: string) => titlesOnly[path as Path];

/** The record of an address with what stands around it: the way down to it, its plate and its neighbours. */
export function stubAt(pathname: string): StubContent {
  const path = canonicalPath(pathname);
  const { heading, lead } = pageAt(path);
  const area = areaOf(path) || path;
  const drawing = drawingAt(path);
  return {
    heading,
    lead,
    trail: trailAt(path),
    ...(drawing && { drawing }),
    ...(kindAt(path) && { titleOnly: true }),
    nearby: addresses
      .filter((other) => other !== path && areaOf(other) === area && !pageAt(other).aliasOf)
      .map((href) => ({ title: pageAt(href).heading, text: pageAt(href).lead, href })),
  };
}

/** These lead back to their one parent instead (spec 2.7). */
const withoutBreadcrumb: readonly string[] = [
  '/leadership',
  '/investor-relations',
  '/partnerships',
  '/alliances',
] satisfies Path[];

/** From Home down to the page itself; nothing on Home, where a link leads back, and where there is no page. */
export function breadcrumbAt(path: string): NonNullable<StubContent['trail']> {
  const main = pageAt(path).aliasOf ?? path;
  if (main === '/' || withoutBreadcrumb.includes(main) || !addresses.includes(main)) return [];
  return [{ label: pages['/'].sheet ?? pages['/'].heading, href: '/' }, ...trailAt(main)];
}
