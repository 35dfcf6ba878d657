import { canonicalPath } from './canonicalPath.ts';
import { changedAt } from './changes.ts';
import { type PrintedDate, printedDate } from './dates.ts';
import { home } from './home.ts';
import { addresses, articlePages, type Path, pageAt } from './pages.ts';
import { type ResourceTags, resources } from './resources.ts';
import { drawingAt, trailAt } from './stubs.ts';

/** The four plates of the site's drawing, from the lowest up: core, integration, intelligence, experience. */
export const plates = ['core', 'bus', 'ai', 'cx'] as const;
export type Plate = (typeof plates)[number];

/** What a page's title block says. */
export interface SheetContent {
  /** Number, area of work and date, as far as the page has them. */
  facts: readonly { term: string; value: string | PrintedDate }[];
  /** The plates that light in the key plan: those that the page is about. */
  lit: readonly Plate[];
}

/** The path of a page, or of the page that an alias stands for. */
export const mainPath = (pathname: string): string => {
  const path = canonicalPath(pathname);
  return pageAt(path).aliasOf ?? path;
};
const parentOf = (path: string) => trailAt(path).at(-2)?.href ?? '';

/** The route table's pages in its order, then those that follow from records, oldest first: a new one comes last. */
export const pagesInOrder: readonly string[] = [
  ...addresses.filter((path) => !articlePages.has(path) && !pageAt(path).aliasOf),
  ...[...articlePages.keys()].reverse().sort((a, b) => changedAt(a).localeCompare(changedAt(b))),
];

/** The place of each page among those below the same page, from 1; the first at the top is Home, which is 0. */
const places = new Map<string, number>();
const counted = new Map<string, number>([['', -1]]);
for (const path of pagesInOrder) {
  const place = (counted.get(parentOf(path)) ?? 0) + 1;
  counted.set(parentOf(path), place);
  places.set(path, place);
}

/**
 * The number of a page: that of the page above it, and its place among the pages there. An alias has the number of its
 * main page; an address that does not exist has none. A page that is added after the others of its area leaves their
 * numbers as they are.
 */
export function sheetNumber(pathname: string): string | undefined {
  const path = mainPath(pathname);
  const parent = parentOf(path);
  const place = places.get(path);
  return place !== undefined && parent ? `${sheetNumber(parent)}.${place}` : place?.toString();
}

/** Which plate a solution of the resources works on. */
export const plateOf: Record<ResourceTags['solution'][number], Plate> = {
  s4hana: 'core',
  'managed-sap': 'core',
  btp: 'bus',
  joule: 'ai',
  ai: 'ai',
  commerce: 'cx',
  'sales-cloud': 'cx',
  'service-cloud': 'cx',
  'marketing-cloud': 'cx',
  'customer-data': 'cx',
  'field-service': 'cx',
};
const ofRecords = new Map<string, readonly Plate[]>(
  resources.map(({ link, solution }) => [link, solution.map((value) => plateOf[value])]),
);
const ofPages: Partial<Record<Path, readonly Plate[]>> = {
  '/ai': ['ai'],
  '/solutions/cdc': ['cx'],
  '/solutions/s4hana': ['core', 'bus'],
};

/** The plates that a page is about, from the lowest up: by its record's solutions, or the plate that it shows a part of. */
function platesAt(path: string): readonly Plate[] {
  const shown = /^plate-0(\d)/.exec(drawingAt(path)?.name ?? '')?.[1];
  const own = plates[Number(shown) - 1];
  const lit = ofPages[path as Path] ?? (own ? [own] : (ofRecords.get(path) ?? []));
  return plates.filter((plate) => lit.includes(plate));
}

const areaNames = home.build.plates.map(({ title }, at) => `${String(at + 1).padStart(2, '0')} ${title}`);

/** The title block of the page at an address, with the page's own `counts`, such as how many positions are open. */
export function sheetAt(pathname: string, counts: SheetContent['facts'] = []): SheetContent {
  const path = mainPath(pathname);
  const lit = platesAt(path);
  const areas = lit
    .map((plate) => areaNames[plates.indexOf(plate)]) // One a line.
    .join('\n');
  return {
    facts: [
      { term: 'Sheet', value: sheetNumber(path) ?? '' },
      { term: lit.length > 1 ? 'Areas of work' : 'Area of work', value: areas },
      ...counts,
      { term: 'Last changed', value: printedDate(changedAt(path)) },
    ].filter(({ value }) => value),
    lit,
  };
}
