import { claims } from './claims.ts';
import type { InternalLink } from './pages.ts';

/** Job position (spec 3.2). Positions are sample content. */
export interface JobPosition {
  id: string;
  title: string;
  department: string;
  location: string;
  description?: string;
  requirements?: readonly string[];
  /** Second version (/careers) only. */
  type?: string;
  /** In thousands of US dollars a year: 140 and 180 print as $140k-$180k. */
  salary?: { from: number; to: number };
}

/** First version: positions at /about/careers (spec 2.7). */
export const positions: readonly JobPosition[] = [
  {
    id: 's4hana-finance-architect',
    title: 'S/4HANA Finance Architect',
    department: 'SAP Practice',
    location: 'Philadelphia, PA',
    description: 'You design how a company closes its books on S/4HANA, and you are there on the night it first does.',
    requirements: [
      'Two S/4HANA finance projects from design to first close',
      'Ledger, asset accounting and group reporting in depth',
      'A parallel ledger explained to a controller in ten minutes',
    ],
  },
  {
    id: 'btp-integration-engineer',
    title: 'BTP Integration Engineer',
    department: 'Integration',
    location: 'Mumbai, India',
    description: 'You build flows, events and APIs between SAP and whatever stands beside it, and keep them watched.',
    requirements: [
      'SAP Integration Suite in production: Cloud Integration and Event Mesh',
      'Error handling that somebody else can operate',
      'Interfaces documented as you build them',
    ],
  },
  {
    id: 'applied-ai-engineer',
    title: 'Applied AI Engineer',
    department: 'AI Engineering',
    location: 'Philadelphia, PA or remote in the US',
    description: 'You build retrieval and agents on company records, with the tests that decide whether they go live.',
    requirements: [
      'A retrieval system that real people used',
      'Python or TypeScript, and SQL without a manual',
      'Evaluation sets that you built and kept',
    ],
  },
  {
    id: 'cx-consultant',
    title: 'Customer Experience Consultant',
    department: 'Customer Experience',
    location: 'Philadelphia, PA',
    description: 'You connect Sales Cloud and Service Cloud to the order, the stock and the price behind them.',
    requirements: [
      'One SAP CX rollout with its ERP integration',
      'Workshops that end with a decision',
      'Patience with data that came from three systems',
    ],
  },
  {
    id: 'cutover-manager',
    title: 'Cutover Manager',
    department: 'Delivery',
    location: 'Mumbai, India',
    description: 'You write the plan for the weekend, rehearse it twice and run it once.',
    requirements: [
      'Cutovers of ERP systems with several plants',
      'A plan in minutes, with a name on every step',
      'The discipline to stop when the plan says stop',
    ],
  },
];

/** Second version: positions at /careers (spec 2.7, salary ranges in spec 9.6). */
export const openings: readonly JobPosition[] = [
  {
    id: 'senior-sap-architect',
    title: 'Senior SAP Solution Architect',
    department: 'SAP Practice',
    location: 'Philadelphia, PA',
    description:
      'You choose path and edition with the client, draw the landscape on one sheet and stay until the first close.',
    type: 'Full-time',
    salary: { from: 140, to: 180 },
  },
  {
    id: 'ai-platform-engineer',
    title: 'AI Platform Engineer',
    department: 'AI Engineering',
    location: 'Remote, US',
    description: 'You run what our agents stand on: retrieval, evaluation, limits, and the log that an auditor reads.',
    type: 'Full-time',
    salary: { from: 130, to: 170 },
  },
  {
    id: 'cx-solution-lead',
    title: 'CX Solution Lead',
    department: 'Customer Experience',
    location: 'Philadelphia, PA',
    description: 'You lead commerce, sales and service projects from the first workshop to the first month in use.',
    type: 'Full-time',
    salary: { from: 120, to: 160 },
  },
];

/** A title and what it means in practice. */
export interface Point {
  title: string;
  description: string;
}

/** What working here gives (spec 2.7; the learning budget and innovation time are those of spec 9.6). */
export const jobBenefits: readonly Point[] = [
  {
    title: `${claims.learningBudget.value} ${claims.learningBudget.label}`,
    description: 'For courses, exams, books and conferences.',
  },
  {
    title: `${claims.innovationTime.value} ${claims.innovationTime.label}`,
    description: 'One day in five for tools, prototypes and articles.',
  },
  {
    title: 'SAP, customer experience and AI',
    description: 'Projects in three fields, for large companies whose systems have to keep running.',
  },
];

/** Where an application goes (spec 2.7): version 1 to the sales inquiry, as no service; version 2 to the contact form. */
export const applyLinks: Record<'positions' | 'openings', InternalLink> = {
  positions: '/contact/sales-inquiry?interest=other',
  openings: '/contact',
};
