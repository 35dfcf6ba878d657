import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import type { Point } from '../jobs.data.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Closing, Figure, Prose } from './parts.ts';

/** Investor Relations (spec 2.7). */
export interface InvestorRelationsContent {
  head: PageHeadContent;
  figures: readonly Figure[];
  growth: { drawing: string; label: string };
  market: Prose;
  /** Timeline of SAP's maintenance years. */
  maintenance: { name: string; label: string };
  drivers: readonly Point[];
  closing: Closing;
}

export const investorRelations: InvestorRelationsContent = {
  head: headAt('/investor-relations'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  growth: {
    drawing: 'growth',
    label: 'Two stacks of coins to scale: with 150% growth, one year is two and a half times the year before.',
  },
  market: {
    heading: 'Market opportunity',
    paragraphs: [
      'SAP ends mainstream maintenance of ECC 6.0, its older ERP, in December 2027, and extended maintenance at a surcharge in December 2030. For enhancement packages 5 and earlier it ended in December 2025. Every large company that still runs it has to decide where to go, and when.',
      'Such a program often takes several years, and people with experience are scarce. Customer platforms and AI then build on the same records.',
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
    text: 'Ask for the figures of today, and how each is counted.',
    actions: {
      primary: { label: 'Contact Investor Relations', href: '/contact' },
      secondary: { label: 'Offices and documents', href: '/contact/investors' },
    },
  },
};
