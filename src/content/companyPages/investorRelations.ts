import { claims } from '../claims.ts';
import { closingAt } from '../closings.ts';
import type { Point } from '../jobs.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Closing, Figure, Prose } from './parts.ts';

/** Investor Relations (spec 2.7; the four figures are those of spec 9.7). */
export interface InvestorRelationsContent {
  head: PageHeadContent;
  figures: readonly Figure[];
  growth: { drawing: string; label: string };
  market: Prose;
  /** The years of SAP's maintenance, to scale. */
  maintenance: { name: string; label: string };
  drivers: readonly Point[];
  closing: Closing;
}

export const investorRelations: InvestorRelationsContent = {
  head: headAt('/investor-relations'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  growth: {
    drawing: 'growth',
    label:
      'Two stacks of coins to scale: the last closed year is two and a half times the year before, which is 150% growth.',
  },
  market: {
    heading: 'Market opportunity',
    paragraphs: [
      'SAP ends mainstream maintenance of ECC 6.0, its older ERP, in December 2027, and extended maintenance at a surcharge in December 2030. For enhancement packages 5 and earlier it ended in December 2025. Every large company that still runs it has to decide where to go, and when.',
      'A first phase with us takes 12-24 weeks; whole programs often take several years, and people with experience are scarce. Many clients then want customer platforms and AI on the same records. 85% of client groups come back for a further engagement.',
    ],
  },
  maintenance: {
    name: 'measure-maintenance',
    label:
      'The years 2025 to 2030 in a line. Maintenance of SAP ERP 6.0 with enhancement packages 0 to 5 ended in December 2025. With 6 to 8 mainstream maintenance ends in December 2027, and extended maintenance in December 2030.',
  },
  drivers: [
    {
      title: 'A deadline',
      description: 'SAP’s maintenance dates drive demand. They last moved in 2020.',
    },
    { title: 'Recurring revenue', description: 'Managed operations follow a move and are paid by the month.' },
    {
      title: 'Further work for the same client',
      description: 'Customer experience and AI build on the S/4HANA core that we have moved.',
    },
  ],
  closing: {
    ...closingAt('/investor-relations'),
    heading: 'Request current figures',
    text: 'We send them with the method behind each after a short call. Clients are counted by legal entity: one project for a group of ten companies has ten clients. Satisfaction is asked when a project closes.',
    actions: {
      primary: { label: 'Contact Investor Relations', href: '/contact' },
      secondary: { label: 'Offices and documents', href: '/contact/investors' },
    },
  },
};
