/** What newsletter readers may choose (spec 9.3). None chosen means all. */
export const newsletterPreferences = [
  { value: 'sap-insights', label: 'SAP & ERP Updates' },
  { value: 'ai-trends', label: 'AI Strategy Insights' },
  { value: 'cx-innovations', label: 'Customer Experience Trends' },
  { value: 'case-studies', label: 'Success Stories & Case Studies' },
  { value: 'industry-reports', label: 'Industry Reports & Whitepapers' },
] as const;
export type NewsletterPreference = (typeof newsletterPreferences)[number]['value'];
