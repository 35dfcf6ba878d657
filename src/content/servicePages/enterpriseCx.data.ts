import { brand } from '../brand.ts';
import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { printRange } from '../format.ts';
import { offerings } from '../offerings.data.ts';
import { answerNote, headOf, toCaseStudies, toSalesOf } from './calls.ts';
import type {
  BenefitsContent,
  ClosingContent,
  Detail,
  FiguresContent,
  OfferingsContent,
  ServiceHeroContent,
} from './types.ts';

const toSales = toSalesOf('enterprise-cx');

export interface EnterpriseCxContent {
  hero: ServiceHeroContent;
  /** Full-width close-up of the hero’s drawing. */
  detail: Detail;
  offerings: OfferingsContent;
  results: FiguresContent & { heading: string };
  guarantee: {
    heading: string;
    lead: string;
    measure: { name: string; label: string };
    terms: readonly { title: string; text: string }[];
  };
  benefits: BenefitsContent;
  closing: ClosingContent;
}

/** Enterprise Customer Experience (spec 2.6). */
export const enterpriseCx: EnterpriseCxContent = {
  hero: {
    ...headOf('/services/enterprise-cx'),
    actions: { primary: toSales('Get Free Assessment'), secondary: toCaseStudies('View Case Studies') },
    facts: [
      { value: printRange([8, 16]), label: 'weeks' },
      { value: '$30K', label: 'starting at' },
      { value: '30+', label: 'implementations' },
    ],
    drawing: 'service-experience',
  },
  // The visible area lies between the rows of people, so that no head is cropped at any window size.
  detail: { drawing: 'service-experience-close', viewBox: '60 164 630 189' },
  offerings: {
    heading: 'Sales, service, marketing and commerce',
    lead: 'Start with the one that your customers complain about.',
    offerings: offerings['enterprise-cx'],
    action: toSales('Learn More'),
  },
  results: {
    heading: 'Results of CX programs',
    figures: [
      {
        ...claims.averageRoi,
        scale: {
          axis: [0, 400],
          span: 300,
          tick: 20,
          major: 5,
          marks: [
            [0, '0'],
            [200, '200'],
            [400, '400%'],
          ],
          label: '300 on a scale from 0 to 400 percent',
        },
      },
      {
        ...claims.efficiencyTypical,
        scale: {
          axis: [0, 100],
          span: [15, 35],
          tick: 5,
          major: 10,
          marks: [
            [0, '0'],
            [50, '50'],
            [100, '100%'],
          ],
          label: '15 to 35 on a scale from 0 to 100 percent',
        },
      },
      {
        ...claims.typicalRoi,
        scale: {
          axis: [0, 12],
          span: [3, 9],
          tick: 1,
          major: 3,
          marks: [
            [0, '0'],
            [6, '6'],
            [12, '12 months'],
          ],
          label: '3 to 9 on a scale of 12 months',
        },
      },
    ],
    note: brand.disclaimer,
  },
  guarantee: {
    heading: claims.resultsGuarantee.label,
    lead: 'We agree on a result with you, and measure it within 90 days.',
    measure: {
      name: 'measure-results',
      label: 'A line of 90 days, to scale, with the result on the last day.',
    },
    terms: [
      {
        title: 'The result comes first',
        text: 'You choose what has to change: an answer time, a conversion rate, a backlog.',
      },
      {
        title: claims.resultsGuarantee.value,
        text: 'By then the result is measured.',
      },
      {
        title: claims.moneyBack.label,
        text: 'Ask for its terms in the consultation.',
      },
    ],
  },
  benefits: {
    heading: `Why Choose ${brand.name}`,
    row: { drawing: 'benefit-cx-row', viewBox: '0 0 1168 261' },
    benefits: [
      {
        id: 'erp',
        title: 'We know the ERP behind it',
        description: 'Prices, stock and contracts come from SAP. We have worked on SAP since 2009.',
        drawing: 'benefit-cx-erp',
      },
      {
        id: 'one-team',
        title: 'One team for both ends',
        description:
          'The people who build the storefront sit with those who build the order. You carry no messages between them.',
        drawing: 'benefit-cx-one-team',
      },
      {
        id: 'agents-first',
        title: 'Tested by those who use it',
        description: 'Each screen goes to the people who will use it while it can still be changed at no cost.',
        drawing: 'benefit-cx-agents-first',
      },
      {
        id: 'after-launch',
        title: 'We stay for the first peak',
        description: 'Our team stays through the first campaign and the first holiday season.',
        drawing: 'benefit-cx-after-launch',
      },
    ],
  },
  closing: {
    ...closingAt('/services/enterprise-cx'),
    heading: 'Trace one customer’s journey',
    text: 'We follow one of your customers from the first click to the last invoice and note where data is missing or typed twice.',
    actions: {
      primary: toSales('Book Consultation'),
      secondary: toSales('Get Started'),
      tertiary: toCaseStudies('View Case Studies'),
    },
    note: answerNote,
  },
};
