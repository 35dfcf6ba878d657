import { type PageRecord, pageAt, pages } from './pages.ts';
import { type Path, paths } from './paths.ts';

/** A page that has a heading and one sentence so far, with its place on the site. */
export interface StubContent extends PageRecord {
  /** From the area that it belongs to down to the page itself. */
  trail?: readonly { label: string; href?: string }[];
  /** The part of the general arrangement that it is about; the whole of it when left out. */
  plate?: 1 | 2 | 3 | 4;
  /** Other pages of the same area. */
  nearby?: readonly { title: string; text: string; href: Path }[];
}

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

const isPath = (path: string): path is Path => (paths as readonly string[]).includes(path);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const name = (path: Path) => pages[path].sheet ?? pages[path].heading;

/** The record of an address with what stands around it: the way down to it, its plate and its neighbours. */
export function stubAt(pathname: string): StubContent {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const record = pageAt(path);
  const above: Path[] = [];
  for (let parent = parentOf(path); parent; parent = parentOf(parent)) if (isPath(parent)) above.unshift(parent);
  const plate = plates.find(([start]) => path.startsWith(start))?.[1];
  const nearby = paths.filter(
    (other) => other !== path && parentOf(other) === parentOf(path) && parentOf(path) && !pages[other].aliasOf,
  );
  return {
    ...record,
    trail: [...above.map((href) => ({ label: name(href), href })), { label: record.sheet ?? record.heading }],
    ...(plate && { plate }),
    nearby: nearby.map((href) => ({ title: pages[href].heading, text: pages[href].lead, href })),
  };
}
