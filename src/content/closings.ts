import { resources } from './resources.ts';
import { mainPath, type Plate, pagesInOrder, plateOf, plates, sheetAt } from './sheets.ts';

/** What is drawn at the end of a page. */
export interface ClosingDrawing {
  /** Name of the section through the four plates. */
  drawing: string;
  /** The floor that is lit in it: 1 core, 2 integration, 3 intelligence, 4 experience. */
  floor: 1 | 2 | 3 | 4;
}

/** The plate that a page's subject lies on. Pages of the firm, and all others, end with the experience. */
const subjects: Readonly<Record<string, Plate>> = {
  '/': 'core',
  '/services': 'bus',
  '/services/sap-solutions': 'core',
  '/services/ai-orchestration': 'ai',
  '/services/joule-enablement': 'ai',
  '/services/upgrade-sap': 'core',
  '/ai': 'ai',
  '/system': 'core',
  '/partnerships': 'bus',
  '/alliances': 'bus',
  '/resources/all': 'bus',
  '/resources/case-studies': 'core',
  '/resources/research-reports': 'bus',
  '/resources/agent-sheet': 'ai',
};
/** A record's page is about the first solution that the record names. */
const ofRecords = new Map<string, Plate>(
  resources.flatMap(({ link, solution: [first] }) => (first ? [[link, plateOf[first]]] : [])),
);
const sections = 'abcdefghijklmnop';

/** The pages of each floor take the sections in turn, in the order of the sheets: no two of them end alike. */
const drawings = new Map<string, ClosingDrawing>();
const taken = plates.map(() => 0);
for (const path of pagesInOrder) {
  // These pages end without one.
  if (/^\/(contact|resources\/(whitepapers|videos|thought-leadership)$)/.test(path)) continue;
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
