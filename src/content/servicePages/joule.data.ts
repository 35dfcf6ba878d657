import { brand } from '../brand.ts';
import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { countFirst, printRange } from '../format.ts';
import { offerings } from '../offerings.data.ts';
import { answerNote, headOf, toCaseStudies, toSalesOf } from './calls.ts';
import type {
  Application,
  BenefitsContent,
  Call,
  ClosingContent,
  Detail,
  FiguresContent,
  OfferingsContent,
  ServiceHeroContent,
} from './types.ts';

const toSales = toSalesOf('joule-enablement');

export interface JouleContent {
  hero: ServiceHeroContent;
  /** Full-width close-up of the hero’s drawing. */
  detail: Detail;
  banner: { label: string; value: string; text: string; action: Call };
  offerings: OfferingsContent;
  scenarios: {
    heading: string;
    lead?: string;
    promptLabel: string;
    metricLabel: string;
    items: readonly Application[];
  };
  benefits: BenefitsContent;
  early: {
    heading: string;
    lead: string;
    offer: { value: string; label: string; places: number; text: string };
    advantages: readonly { title: string; text: string }[];
    action: Call;
  };
  stats: FiguresContent;
  closing: ClosingContent;
}

const demo = toSales('Book Live Joule Demo');
const stories = toCaseStudies('View Early Adopter Stories');
const percent = {
  axis: [0, 100],
  tick: 5,
  major: 10,
  marks: [
    [0, '0'],
    [50, '50'],
    [100, '100%'],
  ],
} as const;

/** SAP Joule Enablement (spec 2.6). */
export const joule: JouleContent = {
  hero: {
    ...headOf('/services/joule-enablement'),
    actions: { primary: demo, secondary: stories },
    facts: [
      { value: printRange([4, 8]), label: 'weeks' },
      { value: '$10K', label: 'starting at' },
      { value: '12+', label: 'implementations' },
    ],
    drawing: 'service-joule',
  },
  detail: { drawing: 'service-joule-close', viewBox: '180 190 460 150' },
  banner: {
    label: 'Limited-time offer',
    value: claims.jouleDiscount.value,
    text: `${claims.jouleDiscount.label} for the first 25 enterprise customers`,
    action: toSales('Get Started'),
  },
  offerings: {
    heading: `${countFirst(offerings['joule-enablement'], 'service')} to get Joule adopted`,
    lead: 'Before we quote we check what Joule needs: SAP BTP, Cloud Identity Services, Build Work Zone and a cloud solution that supports it.',
    offerings: offerings['joule-enablement'],
    action: toSales('Learn More'),
  },
  scenarios: {
    heading: 'Example questions for Joule',
    lead: 'Which of them work out of the box depends on your products and on SAP’s releases. The rest are skills we build.',
    promptLabel: 'Somebody asks',
    metricLabel: 'Counted in',
    items: [
      {
        id: 'close',
        title: 'Month-end close',
        prompt: 'Which accruals over $50,000 are still open in company code 1200, and who owns them?',
        description:
          'Joule lists the items with their owners and drafts the reminders. The accountant reads and sends them.',
        metric: 'Open items on closing day',
      },
      {
        id: 'supplier',
        title: 'Late suppliers',
        prompt: 'Which purchase orders will miss their date this week, and where else can I get the parts?',
        description:
          'Joule compares confirmations with requirements and names the second source that is already approved.',
        metric: 'Lines that stop for a part',
      },
      {
        id: 'leave',
        title: 'Shutdown planning',
        prompt: 'How much vacation does my team have left before the August shutdown?',
        description: 'Joule adds up the balances and opens one request for the days of the shutdown.',
        metric: 'Questions that reach HR',
      },
      {
        id: 'visit',
        title: 'Before the visit',
        prompt: 'Summarize the last three service calls at Harbor Mill and the parts we used.',
        description: 'Joule reads the tickets and the stock postings, and puts the likely parts on the van’s list.',
        metric: 'Repairs done on the first visit',
      },
    ],
  },
  benefits: {
    heading: `Why Choose ${brand.name}`,
    benefits: [
      {
        id: 'sap-first',
        title: 'SAP people first',
        description: 'We know the roles, the approvals and the tables that Joule is going to touch.',
        drawing: 'benefit-joule-sap-first',
      },
      {
        id: 'small-step',
        title: 'A small first step',
        description: 'One team works with Joule before you decide on the rest.',
        drawing: 'benefit-joule-small-step',
      },
      {
        id: 'training',
        title: 'Training that stays',
        description: 'On your own transactions, with prompts to take along.',
        drawing: 'benefit-joule-training',
      },
      {
        id: 'guardrails',
        title: 'Guardrails from the start',
        description: 'Permissions, logs and tests come with the first delivery.',
        drawing: 'benefit-joule-guardrails',
      },
    ],
  },
  early: {
    heading: 'Early Adopter Advantage Program',
    lead: 'The offer ends with the 25th contract; ask how many places are left.',
    offer: {
      value: claims.jouleDiscount.value,
      label: claims.jouleDiscount.label,
      places: 25,
      text: 'For the first 25 enterprise customers',
    },
    advantages: [
      {
        title: 'Priority access',
        text: 'SAP decides when a capability is released. When it is, a slot with our team is held for you to test it.',
      },
      {
        title: 'Competitive edge',
        text: 'You learn early which of your questions Joule answers, and which need a skill of your own.',
      },
      {
        title: 'Expert support',
        text: 'A named consultant for every team, on the channel it already uses.',
      },
    ],
    action: toSales('Get Started'),
  },
  stats: {
    figures: [
      {
        ...claims.jouleProductivity,
        scale: { ...percent, span: 50, label: '50 on a scale from 0 to 100 percent' },
      },
      {
        ...claims.jouleDeploy,
        scale: {
          axis: [0, 8],
          span: [2, 4],
          tick: 1,
          major: 2,
          marks: [
            [0, '0'],
            [4, '4'],
            [8, '8 weeks'],
          ],
          label: '2 to 4 on a scale of 8 weeks',
        },
      },
      { ...claims.jouleTraining, scale: { ...percent, span: 80, label: '80 on a scale from 0 to 100 percent' } },
    ],
    note: brand.disclaimer,
  },
  closing: {
    ...closingAt('/services/joule-enablement'),
    heading: 'See Joule answer your questions',
    text: 'Bring three questions that your teams ask every week to a live demo. We also show where Joule cannot answer. The case studies lead on to our articles on it.',
    actions: { primary: demo, tertiary: stories },
    note: answerNote,
  },
};
