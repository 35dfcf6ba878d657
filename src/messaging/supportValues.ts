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
