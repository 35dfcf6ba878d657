import { closingAt } from '../closings.ts';
import { printRange } from '../format.ts';
import { offerings } from '../offerings.data.ts';
import type { InternalLink } from '../pages.ts';
import { answerNote, headOf, toCaseStudies, toSalesOf } from './calls.ts';
import type { Application, ClosingContent, Detail, OfferingsContent, ServiceHeroContent } from './types.ts';

const toSales = toSalesOf('ai-orchestration');

export interface AiOrchestrationContent {
  hero: ServiceHeroContent;
  /** Full-width part of the hero’s drawing. */
  detail: Detail;
  offerings: OfferingsContent;
  applications: { heading: string; lead?: string; metricLabel: string; items: readonly Application[] };
  stack: {
    heading: string;
    lead?: string;
    /** From top to bottom. */
    layers: readonly { name: string; text: string; parts: readonly string[] }[];
  };
  security: {
    heading: string;
    text: string;
    points: readonly { description: string }[];
    drawing: string;
    more: { label: string; href: InternalLink };
  };
  closing: ClosingContent;
}

/** AI Orchestration & Automation (spec 2.6). */
export const aiOrchestration: AiOrchestrationContent = {
  hero: {
    ...headOf('/services/ai-orchestration'),
    actions: { primary: toSales('Get Free Assessment'), secondary: toCaseStudies('View Case Studies') },
    facts: [
      { value: printRange([6, 12]), label: 'weeks' },
      { value: '$25K', label: 'starting at' },
      { value: '15+', label: 'AI projects' },
    ],
    drawing: 'service-ai',
  },
  detail: { drawing: 'service-ai', viewBox: '185 282 520 156' },
  offerings: {
    heading: 'Search, automate, predict, converse',
    lead: 'We establish which of the four you need before we choose a model.',
    offerings: offerings['ai-orchestration'],
    action: toSales('Learn More'),
  },
  applications: {
    heading: 'Applications on SAP data',
    lead: 'Each with the one figure that it is judged by.',
    metricLabel: 'Judged by',
    items: [
      {
        id: 'complaint',
        drawing: 'application-complaint',
        title: 'From complaint to cause',
        description:
          'A quality engineer asks about a batch. The assistant reads complaints, inspection lots and supplier notes, and names the likely cause with its sources.',
        metric: 'Hours from complaint to root cause',
      },
      {
        id: 'matching',
        drawing: 'application-matching',
        title: 'Invoice matching overnight',
        description:
          'Three-way matching runs through the night. In the morning the clerks see only the invoices that need a decision.',
        metric: 'Share of invoices that need a person',
      },
      {
        id: 'parts',
        drawing: 'application-parts',
        title: 'The part before the failure',
        description:
          'Vibration and order data show which pump is likely to fail. The part is reserved and the visit planned before it does.',
        metric: 'Unplanned stops on a line',
      },
      {
        id: 'order-status',
        drawing: 'application-order-status',
        title: 'Order status without a queue',
        description:
          'Customers ask in their own words. The agent reads the delivery, moves the date if it may, and confirms it in writing.',
        metric: 'Questions settled in one answer',
      },
    ],
  },
  stack: {
    heading: 'Technology stack',
    lead: 'From the user down to the system of record. Every layer can be replaced without rebuilding the one above it.',
    layers: [
      {
        name: 'Where people meet it',
        text: 'In the tools that are open anyway.',
        parts: ['Joule', 'SAP Build Work Zone', 'Microsoft Teams', 'Your own apps'],
      },
      {
        name: 'Orchestration',
        text: 'Which agent may do what, in which order.',
        parts: ['SAP Build Process Automation', 'SAP AI Core', 'Event Mesh in Integration Suite'],
      },
      {
        name: 'Models',
        text: 'Chosen for the task, and changed when a better one passes the tests.',
        parts: ['Generative AI Hub', 'Open-weight models', 'Forecasting models'],
      },
      {
        name: 'Retrieval and data',
        text: 'What a model may read, with the rights of the person who asks.',
        parts: ['SAP HANA Cloud vector engine', 'Datasphere in SAP Business Data Cloud', 'Document stores'],
      },
      {
        name: 'Systems of record',
        text: 'Where records are kept and every action is posted.',
        parts: ['SAP S/4HANA', 'SAP CX', 'Field Service Management'],
      },
    ],
  },
  security: {
    heading: 'Security: your records stay yours',
    text: 'Models are called through your own SAP AI Core tenant, in a region that you choose. Prompts and answers are logged for you, and by contract they train nobody’s model.',
    points: [
      { description: 'An answer shows only what the person who asks may see in the source system' },
      { description: 'Personal data is masked before a prompt leaves your landscape' },
      { description: 'Every action of an agent is logged with the person who answers for it' },
      { description: 'One switch takes an agent out of service at once' },
    ],
    drawing: 'boundary',
    more: { label: 'AI Governance & Risk', href: '/solutions/ai/governance' },
  },
  closing: {
    ...closingAt('/services/ai-orchestration'),
    heading: 'Get a free AI assessment',
    text: 'Bring one process and its data. We tell you whether a model helps, which kind, and what it would have to prove.',
    actions: {
      primary: toSales('Get Free Assessment'),
      secondary: toSales('Book Consultation'),
      tertiary: toCaseStudies('View Case Studies'),
    },
    note: answerNote,
  },
};
