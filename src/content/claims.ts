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
  rating: { value: '4.9', label: 'from 127 reviews', usedBy: ['home success stories', 'structured data'] },
} as const satisfies Record<string, Claim>;
