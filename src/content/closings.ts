import { resources } from './resources.ts';
import { mainPath, type Plate, pagesInOrder, plateOf, plates, sheetAt } from './sheets.ts';

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
};
/** Pages of the firm and lists of the resources: the plate, and what stands on it, large. */
const families: readonly (readonly [Plate, string, readonly string[]])[] = [
  ['core', 'halls', ['/about/our-story', '/resources/case-studies']],
  ['bus', 'couplings', ['/partnerships', '/alliances']],
  ['ai', 'charts', ['/investor-relations', '/resources/research-reports']],
  ['ai', 'papers', ['/resources/blog', '/resources/all']],
  ['cx', 'desks', ['/about/our-team', '/about']],
  ['cx', 'interview', ['/careers', '/about/careers']],
  ['cx', 'board', ['/leadership']],
  ['cx', 'stage', ['/resources/events']],
];
/** A record's page is about the first solution that the record names. */
const ofRecords = new Map<string, Plate>(
  resources.flatMap(({ link, solution: [first] }) => (first ? [[link, plateOf[first]]] : [])),
);
const sections = 'abcdefghijklmnop';

/** The other pages of each floor take the sections in turn, in the order of the sheets: no two of them end alike. */
const drawings = new Map<string, ClosingDrawing>();
for (const [plate, subject, paths] of families) {
  const floor = (plates.indexOf(plate) + 1) as ClosingDrawing['floor'];
  for (const [turn, path] of paths.entries())
    drawings.set(path, { drawing: `section-${floor}-${subject}-${sections.charAt(turn)}`, floor });
}
const taken = plates.map(() => 0);
for (const path of pagesInOrder) {
  // Those of families have theirs, and the others here end without one.
  if (drawings.has(path) || /^\/(contact|resources\/(whitepapers|videos|thought-leadership)$)/.test(path)) continue;
  const at = plates.indexOf(subjects[path] ?? ofRecords.get(path) ?? sheetAt(path).lit.at(-1) ?? 'cx');
  const turn = taken[at] ?? 0;
  taken[at] = turn + 1;
  drawings.set(path, {
    drawing: `section-${at + 1}${sections.charAt(turn % sections.length)}`,
    floor: (at + 1) as ClosingDrawing['floor'],
  });
}

/** The drawing that closes the page at an address. An alias has that of its main page. */
export const closingAt = (pathname: string): ClosingDrawing =>
  drawings.get(mainPath(pathname)) ?? { drawing: 'section-4a', floor: 4 };
