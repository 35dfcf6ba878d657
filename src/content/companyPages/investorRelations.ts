import { claims } from '../claims.ts';
import type { Point } from '../jobs.ts';
import { type Closing, type Figure, type Head, headBelowAbout, type Prose } from './parts.ts';

/** Investor Relations (spec 2.7; the four figures are those of section 9). */
export interface InvestorRelationsContent {
  head: Head;
  figures: readonly Figure[];
  growth: { drawing: string; label: string; caption: string };
  market: Prose;
  drivers: readonly Point[];
  closing: Closing;
}

export const investorRelations: InvestorRelationsContent = {
  head: headBelowAbout('/investor-relations'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  growth: {
    drawing: 'growth',
    label: 'Two columns to scale: this year is two and a half times the year before, which is 150% growth.',
    caption: 'Run rate, year over year, drawn to scale.',
  },
  market: {
    heading: 'Market opportunity',
    paragraphs: [
      'Every large company on an older SAP system has the same decision to make: move, and when. SAP has set the end of maintenance for its older ERP, so the question is no longer whether.',
      'A move takes years and people who have done it before, and there are fewer of them than there are moves. Most companies will also want what the new core makes possible, which is customer platforms and AI on the same records. That second project is larger than the first, and it goes to whoever did the first one well.',
    ],
  },
  drivers: [
    {
      title: 'A date that does not move',
      description: 'Maintenance of the older ERP ends. Demand does not depend on a mood.',
    },
    { title: 'Work that repeats', description: 'Managed operations follow a move, and they are paid by the month.' },
    {
      title: 'A second sale',
      description: 'Customer experience and AI need the core we have just moved, and the people who know it.',
    },
  ],
  closing: {
    heading: 'Figures on request',
    text: 'We send the current figures with the method behind each of them, after a short call.',
    actions: {
      primary: { label: 'Contact Investor Relations', href: '/contact' },
      secondary: { label: 'Offices and documents', href: '/contact/investors' },
    },
  },
};
