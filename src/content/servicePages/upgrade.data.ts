import { brand } from '../brand.ts';
import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { offerings } from '../offerings.data.ts';
import { type SupportPlan, supportPlans } from '../supportPlans.data.ts';
import { answerNote, headOf, toCaseStudies, toSalesOf } from './calls.ts';
import type { Call, ClosingContent, Detail, OfferingsContent, ServiceHeroContent } from './types.ts';

const toSales = toSalesOf('upgrade-sap');

export interface UpgradeContent {
  hero: ServiceHeroContent;
  /** Full-width part of the hero’s drawing. */
  detail: Detail;
  offerings: OfferingsContent;
  plans: { heading: string; lead?: string; popular: string; action: Call; items: readonly SupportPlan[] };
  emergency: {
    heading: string;
    lead: string;
    /** In the order of the drawing's parts. */
    steps: readonly [EmergencyStep, EmergencyStep, EmergencyStep];
    /** Text alternative of the drawing. */
    measure: string;
    action: Call;
  };
  closing: ClosingContent;
}

export interface EmergencyStep {
  value: string;
  text: string;
}

const assessment = toSales('Get Infrastructure Assessment');
const stories = toCaseStudies('View Support Case Studies');

/** Upgrade SAP Infrastructure (spec 2.6). */
export const upgrade: UpgradeContent = {
  hero: {
    ...headOf('/services/upgrade-sap'),
    actions: { primary: assessment, secondary: stories },
    facts: [claims.systemsManaged, claims.uptime, claims.costReduction, claims.globalSupport],
    drawing: 'service-upgrade',
  },
  detail: { drawing: 'service-upgrade', viewBox: '150 240 460 150' },
  offerings: {
    heading: 'Operate, upgrade, secure, support',
    lead: 'Moving from ECC to S/4HANA is a service of its own: SAP Solutions & S/4HANA.',
    offerings: offerings['upgrade-sap'],
    action: toSales('Learn More'),
  },
  plans: {
    heading: 'Support plans',
    lead: 'The assessment turns starting prices into a quote.',
    popular: 'Most Popular',
    action: toSales('Choose Plan'),
    items: supportPlans,
  },
  emergency: {
    heading: '24/7 emergency response',
    lead: 'When a production system is down, at any hour.',
    steps: [
      { value: '15 min', text: 'Response within 15 minutes.' },
      { value: '4 hours', text: 'Resolution within 4 hours.' },
      { value: 'Or credits', text: 'Otherwise service credits on the next billing cycle.' },
    ],
    measure:
      'A line drawn to scale: the response within the first 15 minutes, the resolution within 4 hours, and after a break the next billing cycle.',
    action: { label: `Call ${brand.phone.us.label}`, href: brand.phone.us.href },
  },
  closing: {
    ...closingAt('/services/upgrade-sap'),
    heading: 'Start with an infrastructure assessment',
    text: 'Inventory, maintenance dates, risks, and a plan with costs. The case studies tell what came after each go-live.',
    actions: { primary: assessment, tertiary: stories },
    note: answerNote,
  },
};
