import { canonicalPath } from './canonicalPath.ts';
import { changedAt } from './changes.ts';
import { addresses, articlePages, pageAt } from './pages.ts';
import { type ResourceTags, resources } from './resources.ts';

/** The four plates of the site's drawing, from the lowest up: core, integration, intelligence, experience. */
const plates = ['core', 'bus', 'ai', 'cx'] as const;
type Plate = (typeof plates)[number];

/** What is drawn at the end of a page. */
export interface ClosingDrawing {
  /** Name of the section through the four plates. */
  drawing: string;
  /** The floor that is lit in it: 1 core, 2 integration, 3 intelligence, 4 experience. */
  floor: 1 | 2 | 3 | 4;
}

/** The plate that a page's subject lies on. All others end with the experience. */
const subjects: Readonly<Record<string, Plate>> = {
  '/': 'core',
  '/services': 'bus',
  '/services/sap-solutions': 'core',
  '/services/ai-orchestration': 'ai',
  '/services/joule-enablement': 'ai',
  '/services/upgrade-sap': 'core',
  '/ai': 'ai',
  '/system': 'core',
  '/resources/agent-sheet': 'ai',
  '/solutions/s4hana': 'bus',
  '/solutions/btp-cpi': 'bus',
  '/solutions/managed-sap': 'core',
  '/solutions/ai/assessment': 'ai',
  '/solutions/ai/governance': 'ai',
  '/solutions/ai/rasp': 'ai',
  '/solutions/ai/predictive': 'ai',
  '/solutions/ai/conversational': 'ai',
  '/solutions/ai/telemetry': 'ai',
};
/** Pages of the firm and lists of the resources: the plate, and what stands on it, large. */
const families: readonly (readonly [Plate, string, readonly string[]])[] = [
  ['core', 'halls', ['/about/our-story', '/resources/case-studies']],
  ['bus', 'couplings', ['/partnerships', '/alliances']],
  ['ai', 'charts', ['/investor-relations', '/resources/research-reports']],
  ['ai', 'papers', ['/resources/blog', '/resources/all', '/resources/whitepapers']],
  ['cx', 'desks', ['/about/our-team', '/about']],
  ['cx', 'interview', ['/careers', '/about/careers']],
  ['cx', 'board', ['/leadership']],
  ['cx', 'stage', ['/resources/events', '/resources/videos']],
];
/** Which plate a solution of the resources works on. */
const plateOf: Record<ResourceTags['solution'][number], Plate> = {
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
/** A record's page is about the first solution that the record names. */
const ofRecords = new Map<string, Plate>(
  resources.flatMap(({ link, solution: [first] }) => (first ? [[link, plateOf[first]]] : [])),
);
const sections = 'abcdefghijklmnop';

/** The route table's pages in its order, then those that follow from records, oldest first: a new one changes no other. */
const pagesInOrder: readonly string[] = [
  ...addresses.filter((path) => !articlePages.has(path) && !pageAt(path).aliasOf),
  ...[...articlePages.keys()].reverse().sort((a, b) => changedAt(a).localeCompare(changedAt(b))),
];

/** The other pages of each floor take the sections in turn: no two of them end alike. */
const drawings = new Map<string, ClosingDrawing>();
for (const [plate, subject, paths] of families) {
  const floor = (plates.indexOf(plate) + 1) as ClosingDrawing['floor'];
  for (const [turn, path] of paths.entries())
    drawings.set(path, { drawing: `section-${floor}-${subject}-${sections.charAt(turn)}`, floor });
}
const taken = plates.map(() => 0);
for (const path of pagesInOrder) {
  // Those of families have theirs, and the others here end without one.
  if (drawings.has(path) || /^\/(contact|resources\/thought-leadership$)/.test(path)) continue;
  const at = plates.indexOf(subjects[path] ?? ofRecords.get(path) ?? 'cx');
  const turn = taken[at] ?? 0;
  taken[at] = turn + 1;
  drawings.set(path, {
    drawing: `section-${at + 1}${sections.charAt(turn % sections.length)}`,
    floor: (at + 1) as ClosingDrawing['floor'],
  });
}

/** The drawing that closes the page at an address. An alias has that of its main page. */
export function closingAt(pathname: string): ClosingDrawing {
  const path = canonicalPath(pathname);
  return drawings.get(pageAt(path).aliasOf ?? path) ?? { drawing: 'section-4a', floor: 4 };
}
