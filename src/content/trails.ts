import { addresses, type Path, pageAt, pages, paths } from './pages.ts';

/** The pages above a page and the page itself, from the top down. The page itself has no address. */
export type Trail = readonly { label: string; href?: string }[];

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

const isPath = (address: string): address is Path => (paths as readonly string[]).includes(address);
const folder = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** The pages above an address, from the top down. */
function above(address: string): Path[] {
  const area = areas[address as Path] ?? folder(address);
  if (!area) return [];
  const page = isPath(area) ? (pages[area].aliasOf ?? area) : undefined;
  return [...above(page ?? area), ...(page ? [page] : [])];
}

/** The way down to an address, from the top of its area to the page itself. */
export function trailAt(path: string): Trail {
  const { heading, name } = pageAt(path);
  return [
    ...above(path).map((href) => ({ label: pages[href].name ?? pages[href].heading, href })),
    { label: name ?? heading },
  ];
}

/** These lead back to their one parent instead (spec 2.7). */
const withoutBreadcrumb: readonly string[] = [
  '/leadership',
  '/investor-relations',
  '/partnerships',
  '/alliances',
] satisfies Path[];

/** From Home down to the page itself; nothing on Home, where a link leads back, and where there is no page. */
export function breadcrumbAt(path: string): Trail {
  const main = pageAt(path).aliasOf ?? path;
  if (main === '/' || withoutBreadcrumb.includes(main) || !addresses.includes(main)) return [];
  return [{ label: pages['/'].name ?? pages['/'].heading, href: '/' }, ...trailAt(main)];
}
