import { readTime } from './articles.ts';
import { reportTexts } from './reportTexts.ts';
import type { ResourceTags } from './resources.ts';
import { withDrawings } from './typeDrawings.ts';

/** The categories of the reports (spec 9.6); "All" comes before them. */
export const reportCategories = [
  'SAP & ERP',
  'Artificial Intelligence',
  'Customer Experience',
  'Supply Chain',
  'Operations',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

/** Research report (spec 3.3). Sample content, figures included. */
export interface ResearchReport {
  id: string;
  title: string;
  category: ReportCategory;
  publishDate: string;
  pages: number;
  downloads: number;
  description: string;
  /** A card shows the first three. */
  keyFindings: readonly string[];
  topics: readonly string[];
  /** As printed: "2.4 MB". */
  fileSize: string;
  format: string;
  /** Address of the file (spec 7.3). Until it is in `public/downloads`, the download says that there is none yet. */
  downloadUrl: string;
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** Address of a photograph, which the drawing stands in for until it is there. */
  image?: string;
  tags: ResourceTags;
  /** The page where it is read. Nothing for one without a text in `reportTexts.ts`, which is sent on request. */
  href?: `/resources/research-reports/${string}`;
  /** Counted from that text: "5 min". */
  readTime?: string;
}

const records: readonly Omit<ResearchReport, 'downloadUrl' | 'href' | 'readTime'>[] = [
  {
    id: 'where-sap-programs-lose-their-time',
    title: 'Where SAP programs lose their weeks',
    category: 'SAP & ERP',
    publishDate: '2026-11-12',
    pages: 32,
    downloads: 1840,
    description: 'Forty programs, measured from kickoff to first productive run. We asked where each week went.',
    keyFindings: [
      'Waiting for a decision takes longer than building what was decided.',
      'Test data is late in three programs of four.',
      'Programs with a second rehearsal needed eight days less of hypercare; with a second tester, two.',
      'Scope agreed after the design costs twice its estimate.',
    ],
    topics: ['S/4HANA', 'Planning', 'Testing'],
    fileSize: '3.1 MB',
    format: 'PDF',
    drawing: 'record-where-sap-programs-lose-their-time',
    tags: {
      industry: ['manufacturing', 'automotive'],
      solution: ['s4hana', 'btp'],
      topic: ['migration', 'operations'],
    },
  },
  {
    id: 'agents-after-the-pilot',
    title: 'Agents after the pilot',
    category: 'Artificial Intelligence',
    publishDate: '2026-10-15',
    pages: 36,
    downloads: 2310,
    description:
      'Eighteen agents that went live on ERP records, followed for six months after the project team had left.',
    keyFindings: [
      'Agents with a named owner were still in use. Those without were not.',
      'Retrieval was changed seven times as often as the model.',
      'Refusing to answer was the feature that users trusted first.',
      'Half of the tests were written after an error in production.',
    ],
    topics: ['Agents', 'Retrieval', 'Ownership'],
    fileSize: '4.0 MB',
    format: 'PDF',
    drawing: 'record-agents-after-the-pilot',
    tags: {
      industry: ['financial-services', 'cpg-retail'],
      solution: ['ai', 'joule'],
      topic: ['ai-strategy', 'governance'],
    },
  },
  {
    id: 'service-desks-with-a-copilot',
    title: 'Service desks with a copilot',
    category: 'Customer Experience',
    publishDate: '2026-09-10',
    pages: 18,
    downloads: 960,
    description: 'Handling time before and after, across nine teams, with the calls that took longer than before.',
    keyFindings: [
      'Simple calls got shorter. Difficult ones got longer, and were solved more often.',
      'Agents read the source before they read the suggestion.',
      'The first week is slower in every team.',
    ],
    topics: ['Service Cloud', 'Retrieval', 'Handling time'],
    fileSize: '1.7 MB',
    format: 'PDF',
    drawing: 'record-service-desks-with-a-copilot',
    tags: {
      industry: ['cpg-retail', 'manufacturing'],
      solution: ['service-cloud', 'ai'],
      topic: ['automation', 'customer-data'],
    },
  },
  {
    id: 'custom-code-counted',
    title: 'Custom code, counted',
    category: 'SAP & ERP',
    publishDate: '2026-09-03',
    pages: 28,
    downloads: 1215,
    description: 'What runs, what only exists, and what became of it when twenty-two systems moved to S/4HANA.',
    keyFindings: [
      'More than half of the custom objects had not run for a year.',
      'One object in ten has an owner who still works for the company.',
      'Reports were rewritten and enhancements kept, mostly without a look at whether they still ran.',
    ],
    topics: ['Clean core', 'ABAP', 'BTP'],
    fileSize: '2.4 MB',
    format: 'PDF',
    drawing: 'record-custom-code-counted',
    tags: {
      industry: ['manufacturing', 'utilities-energy'],
      solution: ['s4hana', 'btp'],
      topic: ['migration', 'governance'],
    },
  },
  {
    id: 'the-age-of-a-message',
    title: 'The age of a message',
    category: 'Supply Chain',
    publishDate: '2026-07-23',
    pages: 24,
    downloads: 875,
    description: 'How old forecasts, releases and advance ship notices are when a planner first sees them.',
    keyFindings: [
      'The median advance ship notice is first seen after the truck has reached the dock.',
      'Nightly batches hide the age of everything inside them.',
      'Planners call first about the messages that carry no time stamp.',
    ],
    topics: ['EDI', 'Events', 'Planning'],
    fileSize: '2.2 MB',
    format: 'PDF',
    drawing: 'record-the-age-of-a-message',
    tags: {
      industry: ['automotive', 'cpg-retail'],
      solution: ['btp', 's4hana'],
      topic: ['supply-chain', 'integration'],
    },
  },
  {
    id: 'nights-weekends-and-who-answers',
    title: 'Nights, weekends and who answers',
    category: 'Operations',
    publishDate: '2026-06-25',
    pages: 20,
    downloads: 640,
    description: 'A year of alerts from managed SAP systems: when they come, who takes them, and what was wrong.',
    keyFindings: [
      'Most alerts at night come from jobs that nobody needs until morning.',
      'An alert without an owner is closed without a cause.',
      'Patching monthly halves the calls of the week after.',
    ],
    topics: ['Managed services', 'Monitoring', 'Patching'],
    fileSize: '1.9 MB',
    format: 'PDF',
    drawing: 'record-nights-weekends-and-who-answers',
    tags: {
      industry: ['utilities-energy', 'healthcare'],
      solution: ['managed-sap', 's4hana'],
      topic: ['operations', 'automation'],
    },
  },
];

/** Newest first. The file of each is named for it (spec 7.3). */
export const reports: readonly (ResearchReport & { drawing: string })[] = withDrawings('research-report', records).map(
  (report) => {
    const text = reportTexts[report.id];
    return {
      ...report,
      downloadUrl: `/downloads/${report.id}.pdf`,
      ...(text && { href: `/resources/research-reports/${report.id}` as const, readTime: readTime(text.parts) }),
    };
  },
);
