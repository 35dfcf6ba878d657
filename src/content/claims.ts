import { printRange } from './format.ts';

/** A figure that the firm states about itself. */
export interface Claim {
  value: string;
  label: string;
}

/**
 * Figures that the firm states about itself, as they are printed, each with the label of the specification (spec 9.7).
 * `claimUses` says which screens print each. No record explains what a figure covers. The firm has to settle:
 *
 * - 500+ projects delivered and 200+ projects, 15+ years and 16 years;
 * - 98% client satisfaction and 85% retention: what was asked or counted, and when;
 * - 40% and 300% average ROI, 15-35% efficiency gains, 3-9 months typical ROI: return on what, over which projects;
 * - 500+ enterprise clients: what counts as a client; $50M+ run rate and 150% YoY growth: of which year;
 * - 300+ systems managed and 25+ managed systems; 99.9% uptime for managed services from $5K a month and 99.5% for the
 *   Essential plan at the same price;
 * - the terms of the 90-day, money-back and emergency guarantees, and of 50% productivity and 80% training with Joule;
 * - which benefits besides learning budget and innovation time it gives, and how it is governed and audited;
 * - Q1 2025 slots, whose quarter has passed.
 */
export const claims = {
  projectsDelivered: { value: '500+', label: 'projects delivered' },
  clientSatisfaction: { value: '98%', label: 'client satisfaction' },
  yearsHero: { value: '15+', label: 'years' },
  roiBoost: { value: '40%', label: 'average ROI boost' },
  projects: { value: '200+', label: 'Projects' },
  years: { value: '16', label: 'Years' },
  sapProjects: { value: '200+', label: 'SAP Projects Since 2009' },
  efficiencyGains: { value: printRange([15, 35], '%'), label: 'Efficiency Gains Typical*' },
  slotsBanner: { value: 'Q1 2025', label: 'Q1 2025 Implementation Slots Available' },
  slotsBadge: { value: 'Q1 2025', label: 'Limited Q1 2025 slots' },
  goldPartner: { value: 'Gold', label: 'SAP Gold Partner' },
  sapProjectsDone: { value: '200+', label: 'SAP projects' },
  retention: { value: '85%', label: 'retention' },
  yearsServices: { value: '16', label: 'years' },
  efficiencyTypical: { value: printRange([15, 35], '%'), label: 'efficiency gains' },
  typicalRoi: { value: printRange([3, 9], 'months'), label: 'typical ROI' },
  averageRoi: { value: '300%', label: 'average ROI' },
  resultsGuarantee: { value: '90 days', label: '90-day results guarantee' },
  moneyBack: { value: 'Money-back', label: 'Money-back success guarantee' },
  systemsManaged: { value: '300+', label: 'systems managed' },
  uptime: { value: '99.9%', label: 'uptime SLA' },
  costReduction: { value: '40%', label: 'cost reduction' },
  globalSupport: { value: '24/7', label: 'global support' },
  jouleDiscount: { value: '50%', label: 'implementation discount' },
  jouleProductivity: { value: '50%', label: 'productivity gain' },
  jouleDeploy: { value: printRange([2, 4], 'weeks'), label: 'to deploy' },
  jouleTraining: { value: '80%', label: 'training reduction' },
  enterpriseClients: { value: '500+', label: 'enterprise clients' },
  investorSatisfaction: { value: '98%', label: 'client satisfaction' },
  runRate: { value: '$50M+', label: 'run rate' },
  growth: { value: '150%', label: 'YoY growth' },
  learningBudget: { value: '$5,000', label: 'annual learning budget' },
  innovationTime: { value: '20%', label: 'innovation time' },
  reports: { value: '40+', label: 'reports' },
  rating: { value: '4.9', label: 'from 127 reviews' },
} as const satisfies Record<string, Claim>;

/** The screens and parts that print each claim. For people who settle them: nothing on the site reads it. */
export const claimUses: Record<keyof typeof claims, readonly string[]> = {
  projectsDelivered: ['home hero'],
  clientSatisfaction: ['home hero'],
  yearsHero: ['home hero'],
  roiBoost: ['home hero'],
  projects: ['footer'],
  years: ['footer'],
  sapProjects: ['mobile menu'],
  efficiencyGains: ['mobile menu'],
  slotsBanner: ['mobile menu'],
  slotsBadge: ['home closing call'],
  goldPartner: ['services overview'],
  sapProjectsDone: ['services overview', 'case studies', 'about'],
  retention: ['services overview', 'case studies', 'about'],
  yearsServices: ['services overview', 'about'],
  efficiencyTypical: ['services overview', 'case studies', 'about', 'enterprise CX results', 'AI service card'],
  typicalRoi: ['services overview', 'case studies', 'SAP service card', 'enterprise CX results'],
  averageRoi: ['enterprise CX results', 'CX service card'],
  resultsGuarantee: ['home promises', 'enterprise CX guarantee'],
  moneyBack: ['enterprise CX guarantee'],
  systemsManaged: ['upgrade hero'],
  uptime: ['upgrade hero'],
  costReduction: ['upgrade hero', 'upgrade service card'],
  globalSupport: ['upgrade hero'],
  jouleDiscount: ['Joule banner', 'Joule early adopter program'],
  jouleProductivity: ['Joule closing stats', 'Joule service card'],
  jouleDeploy: ['Joule closing stats'],
  jouleTraining: ['Joule closing stats'],
  enterpriseClients: ['investor relations', 'investor contact'],
  investorSatisfaction: ['investor relations', 'investor contact'],
  runRate: ['investor relations', 'investor contact'],
  growth: ['investor relations', 'investor contact'],
  learningBudget: ['careers'],
  innovationTime: ['careers'],
  reports: ['research reports'],
  rating: ['home success stories', 'structured data'],
};
