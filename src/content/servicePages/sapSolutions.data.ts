import { closingAt } from '../closings.ts';
import { printRange } from '../format.ts';
import { offerings } from '../offerings.data.ts';
import { answerNote, headOf, toCaseStudies, toSalesOf } from './calls.ts';
import type { BenefitsContent, ClosingContent, Detail, OfferingsContent, ServiceHeroContent } from './types.ts';

const toSales = toSalesOf('sap-solutions');

export interface SapSolutionsContent {
  hero: ServiceHeroContent;
  /** Full-width part of the hero’s drawing. */
  detail: Detail;
  offerings: OfferingsContent;
  benefits: BenefitsContent;
  closing: ClosingContent;
}

/** SAP Solutions & S/4HANA (spec 2.6). */
export const sapSolutions: SapSolutionsContent = {
  hero: {
    ...headOf('/services/sap-solutions'),
    actions: { primary: toSales('Get Free Assessment'), secondary: toCaseStudies('View Case Studies') },
    facts: [
      { value: printRange([12, 24]), label: 'weeks' },
      { value: '$25K', label: 'starting at' },
      { value: '50+', label: 'implementations' },
    ],
    drawing: 'service-s4hana',
  },
  detail: { drawing: 'service-s4hana', viewBox: '180 200 460 150' },
  offerings: {
    heading: 'Migration, integration and process optimization',
    lead: 'From ECC to S/4HANA, the interfaces around it, and the processes on it.',
    offerings: offerings['sap-solutions'],
    action: toSales('Learn More'),
  },
  benefits: {
    heading: 'What changes after the move',
    lead: 'Mainstream maintenance of ECC\u00a06.0 with enhancement packages\u00a06-8 ends in December 2027, of S/4HANA not before 2040. For older packages it ended in December 2025.',
    benefits: [
      {
        id: 'running',
        title: 'The plants keep running',
        description:
          'The cutover takes place between shifts. Every step has been rehearsed twice on a copy of your system.',
        drawing: 'benefit-core-running',
      },
      {
        id: 'figures',
        title: 'One set of figures',
        description: 'Finance, supply and production read the same records. Month end needs fewer reconciliations.',
        drawing: 'benefit-core-figures',
      },
      {
        id: 'owners',
        title: 'Interfaces with owners',
        description: 'For every connection somebody is named who is alerted when it fails and may fix it.',
        drawing: 'benefit-core-owners',
      },
      {
        id: 'upgrades',
        title: 'Shorter upgrades',
        description:
          'Extensions use released interfaces and run beside the core, so the next release changes less of them, and most of an upgrade is testing.',
        drawing: 'benefit-core-upgrades',
      },
    ],
  },
  closing: {
    ...closingAt('/services/sap-solutions'),
    heading: 'Get a free S/4HANA assessment',
    text: 'We review your system, custom code and interfaces, name the risks, compare the editions and give you a first estimate. You keep the report.',
    actions: {
      primary: toSales('Get Free Assessment'),
      secondary: toSales('Book Consultation'),
      tertiary: toCaseStudies('View Case Studies'),
    },
    note: answerNote,
  },
};
