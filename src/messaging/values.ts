/** One choice of a form: what is sent, and what the visitor reads. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** How urgent a project enquiry is (spec 9). Optional; sent as "Normal" when not chosen. */
export const urgencies = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
] as const;
export type Urgency = (typeof urgencies)[number]['value'];

/** What a project enquiry is about (spec 9). Optional; sent as "General Inquiry" when not chosen. */
export const inquiryTypes = [
  { value: 'sap-migration', label: 'SAP migration' },
  { value: 'ai-strategy', label: 'AI strategy' },
  { value: 'cx-platform', label: 'CX platform' },
  { value: 'infrastructure', label: 'Infrastructure' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
] as const;
export type InquiryType = (typeof inquiryTypes)[number]['value'];

/** Budget ranges in US dollars (spec 9). Optional; sent as "Not specified" when not chosen. */
export const budgets = [
  { value: 'under-50k', label: 'Under $50K' },
  { value: '50k-150k', label: '$50K to $150K' },
  { value: '150k-500k', label: '$150K to $500K' },
  { value: '500k-1m', label: '$500K to $1M' },
  { value: 'over-1m', label: 'Over $1M' },
] as const;
export type Budget = (typeof budgets)[number]['value'];

/** When a project should start (spec 9). Optional; sent as "Not specified" when not chosen. */
export const timelines = [
  { value: 'immediate', label: 'Immediately' },
  { value: '1-3-months', label: 'In 1 to 3 months' },
  { value: '3-6-months', label: 'In 3 to 6 months' },
  { value: '6-12-months', label: 'In 6 to 12 months' },
  { value: 'planning', label: 'Still planning' },
] as const;
export type Timeline = (typeof timelines)[number]['value'];

/** What newsletter readers may choose (spec 3). None chosen means all. */
export const newsletterPreferences = [
  { value: 'sap-insights', label: 'SAP & ERP Updates' },
  { value: 'ai-trends', label: 'AI Strategy Insights' },
  { value: 'cx-innovations', label: 'Customer Experience Trends' },
  { value: 'case-studies', label: 'Success Stories & Case Studies' },
  { value: 'industry-reports', label: 'Industry Reports & Whitepapers' },
] as const;
export type NewsletterPreference = (typeof newsletterPreferences)[number]['value'];

/** What a support request is about. The specification names the field but no values; these are ours. */
export const supportTypes = [
  { value: 'system-outage', label: 'System outage' },
  { value: 'technical-issue', label: 'Technical issue' },
  { value: 'performance', label: 'Performance' },
  { value: 'access', label: 'Access and permissions' },
  { value: 'how-to', label: 'How-to question' },
  { value: 'other', label: 'Something else' },
] as const;
export type SupportType = (typeof supportTypes)[number]['value'];

/** How pressing a support request is. The specification names the field but no values; these follow urgency. */
export const supportPriorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'critical', label: 'Critical' },
] as const;
export type SupportPriority = (typeof supportPriorities)[number]['value'];

/** What a sales inquiry is about: the five services of spec 2.4. The specification fixes no fields for this form. */
export const salesInterests = [
  { value: 'sap-solutions', label: 'SAP Solutions & S/4HANA' },
  { value: 'enterprise-cx', label: 'Enterprise Customer Experience' },
  { value: 'ai-orchestration', label: 'AI Orchestration & Automation' },
  { value: 'joule-enablement', label: 'SAP Joule Enablement' },
  { value: 'upgrade-sap', label: 'Upgrade SAP Infrastructure' },
  { value: 'other', label: 'Something else' },
] as const;
export type SalesInterest = (typeof salesInterests)[number]['value'];

/**
 * Whether a text is one of a set's values: for values that come from outside, such as the address's query
 * (`/contact?type=ai-strategy`), where an unknown one is to be ignored.
 */
export function isChoice<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string | null | undefined,
): text is Value {
  return choices.some((choice) => choice.value === text);
}

/** The label of a value, for people to read; the text itself when the set does not know it. */
export function labelOf(choices: readonly Choice[], text: string): string {
  return choices.find((choice) => choice.value === text)?.label ?? text;
}
