/**
 * Figures that the firm states about itself, with the screens that print them. Some disagree from screen to screen
 * (500+ and 200+ projects, 15+ and 16 years, 98% and 85%): they stand as specified (spec section 9) until the firm
 * settles them, and this is the one place to do it.
 */
export interface Claim {
  value: string;
  label: string;
  /** Screens and parts that print it. */
  usedBy: readonly string[];
}

export const claims = {
  projectsDelivered: { value: '500+', label: 'projects delivered', usedBy: ['home hero'] },
  clientSatisfaction: { value: '98%', label: 'client satisfaction', usedBy: ['home hero'] },
  yearsHero: { value: '15+', label: 'years', usedBy: ['home hero'] },
  roiBoost: { value: '40%', label: 'average ROI boost', usedBy: ['home hero'] },
  projects: { value: '200+', label: 'Projects', usedBy: ['footer'] },
  years: { value: '16', label: 'Years', usedBy: ['footer'] },
  sapProjects: { value: '200+', label: 'SAP Projects Since 2009', usedBy: ['mobile menu'] },
  efficiencyGains: { value: '15-35%', label: 'Efficiency Gains Typical*', usedBy: ['mobile menu'] },
  slotsBanner: { value: 'Q1 2025', label: 'Q1 2025 Implementation Slots Available', usedBy: ['mobile menu'] },
  slotsBadge: { value: 'Q1 2025', label: 'Limited Q1 2025 slots', usedBy: ['home closing call'] },
  goldPartner: { value: 'Gold', label: 'SAP Gold Partner', usedBy: ['services overview'] },
  sapProjectsDone: { value: '200+', label: 'SAP projects', usedBy: ['services overview', 'case studies', 'about'] },
  retention: { value: '85%', label: 'retention', usedBy: ['services overview', 'case studies', 'about'] },
  yearsServices: { value: '16', label: 'years', usedBy: ['services overview', 'about'] },
  efficiencyTypical: {
    value: '15–35%',
    label: 'efficiency gains',
    usedBy: ['services overview', 'case studies', 'about', 'enterprise CX results', 'AI service card'],
  },
  typicalRoi: {
    value: '3–9 months',
    label: 'typical ROI',
    usedBy: ['services overview', 'case studies', 'SAP service card', 'enterprise CX results'],
  },
  averageRoi: { value: '300%', label: 'average ROI', usedBy: ['enterprise CX results', 'CX service card'] },
  resultsGuarantee: { value: '90 days', label: '90-day results guarantee', usedBy: ['enterprise CX guarantee'] },
  moneyBack: { value: 'Money-back', label: 'Money-back success guarantee', usedBy: ['enterprise CX guarantee'] },
  systemsManaged: { value: '300+', label: 'systems managed', usedBy: ['upgrade hero'] },
  uptime: { value: '99.9%', label: 'uptime SLA', usedBy: ['upgrade hero'] },
  costReduction: { value: '40%', label: 'cost reduction', usedBy: ['upgrade hero', 'upgrade service card'] },
  globalSupport: { value: '24/7', label: 'global support', usedBy: ['upgrade hero'] },
  jouleDiscount: {
    value: '50%',
    label: 'implementation discount',
    usedBy: ['Joule banner', 'Joule early adopter program'],
  },
  jouleProductivity: {
    value: '50%',
    label: 'productivity gain',
    usedBy: ['Joule closing stats', 'Joule service card'],
  },
  jouleDeploy: { value: '2–4 weeks', label: 'to deploy', usedBy: ['Joule closing stats'] },
  jouleTraining: { value: '80%', label: 'training reduction', usedBy: ['Joule closing stats'] },
  enterpriseClients: { value: '500+', label: 'enterprise clients', usedBy: ['investor relations', 'investor contact'] },
  investorSatisfaction: {
    value: '98%',
    label: 'client satisfaction',
    usedBy: ['investor relations', 'investor contact'],
  },
  runRate: { value: '$50M+', label: 'run rate', usedBy: ['investor relations', 'investor contact'] },
  growth: { value: '150%', label: 'YoY growth', usedBy: ['investor relations', 'investor contact'] },
  learningBudget: { value: '$5,000', label: 'annual learning budget', usedBy: ['careers'] },
  innovationTime: { value: '20%', label: 'innovation time', usedBy: ['careers'] },
  reports: { value: '40+', label: 'reports', usedBy: ['research reports'] },
  rating: { value: '4.9', label: 'from 127 reviews', usedBy: ['home success stories', 'structured data'] },
} as const satisfies Record<string, Claim>;
