import { brand } from './brand.ts';
import { claims } from './claims.data.ts';
import type { InternalLink } from './pages.ts';

interface Call {
  label: string;
  href: InternalLink;
}

/** Card in the section "What We Build" (spec 2.3). */
export interface BuildPlate {
  title: string;
  description: string;
  /** In the order of the labels a, b, c in the drawing. */
  parts: readonly [string, string, string];
  href: InternalLink;
  drawing: `plate-0${1 | 2 | 3 | 4}`;
}

export interface PromiseRecord {
  title: string;
  text: string;
  /** Drawing to scale, with its text alternative. */
  measure: { name: string; label: string };
}

export interface SuccessStory {
  title: string;
  description: string;
  category: string;
  drawing: string;
  href?: `/resources/case-studies/${string}`;
}

export interface HomeContent {
  hero: {
    headline: readonly string[];
    subline: string;
    /** One or two sentences about the firm, its clients and its evidence. */
    lead: string;
    actions: { primary: Call; secondary: Call; tertiary: Call };
    stats: readonly { value: string; label: string }[];
    badges: readonly string[];
    /** URL of a photograph, shown behind the drawing while no video plays. */
    poster?: string;
  };
  build: { heading: string; lead: string; plates: readonly BuildPlate[] };
  promises: { heading: string; lead: string; promises: readonly PromiseRecord[] };
  stories: {
    heading: string;
    rating?: { value: string; label: string };
    stories: readonly SuccessStory[];
  };
  closing: {
    heading: string;
    text: string;
    badge?: string;
    actions: { primary: Call; secondary: Call; tertiary: Call };
    note?: string;
  };
}

const strategyCall: Call = { label: 'Free Strategy Call', href: '/contact' };
const roiAnalysis: Call = { label: 'Free ROI Analysis', href: '/contact' };
const caseStudies: Call = { label: 'See the case studies', href: '/case-studies' };

/** The home page (spec 2.3). Figures are in claims.yaml; companies in the stories are sample content. */
export const home: HomeContent = {
  hero: {
    headline: ['Enterprise', 'CX & AI', 'Solutions'],
    subline: 'That Deliver Results',
    lead: 'SAP S/4HANA migration, CX and AI for large companies. 200+ SAP projects since 2009.',
    actions: { primary: strategyCall, secondary: roiAnalysis, tertiary: caseStudies },
    stats: [claims.projectsDelivered, claims.clientSatisfaction, claims.yearsHero, claims.roiBoost],
    badges: ['No commitment', '24-hour response', 'Enterprise security'],
  },
  build: {
    heading: 'What We Build',
    lead: 'Four areas of work, in five services. Start with one.',
    plates: [
      {
        title: 'SAP core',
        description: 'Finance, supply and production moved to S/4HANA while they keep running.',
        parts: ['Managed operations', 'S/4HANA migration', 'Process optimization'],
        href: '/services/sap-solutions',
        drawing: 'plate-01',
      },
      {
        title: 'Integration',
        description: 'Flows, events and APIs on SAP Integration Suite, monitored, each with an owner.',
        parts: ['Field service links', 'APIs and events', 'Master data'],
        href: '/solutions/btp-cpi',
        drawing: 'plate-02',
      },
      {
        title: 'Intelligence',
        description: 'Retrieval, prediction, agents and Joule on your SAP records, within written limits.',
        parts: ['RAG on your records', 'Joule enablement', 'Predictive models'],
        href: '/services/ai-orchestration',
        drawing: 'plate-03',
      },
      {
        title: 'Experience',
        description: 'SAP for sales, service, marketing and commerce, on the ERP’s orders and stock.',
        parts: ['Customer data', 'Commerce and CPQ', 'Sales and service'],
        href: '/services/enterprise-cx',
        drawing: 'plate-04',
      },
    ],
  },
  promises: {
    heading: `Why Choose ${brand.name}`,
    lead: 'Experience, results and answers, to scale.',
    promises: [
      {
        title: `We have done this since ${brand.founded}`,
        text: 'We began on ECC, move clients to S/4HANA and now roll out Joule. The people who plan your move have made one before.',
        measure: {
          name: 'measure-since',
          label: 'A line of 16 years, 2009 to 2025, with SAP’s launch of S/4HANA in 2015 and of Joule in 2023.',
        },
      },
      {
        title: claims.resultsGuarantee.label,
        text: 'You agree with us on what has to change and how it is measured, and see a result within 90 days.',
        measure: {
          name: 'measure-results',
          label: 'A line of 90 days, with the result on day 90.',
        },
      },
      {
        title: 'A person answers within 24 hours',
        text: 'On business days an architect answers, in under four business hours on average.',
        measure: {
          name: 'measure-answer',
          label: 'A line of 24 hours. The average answer in business hours takes less than the first 4.',
        },
      },
    ],
  },
  stories: {
    heading: 'Success Stories',
    rating: claims.rating,
    stories: [
      {
        category: 'Manufacturing',
        title: 'Eleven plants, one cutover weekend',
        description: 'A pump maker moved from ECC to S/4HANA between a Saturday and a Monday shift.',
        drawing: 'story-1',
        href: '/resources/case-studies/eleven-plants-one-cutover-weekend',
      },
      {
        category: 'CPG & Retail',
        title: 'One price, from quote to checkout',
        description: 'Commerce, CPQ and ERP share one pricing service. Disputed invoices fell by a third.',
        drawing: 'story-2',
        href: '/resources/case-studies/one-price-from-quote-to-till',
      },
      {
        category: 'Utilities & Energy',
        title: 'The answer before the phone rings',
        description: 'Outage data reaches service agents in seconds, and customers soon after.',
        drawing: 'story-3',
        href: '/resources/case-studies/the-answer-before-the-phone-rings',
      },
    ],
  },
  closing: {
    heading: 'Plan your move with an architect',
    text: 'Slots are limited each quarter, as in Q1 2025. Take thirty minutes on your landscape, with a first estimate.',
    badge: claims.slotsBadge.label,
    actions: { primary: strategyCall, secondary: roiAnalysis, tertiary: caseStudies },
  },
};
