import { brand } from '../brand.ts';
import { claims } from '../claims.data.ts';
import { count, countFirst } from '../format.ts';
import type { Point } from '../jobs.data.ts';
import { type Office, officeHours, offices } from '../offices.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { InternalLink } from '../pages.ts';
import { executives } from '../people.data.ts';
import { requestFor } from '../requests.ts';
import type { Call, Figure, Part, Prose } from './parts.ts';

type DrawnPoint = Point & { drawing?: string };

/** Investor contact (spec 2.9). */
export interface InvestorContactContent {
  head: PageHeadContent;
  figures: readonly Figure[];
  resources: Part & {
    entries: readonly { title: string; description: string; href?: InternalLink; action: string; context?: string }[];
    unavailable: string;
  };
  governance: Prose;
  /** `drawing` names a file of 480 × 280 units. */
  investors: Part & { points: readonly DrawnPoint[] };
  contact: Part & {
    labels: { email: string; phone: string };
    email: string;
    phone: { label: string; href: string };
    hours: string;
    action: Call;
  };
  offices: Part & {
    offices: readonly Office[];
    /** Drawing of the working hours of the four offices on one axis. */
    hours: { name: string; label: string; caption: string; note: string };
  };
}

export const investorContact: InvestorContactContent = {
  head: headAt('/contact/investors'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  resources: {
    heading: 'Resources',
    lead: 'What you can ask for, and what anybody may read here.',
    entries: [
      {
        title: 'Investor overview',
        href: requestFor('Investor overview'),
        description: 'The figures above, the market and the risks.',
        action: 'Request the overview',
      },
      {
        title: 'Market opportunity',
        description: 'Why companies move to S/4HANA, and what they buy next.',
        href: '/investor-relations',
        action: 'Read',
        context: 'about the market opportunity',
      },
      {
        title: 'Research reports',
        description: 'What we counted in our programs, and how we counted it.',
        href: '/resources/research-reports',
        action: 'Browse',
        context: 'the research reports',
      },
    ],
    unavailable: 'Not online yet',
  },
  governance: {
    heading: 'Governance',
    paragraphs: [
      `The ${count(executives, 'executive')} who lead the firm, with their roles and what they did before, are on the leadership page.`,
      'Questions on the board, the accounts and their audit are answered in person: the contact is below.',
    ],
  },
  investors: {
    heading: 'Investors',
    lead: 'Whom we look for.',
    points: [
      {
        title: 'Long-term',
        description: 'Investors who think in years, as the programs of large companies do.',
        drawing: 'investor-long',
      },
      {
        title: 'Close to industry',
        description: 'Investors who have run a plant or a network.',
        drawing: 'investor-plant',
      },
      {
        title: 'Careful readers',
        description: 'Investors who look at projects as well as at figures.',
        drawing: 'investor-quarters',
      },
    ],
  },
  contact: {
    heading: 'Contact',
    lead: 'By form, email or phone.',
    labels: { email: 'Email', phone: 'Phone' },
    email: brand.email.contact,
    phone: brand.phone.us,
    hours: brand.hours,
    action: { label: 'Contact Investor Relations', href: '/contact' },
  },
  offices: {
    heading: countFirst(offices, 'office'),
    lead: 'Two that deliver, and two near clients.',
    offices,
    hours: {
      ...officeHours,
      caption: 'On working days one of them is open at any hour.',
      note: 'Universal time, without daylight saving time.',
    },
  },
};
