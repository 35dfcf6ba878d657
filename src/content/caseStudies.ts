import { readTime } from './articles.ts';
import { caseStories } from './caseStories.ts';
import type { ResourceTags } from './resources.ts';
import { withDrawings } from './typeDrawings.ts';

/** A stretch of a program, in weeks from its first day. */
export interface Phase {
  label: string;
  weeks: number;
}

/** Case study (spec 3.3). Companies are sample content. */
export interface CaseStudy {
  /** Also its place on the page and the seed of its drawing. */
  id: string;
  title: string;
  /** What happened, in one sentence: for lists. */
  summary: string;
  industry: string;
  company: string;
  challenge: string;
  solution: string;
  stack: readonly string[];
  results: readonly { value: string; label: string }[];
  timeline: readonly Phase[];
  /** Who did it, on both sides. */
  team: readonly string[];
  /** What the client holds afterwards. */
  artifacts: readonly string[];
  publishDate: string;
  /** Counted from its story: "5 min". */
  readTime: string;
  /** The page that tells it in full. */
  href: `/resources/case-studies/${string}`;
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** Address of a photograph, which the drawing stands in for until it is there. */
  image?: string;
  /** Names of its wider drawing for the list of cases, and of its phases to scale, which also come `-wide` and `-phone`. */
  wideDrawing?: string;
  phasesDrawing?: string;
  tags: ResourceTags;
}

const records: readonly Omit<CaseStudy, 'readTime' | 'href'>[] = [
  {
    id: 'eleven-plants-one-cutover-weekend',
    title: 'Eleven plants, one cutover weekend',
    summary: 'A pump maker moved eleven plants from ECC to S/4HANA between a Saturday shift and a Monday shift.',
    industry: 'Manufacturing',
    company: 'Brennick Pumps',
    challenge:
      'Eleven plants shared one ECC system that had grown for seventeen years. It carried 4,200 custom objects, and nobody could say which of them the lines still used. Production runs until Saturday noon by the clock of the headquarters, so the move had 41 hours: Saturday at one until Monday at six.',
    solution:
      'A conversion to Private Edition under RISE. Usage logs showed that 68% of the custom code had not run for a year; it was left behind. The rest was replaced by the standard, moved to BTP or kept with a named owner. The weekend was rehearsed four times, twice at the real hours.',
    stack: [
      'SAP S/4HANA Cloud Private Edition',
      'SAP BTP',
      'SAP Integration Suite',
      'SAP Extended Warehouse Management',
    ],
    results: [
      { value: '41 h', label: 'from the last order in ECC to the first in S/4HANA' },
      { value: '0', label: 'orders lost or entered twice' },
      { value: '68%', label: 'of the custom code left behind' },
    ],
    timeline: [
      { label: 'Count and sort', weeks: 6 },
      { label: 'Build and move', weeks: 18 },
      { label: 'Four rehearsals', weeks: 10 },
      { label: 'Cutover, hypercare', weeks: 6 },
    ],
    team: [
      'Nine of ours: two architects, six consultants, one cutover director',
      'Forty-six of the client: eleven plant leads, nine process owners, twenty-six key users',
      'Four of SAP’s cloud operations, under the RISE contract',
    ],
    artifacts: [
      'Cutover plan with 612 steps, each with a name',
      'Register of custom code and its owners',
      'Rehearsal log with every deviation',
      'Runbook for the first ninety days',
    ],
    publishDate: '2026-10-20',
    drawing: 'record-eleven-plants-one-cutover-weekend',
    wideDrawing: 'case-eleven-plants-one-cutover-weekend',
    phasesDrawing: 'phases-eleven-plants-one-cutover-weekend',
    tags: {
      industry: ['manufacturing'],
      solution: ['s4hana', 'btp', 'managed-sap'],
      topic: ['migration', 'operations'],
    },
  },
  {
    id: 'one-price-from-quote-to-till',
    title: 'One price, from quote to checkout',
    summary: 'A food company put commerce, CPQ and ERP on one pricing service. Disputed invoices fell by a third.',
    industry: 'CPG & Retail',
    company: 'Corvale Foods',
    challenge:
      'A case of oil had five prices: in the catalog, in the quote, in the web store, on the invoice and at the checkout. Each was right by its own rules. Sales agreed a price on Tuesday, the web store learned of it on Friday, and finance settled the difference in the following month, invoice by invoice.',
    solution:
      'We made the ERP the only place where a price is decided and gave everyone else a way to ask. A pricing service on BTP answers web store, quote and checkout from the same conditions, with the validity date in the answer. Trade terms that lived in spreadsheets became conditions with an approver. The old price tables were switched off one channel at a time.',
    stack: ['SAP Commerce Cloud', 'SAP CPQ', 'SAP S/4HANA', 'SAP BTP'],
    results: [
      { value: '1/3', label: 'fewer disputed invoices after two quarters' },
      { value: '5 to 1', label: 'places where a price is decided' },
      { value: '4 min', label: 'from an approved price to every channel that is online' },
    ],
    timeline: [
      { label: 'Trace the price', weeks: 4 },
      { label: 'Pricing service', weeks: 10 },
      { label: 'Channel by channel', weeks: 12 },
    ],
    team: [
      'Six of ours: one architect, four developers, one pricing analyst',
      'The pricing desk and two sales regions of the client',
      'A weekly hour with finance',
    ],
    artifacts: [
      'Map of every price and who decides it',
      'Pricing service with its contract tests',
      'Approval rules for trade terms',
      'Switch-off plan for the old tables',
    ],
    publishDate: '2026-09-22',
    drawing: 'record-one-price-from-quote-to-till',
    wideDrawing: 'case-one-price-from-quote-to-till',
    phasesDrawing: 'phases-one-price-from-quote-to-till',
    tags: { industry: ['cpg-retail'], solution: ['commerce', 's4hana', 'btp'], topic: ['pricing', 'integration'] },
  },
  {
    id: 'the-answer-before-the-phone-rings',
    title: 'The answer before the phone rings',
    summary: 'Outage data reaches the service agents of a grid operator in seconds, and its customers soon after.',
    industry: 'Utilities & Energy',
    company: 'Northmere Grid',
    challenge:
      'When a feeder failed, the control room knew within seconds and the service center found out from its callers. Agents opened four screens to answer one question: is it us, and when is it back? In a storm the queue grew faster than the answers.',
    solution:
      'Events from outage management reach Service Cloud within seconds. An agent sees the fault, the streets and the crew as the phone rings. Customers whose number is known get a message, once the control room has confirmed the fault, and each message names the time of the next.',
    stack: [
      'SAP Service Cloud Version 2',
      'SAP Field Service Management',
      'Event Mesh in SAP Integration Suite',
      'SAP S/4HANA Utilities',
    ],
    results: [
      { value: '9 s', label: 'from a confirmed fault to the agent’s screen' },
      { value: '4 to 1', label: 'screens to answer an outage call' },
      { value: '27%', label: 'fewer calls in the first hour of an outage' },
    ],
    timeline: [
      { label: 'Sit with the agents', weeks: 2 },
      { label: 'Events and screen', weeks: 8 },
      { label: 'One district', weeks: 4 },
      { label: 'All districts', weeks: 6 },
    ],
    team: [
      'Five of ours: one architect, three developers, one service designer',
      'Control room and service center of the client',
      'Twelve agents who tested each screen',
    ],
    artifacts: [
      'Event catalog with an owner for each event',
      'Agent screen with its test calls',
      'Message rules that the control room signed',
      'Storm drill, run twice a year',
    ],
    publishDate: '2026-08-18',
    drawing: 'record-the-answer-before-the-phone-rings',
    wideDrawing: 'case-the-answer-before-the-phone-rings',
    phasesDrawing: 'phases-the-answer-before-the-phone-rings',
    tags: {
      industry: ['utilities-energy'],
      solution: ['service-cloud', 'field-service', 'btp'],
      topic: ['integration', 'operations', 'automation'],
    },
  },
];

/** Those of the case-study page (spec 2.8), which the home page tells in short. */
export const caseStudies = withDrawings('case-study', records).map((record) => ({
  ...record,
  readTime: readTime(caseStories[record.id]?.parts ?? []),
  href: `/resources/case-studies/${record.id}` as const,
}));
