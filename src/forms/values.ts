/** `value` is sent, `label` is displayed. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Urgency of a project inquiry or a support request (spec 9.3). */
export const urgencies = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
] as const;

/** Subject of a project inquiry (spec 9.3). Optional; "General Inquiry" by default. */
export const inquiryTypes = [
  { value: 'sap-migration', label: 'SAP migration' },
  { value: 'ai-strategy', label: 'AI strategy' },
  { value: 'cx-platform', label: 'CX platform' },
  { value: 'infrastructure', label: 'Infrastructure' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
] as const;

/** Budget ranges in US dollars (spec 9.3). Optional; "Not specified" by default. */
export const budgets = [
  { value: 'under-50k', label: 'Under $50K' },
  { value: '50k-150k', label: '$50K-$150K' },
  { value: '150k-500k', label: '$150K-$500K' },
  { value: '500k-1m', label: '$500K-$1M' },
  { value: 'over-1m', label: 'Over $1M' },
] as const;

/** Start of a project (spec 9.3). Optional; "Not specified" by default. */
export const timelines = [
  { value: 'immediate', label: 'Immediately' },
  { value: '1-3-months', label: 'In 1-3 months' },
  { value: '3-6-months', label: 'In 3-6 months' },
  { value: '6-12-months', label: 'In 6-12 months' },
  { value: 'planning', label: 'Still planning' },
] as const;

/** Subject of a sales inquiry: one of the services (spec 2.4), or something else. */
export const salesInterests = [
  { value: 'sap-solutions', label: 'SAP Solutions & S/4HANA' },
  { value: 'enterprise-cx', label: 'Enterprise Customer Experience' },
  { value: 'ai-orchestration', label: 'AI Orchestration & Automation' },
  { value: 'joule-enablement', label: 'SAP Joule Enablement' },
  { value: 'upgrade-sap', label: 'Upgrade SAP Infrastructure' },
  { value: 'other', label: 'Something else, or a position' },
] as const;

/** Subject of a support request. */
export const supportTypes = [
  { value: 'system-outage', label: 'System outage' },
  { value: 'technical-issue', label: 'Technical issue' },
  { value: 'performance', label: 'Performance' },
  { value: 'access', label: 'Access and permissions' },
  { value: 'how-to', label: 'How-to question' },
  { value: 'other', label: 'Something else' },
] as const;

/** Topics of the newsletter (spec 9.3). None selected means all. */
export const newsletterPreferences = [
  { value: 'sap-insights', label: 'SAP & ERP Updates' },
  { value: 'ai-trends', label: 'AI Strategy Insights' },
  { value: 'cx-innovations', label: 'Customer Experience Trends' },
  { value: 'case-studies', label: 'Success Stories & Case Studies' },
  { value: 'industry-reports', label: 'Industry Reports & Whitepapers' },
] as const;
