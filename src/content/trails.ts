import { addresses, type Path, pageAt, pages, paths } from './pages.ts';

/** Breadcrumb: the ancestors of a page and the page itself, which has no `href`. */
export type Trail = readonly { label: string; href?: string }[];

/** Parents that do not follow from the path. */
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

/** Returns the ancestors of a path, top page first. */
function above(address: string): Path[] {
  const area = areas[address as Path] ?? folder(address);
  if (!area) return [];
  const page = isPath(area) ? (pages[area].aliasOf ?? area) : undefined;
  return [...above(page ?? area), ...(page ? [page] : [])];
}

/** Returns the trail from the top page of an area to the page itself. */
export function trailAt(path: string): Trail {
  const { heading, name } = pageAt(path);
  return [
    ...above(path).map((href) => ({ label: pages[href].name ?? pages[href].heading, href })),
    { label: name ?? heading },
  ];
}

/** Pages with a back link instead of a breadcrumb. */
const withoutBreadcrumb: readonly string[] = [
  '/leadership',
  '/investor-relations',
  '/partnerships',
  '/alliances',
] satisfies Path[];

/** Returns the breadcrumb of a page. Empty for the home page, unknown paths and pages with a back link. */
export function breadcrumbAt(path: string): Trail {
  const main = pageAt(path).aliasOf ?? path;
  if (main === '/' || withoutBreadcrumb.includes(main) || !addresses.includes(main)) return [];
  return [{ label: pages['/'].name ?? pages['/'].heading, href: '/' }, ...trailAt(main)];
}
