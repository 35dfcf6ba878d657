import { type ClosingDrawing, closingAt } from './closings.ts';
import type { Point } from './jobs.data.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { InternalLink } from './pages.ts';
import { answerNote } from './servicePages/calls.ts';

/** A part of a sticky-navigation page: section tab (spec 3.1) and what stands under it. */
export interface Topic {
  id: string;
  /** On the tab, and the part's heading. */
  label: string;
  /** The part in one sentence. */
  statement: string;
  paragraphs: readonly string[];
  /** Two or three things side by side, each with what it means. */
  points: readonly Point[];
  more?: { label: string; href: InternalLink };
  /** File in `/drawings/`, 480 units wide. */
  drawing: string;
  /** Of the drawing in its units: 360 where left out. */
  height?: number;
  /** From 1024 px: half of the sheet unless said, `wide` seven twelfths, `across` the file with `-wide` after its name. */
  room?: 'wide' | 'across';
  /** From 1024 px: the points one below the other beside the drawing, rather than in a row below. */
  pointsAt?: 'beside';
}

export interface TopicsContent {
  head: PageHeadContent;
  drawing: { name: string; viewBox: string; layout?: 'detail'; live?: string };
  /** `sequence` for parts that follow one another; `catalogue` for equals, each filled by its drawing. */
  layout: 'sequence' | 'catalogue';
  /** Names the navigation between the parts. */
  navigation: string;
  topics: readonly Topic[];
  closing: ClosingDrawing & {
    heading: string;
    text: string;
    note: string;
    actions: {
      primary: { label: string; href: InternalLink };
      secondary: { label: string; href: InternalLink };
    };
  };
}

const topicsAt = (
  path: '/ai' | '/system',
  call: InternalLink,
  content: Omit<TopicsContent, 'head'>,
): TopicsContent => ({
  head: {
    ...headAt(path),
    actions: { primary: { label: 'Free Strategy Call', href: call } },
  },
  ...content,
});

/** AI Strategy & Transformations (spec 2.5): its parts, in the order in which the work is done. */
export const ai = topicsAt('/ai', '/contact?type=ai-strategy', {
  drawing: { name: 'plate-03', viewBox: '130 110 440 275', layout: 'detail', live: 'live-ai' },
  layout: 'sequence',
  navigation: 'Parts of AI strategy',
  topics: [
    {
      id: 'assessment',
      label: 'Assessment & Strategy',
      statement: 'We establish which processes AI can improve, what it is worth, and which to leave alone.',
      paragraphs: [
        'We sit with the people who do the work and count: how often a question is asked, where its answer lies, and what a wrong one costs. A process goes on the list when the data is there, the rule can be written down, and somebody owns the result.',
        'The result is a strategy of two pages: what comes first, what it is worth, and what we advise against.',
      ],
      points: [
        { title: 'We look at', description: 'Processes, records, access rights, and the questions people really ask.' },
        { title: 'You decide', description: 'Which process comes first, and how much a mistake in it may cost.' },
        { title: 'You receive', description: 'A ranked list, a business case for its first entry, and a date.' },
      ],
      more: { label: 'AI Maturity Assessment', href: '/solutions/ai/assessment' },
      drawing: 'ai-assessment',
      height: 468,
    },
    {
      id: 'implementation',
      label: 'Implementation',
      statement: 'One use case goes live first, with the people who will use it.',
      paragraphs: [
        'We build on your records, in your cloud, under your access rules. The first version answers a narrow question well. It shows its source, and it says so when it has none.',
        'Tests come before the model. Real questions with agreed answers decide whether a change goes live. Your experts write them with us, and they keep them.',
      ],
      points: [
        {
          title: 'We build',
          description: 'Retrieval, prompts, tools and limits, in layers that can be replaced one by one.',
        },
        {
          title: 'You decide',
          description: 'What the agent may do alone, what it must ask, and what it never touches.',
        },
        { title: 'You receive', description: 'The code, the tests, and a trained team that can change both.' },
      ],
      more: { label: 'AI Orchestration & Automation', href: '/services/ai-orchestration' },
      drawing: 'ai-implementation',
      height: 590,
      pointsAt: 'beside',
    },
    {
      id: 'sap-integration',
      label: 'SAP Integration',
      statement: 'Answers and actions appear inside SAP, where your people work.',
      paragraphs: [
        'We connect models to S/4HANA, CX and BTP through published interfaces, never around them. A user sees through the agent what the user may see without it, and nothing else.',
        'What the agent writes goes through the same checks as what a person types. The document carries the agent’s name, so everything it did can be listed.',
      ],
      points: [
        { title: 'We connect', description: 'OData services, events, Joule skills and documents.' },
        { title: 'You decide', description: 'Which roles may call it, and which fields stay out of reach.' },
        { title: 'You receive', description: 'A register of every connection, and an alert on each.' },
      ],
      more: { label: 'AI for SAP (RAG/RASP)', href: '/solutions/ai/rasp' },
      drawing: 'ai-integration',
      room: 'across',
    },
    {
      id: 'monitoring',
      label: 'Monitoring',
      statement: 'Answers are tested every night, because data and models change.',
      paragraphs: [
        'Prices and products change, and the provider updates the model. We measure answers against agreed ones every night and stop a version that falls below the limit.',
        'Every call is logged: the question, the records it read, the answer, and who accepted it.',
      ],
      points: [
        { title: 'We watch', description: 'Quality, cost, time, refusals, and what people do with the answer.' },
        {
          title: 'You decide',
          description: 'The level below which it is switched off, and who may switch it on again.',
        },
        { title: 'You receive', description: 'A searchable log, and a quarterly report for your board.' },
      ],
      more: { label: 'Telemetry Guardrails Eval', href: '/solutions/ai/telemetry' },
      drawing: 'ai-monitoring',
      height: 512,
      room: 'wide',
      pointsAt: 'beside',
    },
  ],
  closing: {
    ...closingAt('/ai'),
    heading: 'Discuss your first AI use case',
    text: 'Thirty minutes with an architect: which question your people ask most, where its answer lies, and whether AI helps.',
    note: answerNote,
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact?type=ai-strategy' },
      secondary: { label: 'See the case studies', href: '/case-studies' },
    },
  },
});

/** Industry Solutions (spec 2.5): industries, each with what cannot stop in it. */
export const industries = topicsAt('/system', '/contact', {
  drawing: { name: 'industry-lines', viewBox: '0 0 600 400', layout: 'detail' },
  layout: 'catalogue',
  navigation: 'Industries',
  topics: [
    {
      id: 'manufacturing',
      label: 'Manufacturing',
      statement: 'Planning, stock and sales on one S/4HANA, while the lines keep running.',
      paragraphs: [
        'A plant needs to know three things: what to build next, whether the parts are there, and who waits for the result. The answers lie in planning, stock and sales. We bring them together without stopping the shop floor; our first case study shows it in eleven plants.',
      ],
      points: [
        { title: 'Must not stop', description: 'Confirmations from the shop floor, and labels at the dock.' },
        { title: 'We connect', description: 'S/4HANA, MES, quality and maintenance, plant by plant.' },
        { title: 'First result', description: 'One plan that production and sales both use.' },
      ],
      more: { label: 'SAP Solutions & S/4HANA', href: '/services/sap-solutions' },
      drawing: 'industry-manufacturing',
      room: 'wide',
    },
    {
      id: 'cpg-retail',
      label: 'CPG & Retail',
      statement: 'The same price, stock and delivery date in every channel.',
      paragraphs: [
        'A promotion starts on a Monday in the stores, the app and the wholesale catalog. If the three show different prices, invoices are disputed for months. We connect all channels to one pricing service on the ERP’s conditions.',
      ],
      points: [
        { title: 'Must not stop', description: 'Orders on the first day of a promotion.' },
        { title: 'We connect', description: 'Commerce, CPQ, trade terms, stock and the point of sale.' },
        { title: 'First result', description: 'The same price in the quote, the store and the invoice.' },
      ],
      more: { label: 'Commerce & CPQ', href: '/solutions/commerce-cpq' },
      drawing: 'industry-cpg-retail',
      height: 560,
      pointsAt: 'beside',
    },
    {
      id: 'utilities-energy',
      label: 'Utilities & Energy',
      statement: 'Outage, meter and crew data on the service agent’s screen.',
      paragraphs: [
        'The grid knows what happened before the service center does. We bring outage, meter and crew data to the person on the phone, and then to the customer who has not called yet.',
      ],
      points: [
        { title: 'Must not stop', description: 'Fault reports, meter readings, and the billing run at month end.' },
        { title: 'We connect', description: 'Outage management, metering, field service and Service Cloud.' },
        { title: 'First result', description: 'An agent who sees the outage while the phone still rings.' },
      ],
      more: { label: 'Field Service Management', href: '/solutions/fsm' },
      drawing: 'industry-utilities',
      room: 'across',
    },
    {
      id: 'financial-services',
      label: 'Financial Services',
      statement: 'A faster close, with a source for every figure.',
      paragraphs: [
        'A close gets faster when subledgers agree before the last day and each adjustment carries a name and a reason. We reconcile nightly and keep the evidence with the posting.',
      ],
      points: [
        { title: 'Must not stop', description: 'Payments before cut-off, and the close.' },
        { title: 'We connect', description: 'Subledgers, group reporting, identity, and the archive.' },
        { title: 'First result', description: 'A close with fewer manual postings and fewer audit questions.' },
      ],
      more: { label: 'AI Governance & Risk', href: '/solutions/ai/governance' },
      drawing: 'industry-financial',
      height: 540,
      pointsAt: 'beside',
    },
    {
      id: 'healthcare',
      label: 'Healthcare',
      statement: 'Supply, batches and devices traceable to the room.',
      paragraphs: [
        'A hospital group needs the right item in the right room, and proof of its batch years later. We connect supply, finance and service to the clinical systems at the edge, and keep patient data where it belongs.',
      ],
      points: [
        {
          title: 'Must not stop',
          description: 'Supply of patient units and operating rooms, and the trace of every batch.',
        },
        { title: 'We connect', description: 'Procurement, stock, device service, and consent.' },
        { title: 'First result', description: 'A recall answered in minutes, with the rooms named.' },
      ],
      more: { label: 'Customer Data Cloud (CDC/CDP)', href: '/solutions/cdc' },
      drawing: 'industry-healthcare',
      room: 'across',
    },
    {
      id: 'automotive',
      label: 'Automotive',
      statement: 'Call-offs and advance ship notices that arrive in time.',
      paragraphs: [
        'Suppliers get releases by the hour, and a file that arrives late can stop a line. We move forecasts, releases and advance ship notices from nightly batches to monitored messages and show the age of each.',
      ],
      points: [
        { title: 'Must not stop', description: 'Call-offs, sequence, and advance ship notices.' },
        { title: 'We connect', description: 'EDI, planning, quality, and returns from the field.' },
        { title: 'First result', description: 'An alert for each late message, before the truck waits.' },
      ],
      more: { label: 'Integration on BTP/CPI', href: '/solutions/btp-cpi' },
      drawing: 'industry-automotive',
      room: 'wide',
    },
  ],
  closing: {
    ...closingAt('/system'),
    heading: 'Talk to an architect from your industry',
    text: 'Tell us which process must not stop and what has to change around it.',
    note: answerNote,
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'See the case studies', href: '/case-studies' },
    },
  },
});

/** By their addresses. */
export const topicPages: Readonly<Record<string, TopicsContent>> = { '/ai': ai, '/system': industries };
