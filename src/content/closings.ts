import { canonicalPath } from './canonicalPath.ts';
import { pageAt } from './pages.ts';
import { pickById } from './pickById.ts';
import { resources } from './resources.ts';
import type { ResourceTags } from './resourceValues.ts';

/** Floor that a closing drawing highlights: 1 core, 2 integration, 3 intelligence, 4 experience. */
type Floor = 1 | 2 | 3 | 4;

/** Drawing at the end of a page: the cross-section of a building with four floors. */
export interface ClosingDrawing {
  /** File name in `public/drawings`. */
  drawing: string;
  floor: Floor;
}

/** Drawings assigned to pages. The digit is the highlighted floor: `1a` is a drawing of floor 1. */
const chosen: Readonly<Record<string, string>> = {
  '/': '1a',
  '/services': '2a',
  '/ai': '3a',
  '/system': '1b',
  '/services/sap-solutions': '1c',
  '/services/enterprise-cx': '4a',
  '/services/ai-orchestration': '3b',
  '/services/joule-enablement': '3c',
  '/services/upgrade-sap': '1d',
  '/solutions/cx': '4b',
  '/solutions/s4hana': '2b',
  '/solutions/fsm': '4c',
  '/solutions/btp-cpi': '2c',
  '/solutions/cdc': '4d',
  '/solutions/commerce-cpq': '4e',
  '/solutions/managed-sap': '1e',
  '/solutions/ai/assessment': '3d',
  '/solutions/ai/governance': '3e',
  '/solutions/ai/rasp': '3f',
  '/solutions/ai/predictive': '3g',
  '/solutions/ai/conversational': '3h',
  '/solutions/ai/telemetry': '3i',
  '/about': '4-desks-b',
  '/leadership': '4-board-a',
  '/careers': '4-interview-a',
  '/investor-relations': '3-charts-a',
  '/partnerships': '2-couplings-a',
  '/alliances': '2-couplings-b',
  '/about/our-story': '1-halls-a',
  '/about/our-team': '4-desks-a',
  '/about/careers': '4-interview-b',
  '/about/partnerships': '4f',
  '/resources': '4g',
  '/resources/all': '3-papers-b',
  '/resources/case-studies': '1-halls-b',
  '/resources/blog': '3-papers-a',
  '/resources/whitepapers': '3-papers-c',
  '/resources/videos': '4-stage-b',
  '/resources/thought-leadership': '4a',
  '/resources/research-reports': '3-charts-b',
  '/resources/events': '4-stage-a',
  '/contact': '4a',
  '/contact/sales-inquiry': '4a',
  '/contact/general-inquiry': '4a',
  '/contact/support': '4a',
  '/contact/investors': '4a',
  '/privacy': '4h',
  '/terms': '4i',
  '/imprint': '4j',
  '/accessibility': '4k',
  '/site-map': '4l',
  '/resources/thought-leadership/the-2027-decision': '1i',
  '/resources/thought-leadership/what-joule-needs-before-it-is-useful': '3l',
  '/resources/thought-leadership/the-clean-core-is-a-contract': '1g',
  '/resources/thought-leadership/what-a-cutover-weekend-teaches': '1f',
  '/resources/thought-leadership/the-customer-has-one-record': '4m',
  '/resources/thought-leadership/guardrails-an-auditor-can-read': '3j',
  '/resources/case-studies/eleven-plants-one-cutover-weekend': '1h',
  '/resources/case-studies/one-price-from-quote-to-till': '4p',
  '/resources/case-studies/the-answer-before-the-phone-rings': '4n',
  '/resources/research-reports/where-sap-programs-lose-their-time': '1j',
  '/resources/research-reports/agents-after-the-pilot': '3k',
  '/resources/research-reports/service-desks-with-a-copilot': '4o',
  '/resources/agent-sheet': '3m',
};

/** Floor of each solution. */
const floorOf: Record<ResourceTags['solution'][number], Floor> = {
  s4hana: 1,
  'managed-sap': 1,
  btp: 2,
  joule: 3,
  ai: 3,
  commerce: 4,
  'sales-cloud': 4,
  'service-cloud': 4,
  'marketing-cloud': 4,
  'customer-data': 4,
  'field-service': 4,
};
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'] as const;

/** Selects a drawing by the path, so that adding a page does not change the drawings of other pages. */
function sectionFor(path: string): string {
  const [solution] = resources.find(({ link }) => link === path)?.solution ?? [];
  return `${solution ? floorOf[solution] : 4}${pickById(letters, path)}`;
}

/** Returns the closing drawing of a page. An alias has the drawing of its main page. */
export function closingAt(pathname: string): ClosingDrawing {
  const path = canonicalPath(pathname);
  const main = pageAt(path).aliasOf ?? path;
  const section = chosen[main] ?? sectionFor(main);
  return { drawing: `section-${section}`, floor: Number(section.charAt(0)) as Floor };
}
