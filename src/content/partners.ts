import type { Point } from './jobs.data.ts';

/** Partnership type (spec 3.2). */
export interface PartnershipType {
  id: string;
  title: string;
  description: string;
  benefits: readonly string[];
}

/** Alliance category (spec 3.2). */
export interface AllianceCategory {
  id: string;
  title: string;
  description: string;
  partners: readonly string[];
}

/** Key alliance (spec 3.2). */
export interface KeyAlliance {
  name: string;
  type: string;
  focus: string;
  status: string;
}

/** Technology, Channel and Solution (spec 2.7). */
export const partnershipTypes: readonly PartnershipType[] = [
  {
    id: 'technology',
    title: 'Technology',
    description: 'Your product runs beside SAP. We make it run with SAP, and show clients where.',
    benefits: [
      'A reference integration on BTP, documented',
      'Joint tests on each release of both products',
      'A named architect for your interface',
    ],
  },
  {
    id: 'channel',
    title: 'Channel',
    description: 'You know the client. We bring the people who do the work, under your name or beside it.',
    benefits: [
      'Protection for every account you register',
      'One rate card, the same for all partners',
      'Workshops for your sales team, twice a year',
    ],
  },
  {
    id: 'solution',
    title: 'Solution',
    description: 'We build something together that neither of us sells alone, and both of us support.',
    benefits: [
      'Ownership agreed before the first line',
      'Two engineering teams, one backlog',
      'A first client who helps to shape it',
    ],
  },
];

/** The steps of the partnership process (spec 2.7). */
export const partnershipProcess: readonly Point[] = [
  { title: 'A first call', description: 'Thirty minutes: what you make, who buys it, and where it touches SAP.' },
  {
    title: 'A fit on one sheet',
    description: 'We draw both offers on one page. If the lines do not meet, we say so then.',
  },
  { title: 'A pilot with one client', description: 'A small scope, a date and a measure. Both teams are in the room.' },
  { title: 'An agreement', description: 'Terms, contacts and a review every quarter. It can be ended by either side.' },
];

/** What a partner said. People and companies are sample content. */
export const partnerTestimonial = {
  quote:
    'They found a fault in our interface, sent us the test that proves it, and waited with the announcement until we had fixed it. That is why we call them first.',
  name: 'Elena Marchetti',
  role: 'Head of Alliances, Tessera Data',
};

/** What fits (spec 2.7, "ideal partner profile"). */
export const idealPartner: readonly Point[] = [
  {
    title: 'Clients like ours',
    description: 'Large companies with plants, stock or networks, and an ERP that may not stop.',
  },
  {
    title: 'A product in production',
    description: 'Something that clients use today, with somebody to call when it fails.',
  },
  {
    title: 'Engineers in the room',
    description: 'The people who build your product join the first call.',
  },
  { title: 'A clear focus', description: 'You know which work you turn down, and why.' },
];

/** The categories of alliance (spec 2.7). Partners are named by what they do. */
export const allianceCategories: readonly AllianceCategory[] = [
  {
    id: 'platform',
    title: 'Platform alliances',
    description:
      'The platforms our projects stand on. We train on them before release and test on them before clients do.',
    partners: ['SAP', 'Cloud infrastructure', 'Databases'],
  },
  {
    id: 'technology',
    title: 'Technology alliances',
    description: 'Products that do one thing beside the core, joined to it by interfaces that we maintain together.',
    partners: ['Identity', 'Monitoring', 'Tax and pricing'],
  },
  {
    id: 'industry',
    title: 'Industry alliances',
    description: 'Associations and specialists in running plants, stores and grids.',
    partners: ['Plant engineering', 'Retail operations', 'Grid operators'],
  },
];

/** The key alliances (spec 2.7). "SAP Gold Partner" is a claim of spec 9.7; the others are sample content. */
export const keyAlliances: readonly KeyAlliance[] = [
  { name: 'SAP', type: 'Platform', focus: 'S/4HANA, CX, BTP and Joule', status: 'Gold Partner' },
  { name: 'Tessera Data', type: 'Technology', focus: 'Customer identity and consent', status: 'Active' },
  { name: 'Gridline Institute', type: 'Industry', focus: 'Outage and asset data for utilities', status: 'In pilot' },
];

/** What alliances give each side (spec 2.7). */
export const allianceBenefits = {
  company: [
    'We see a release before it reaches our clients',
    'Our engineers talk to the engineers who wrote it',
    'Defects go straight to the team that can fix them',
  ],
  clients: [
    'One team that answers for both products',
    'Interfaces tested by the people at either end',
    'News of a change in either product before it ships',
  ],
} as const;
