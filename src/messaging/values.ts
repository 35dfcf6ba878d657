/** How urgent a project enquiry is (spec 9.3). Optional; sent as "Normal" when not chosen. */
export const urgencies = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
] as const;
export type Urgency = (typeof urgencies)[number]['value'];

/** What a project enquiry is about (spec 9.3). Optional; sent as "General Inquiry" when not chosen. */
export const inquiryTypes = [
  { value: 'sap-migration', label: 'SAP migration' },
  { value: 'ai-strategy', label: 'AI strategy' },
  { value: 'cx-platform', label: 'CX platform' },
  { value: 'infrastructure', label: 'Infrastructure' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
] as const;
export type InquiryType = (typeof inquiryTypes)[number]['value'];

/** Budget ranges in US dollars (spec 9.3). Optional; sent as "Not specified" when not chosen. */
export const budgets = [
  { value: 'under-50k', label: 'Under $50K' },
  { value: '50k-150k', label: '$50K-$150K' },
  { value: '150k-500k', label: '$150K-$500K' },
  { value: '500k-1m', label: '$500K-$1M' },
  { value: 'over-1m', label: 'Over $1M' },
] as const;
export type Budget = (typeof budgets)[number]['value'];

/** When a project should start (spec 9.3). Optional; sent as "Not specified" when not chosen. */
export const timelines = [
  { value: 'immediate', label: 'Immediately' },
  { value: '1-3-months', label: 'In 1-3 months' },
  { value: '3-6-months', label: 'In 3-6 months' },
  { value: '6-12-months', label: 'In 6-12 months' },
  { value: 'planning', label: 'Still planning' },
] as const;
export type Timeline = (typeof timelines)[number]['value'];

/** What a sales inquiry is about: the services of spec 2.4. The specification fixes no fields for this form. */
export const salesInterests = [
  { value: 'sap-solutions', label: 'SAP Solutions & S/4HANA' },
  { value: 'enterprise-cx', label: 'Enterprise Customer Experience' },
  { value: 'ai-orchestration', label: 'AI Orchestration & Automation' },
  { value: 'joule-enablement', label: 'SAP Joule Enablement' },
  { value: 'upgrade-sap', label: 'Upgrade SAP Infrastructure' },
  { value: 'other', label: 'Something else, or a position' },
] as const;
export type SalesInterest = (typeof salesInterests)[number]['value'];
