import { inWeeks, printRange } from '../format.ts';
import { answerNote, headOf, toCaseStudies, toSales } from './calls.ts';
import type { BenefitsContent, ClosingContent, Offering, OfferingsContent, ServiceHeroContent } from './types.ts';

export interface SapSolutionsContent {
  hero: ServiceHeroContent;
  offerings: OfferingsContent;
  benefits: BenefitsContent;
  closing: ClosingContent;
}

export const sapOfferings: readonly Offering[] = [
  {
    id: 's4hana-migration',
    title: 'S/4HANA Migration',
    description: 'From ECC to S/4HANA by the route that your data allows: conversion, selective move or a new start.',
    features: [
      'Readiness check on a copy',
      'Custom code reduced first',
      'Two full rehearsals',
      'Cutover planned by the hour',
    ],
    ...inWeeks(8, 16),
    investment: '$50K',
    roi: 'One ledger, on a core that takes the next release',
  },
  {
    id: 'btp-integration',
    title: 'BTP Integration',
    description: 'Interfaces move off the core and onto BTP. Each one gets an owner, a version and an alarm.',
    features: ['Interface inventory', 'Events and APIs', 'Monitoring and retries'],
    ...inWeeks(4, 8),
    investment: '$25K',
    roi: 'A failed message is seen before its order is missed',
  },
  {
    id: 'process-optimization',
    title: 'Business Process Optimization',
    description:
      'We follow one order, one invoice and one repair through the system and take out the steps that nobody needs.',
    features: ['Process mining on your logs', 'Standard before custom', 'Work instructions and training'],
    ...inWeeks(6, 12),
    investment: '$35K',
    roi: 'Fewer hands on every order',
  },
];

/** SAP Solutions & S/4HANA (spec 2.6). */
export const sapSolutions: SapSolutionsContent = {
  hero: {
    ...headOf('/services/sap-solutions'),
    actions: { primary: toSales('Get Free Assessment'), secondary: toCaseStudies('View Case Studies') },
    facts: [
      { value: printRange([12, 24]), label: 'weeks, start to finish' },
      { value: '$25K', label: 'starting at' },
      { value: '50+', label: 'implementations' },
    ],
    drawing: 'service-s4hana',
  },
  offerings: {
    heading: 'Three ways into the core',
    lead: 'They build on each other, and none of them needs the others to pay for itself.',
    offerings: sapOfferings,
    action: toSales('Learn More'),
  },
  benefits: {
    heading: 'What a clean core changes',
    lead: 'Four things that our clients notice in the first year, in the order in which they notice them.',
    benefits: [
      {
        id: 'running',
        title: 'The plants keep running',
        description:
          'The cutover happens between shifts. Every step has been done twice on a copy before it is done once for real.',
        detail: { drawing: 'plate-01', viewBox: '104 152 210 126' },
      },
      {
        id: 'figures',
        title: 'One set of figures',
        description:
          'Finance, supply and production read the same records, so that the meeting can start with the decision.',
        detail: { drawing: 'plate-01', viewBox: '385 160 210 126' },
      },
      {
        id: 'owners',
        title: 'Interfaces with owners',
        description:
          'Every connection has a name, a person and an alarm. Nothing runs because somebody left it running.',
        detail: { drawing: 'plate-01', viewBox: '236 76 210 126' },
      },
      {
        id: 'upgrades',
        title: 'Upgrades without a project',
        description:
          'Extensions live beside the core and not inside it. The next release becomes a date in the calendar.',
        detail: { drawing: 'plate-01', viewBox: '276 196 210 126' },
      },
    ],
  },
  closing: {
    heading: 'Show us your oldest system',
    text: 'A free assessment: we read the landscape, name the risks and put a first number on the move. You keep the report.',
    actions: {
      primary: toSales('Get Free Assessment'),
      secondary: toSales('Book Consultation'),
      tertiary: toCaseStudies('View Case Studies'),
    },
    note: answerNote,
  },
};
