import { brand } from '../brand.ts';
import { claims } from '../claims.ts';
import { inWeeks } from '../format.ts';
import { type SupportPlan, supportPlans } from '../supportPlans.ts';
import { answerNote, headOf, toCaseStudies, toSales } from './calls.ts';
import type { Call, ClosingContent, Offering, OfferingsContent, ServiceHeroContent } from './types.ts';

export interface UpgradeContent {
  hero: ServiceHeroContent;
  offerings: OfferingsContent;
  plans: { heading: string; lead?: string; popular: string; action: Call; plans: readonly SupportPlan[] };
  emergency: {
    heading: string;
    lead: string;
    /** In the order of the drawing: each names the stretch below it. */
    steps: readonly [EmergencyStep, EmergencyStep, EmergencyStep];
    /** The drawing in words. */
    measure: string;
    action: Call;
    note: string;
  };
  closing: ClosingContent;
}

export interface EmergencyStep {
  value: string;
  text: string;
}

export const upgradeOfferings: readonly Offering[] = [
  {
    id: 'managed-services',
    title: 'Managed SAP services',
    description: 'Run, patched and watched by people who know your landscape by name.',
    features: ['Monitoring and alerting', 'Patching and transports', 'Monthly health report'],
    timeline: 'Ongoing',
    timelineNote: '99.9% uptime SLA',
    investment: '$5K',
    investmentNote: 'per month',
    roi: 'Nights without a call',
  },
  {
    id: 'upgrade-migration',
    title: 'Upgrade and migration',
    description: 'ECC and older HANA systems to current releases, rehearsed until the cutover is dull.',
    features: ['Readiness check', 'Two full rehearsals', 'Cutover in one weekend'],
    ...inWeeks(6, 12),
    investment: '$75K',
    roi: 'A release that SAP still maintains',
  },
  {
    id: 'security-enhancement',
    title: 'Security enhancement',
    description: 'Roles, interfaces and logs brought to a state that your auditor signs.',
    features: ['Role redesign', 'Interface hardening', 'Log forwarding'],
    ...inWeeks(4, 8),
    investment: '$35K',
    roi: 'An audit without findings to explain',
  },
  {
    id: 'support-optimization',
    title: 'Support optimization',
    description: 'Fewer tickets, shorter queues and a clear line from alarm to owner.',
    features: ['Ticket analysis', 'Runbooks', 'Team training'],
    ...inWeeks(3, 6),
    investment: '$25K',
    roi: 'Your own team has time again',
  },
];

const assessment = toSales('Get Infrastructure Assessment');
const stories = toCaseStudies('View Support Case Studies');

/** Upgrade SAP Infrastructure (spec 2.6, figures in section 9). */
export const upgrade: UpgradeContent = {
  hero: {
    ...headOf('/services/upgrade-sap'),
    actions: { primary: assessment, secondary: stories },
    facts: [claims.systemsManaged, claims.uptime, claims.costReduction, claims.globalSupport],
    drawing: 'service-upgrade',
  },
  offerings: {
    heading: 'Four services, one specification',
    offerings: upgradeOfferings,
    action: toSales('Learn More'),
  },
  plans: {
    heading: 'Support plans',
    lead: 'Prices are starting points. The assessment turns them into one number.',
    popular: 'Most Popular',
    action: toSales('Choose Plan'),
    plans: supportPlans,
  },
  emergency: {
    heading: '24/7 emergency response',
    lead: 'A production system is down. This is what happens next, at any hour.',
    steps: [
      { value: '15 min', text: 'Response within 15 minutes: an engineer answers and opens the bridge.' },
      { value: '4 hours', text: 'Resolution within 4 hours: the system is back and the cause is known.' },
      { value: 'Or credits', text: 'Miss either, and the next billing cycle carries service credits.' },
    ],
    measure:
      'A line drawn to scale: the response within the first 15 minutes, the resolution within 4 hours, and after a break the next billing cycle.',
    action: { label: `Call ${brand.phone.us.label}`, href: brand.phone.us.href },
    note: 'For customers on a support plan, at any hour, in Philadelphia and Mumbai.',
  },
  closing: {
    heading: 'Know what your landscape needs',
    text: 'A two-week assessment: inventory, risks, and a costed plan that you keep whoever does the work.',
    actions: { primary: assessment, tertiary: stories },
    note: answerNote,
  },
};
