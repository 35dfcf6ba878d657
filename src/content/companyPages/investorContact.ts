import { brand } from '../brand.ts';
import { claims } from '../claims.ts';
import { countFirst } from '../format.ts';
import type { Point } from '../jobs.ts';
import { type Office, officeHours, offices } from '../offices.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { InternalLink } from '../pages.ts';
import { requestFor } from '../requests.ts';
import type { Call, Figure, Part } from './parts.ts';

type DrawnPoint = Point & { drawing?: string };

/** Investor contact (spec 2.9). */
export interface InvestorContactContent {
  head: PageHeadContent;
  figures: readonly Figure[];
  /** Under the figures: how they are counted. */
  resources: Part & {
    entries: readonly { title: string; description: string; href?: InternalLink; action: string; context?: string }[];
    unavailable: string;
  };
  governance: { heading: string; text: string; points: readonly Point[]; drawing: string };
  /** `drawing` is a file of 480 × 280. */
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
    /** The four days drawn over one axis. */
    hours: { name: string; label: string; caption: string; note: string };
  };
}

export const investorContact: InvestorContactContent = {
  head: headAt('/contact/investors'),
  figures: [
    { ...claims.runRate, note: 'Of the last closed year.' },
    { ...claims.growth, note: 'The last closed year over the one before.' },
    { ...claims.enterpriseClients, note: 'Counted by legal entity: a group of ten companies has ten.' },
    { ...claims.investorSatisfaction, note: 'Asked when a project closes.' },
  ],
  resources: {
    heading: 'Resources',
    lead: 'What we send, and what anybody may read here.',
    entries: [
      {
        title: 'Investor overview',
        href: requestFor('Investor overview'),
        description: 'The figures above with the method behind each, the market, and the risks we see.',
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
    unavailable: 'Sent by email after a short call',
  },
  governance: {
    heading: 'Governance',
    text: 'The board sees the work and not only its summary, no guarantee is sold that delivery has not signed, and a concern does not have to pass a manager first.',
    drawing: 'governance',
    points: [
      {
        title: 'Board reviews',
        description: 'At each meeting the board reviews one project of its choice in depth.',
      },
      {
        title: 'Two signatures',
        description: 'Every contract that carries a guarantee is signed by delivery as well as by sales.',
      },
      {
        title: 'External audit',
        description: 'Accounts are audited each year by a firm that sells us nothing else.',
      },
      {
        title: 'A channel for concerns',
        description: 'Every employee can write to the board, anonymously if they wish.',
      },
    ],
  },
  investors: {
    heading: 'Investors',
    lead: 'Whom we look for, and what they receive.',
    points: [
      {
        title: 'Long-term',
        description: 'After a first phase of months, a client’s program often runs for several years.',
        drawing: 'investor-long',
      },
      {
        title: 'Close to industry',
        description: 'Investors who have run a plant or a network.',
        drawing: 'investor-plant',
      },
      {
        title: 'Informed each quarter',
        description: 'A report with the figures, what went wrong, and what we changed.',
        drawing: 'investor-quarters',
      },
    ],
  },
  contact: {
    heading: 'Contact',
    lead: 'Your message goes to a partner of the firm.',
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
