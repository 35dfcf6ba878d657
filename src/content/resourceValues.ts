interface Value<V extends string> {
  readonly value: V;
  readonly label: string;
}
const values = <V extends string>(labels: Record<V, string>): readonly Value<V>[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

/** Values of the hub's filters (spec 2.8), in display order. URLs contain `value`. */
export const resourceValues = {
  industry: values({
    manufacturing: 'Manufacturing',
    'cpg-retail': 'CPG & Retail',
    'utilities-energy': 'Utilities & Energy',
    'financial-services': 'Financial Services',
    healthcare: 'Healthcare',
    automotive: 'Automotive',
  }),
  solution: values({
    s4hana: 'S/4HANA',
    btp: 'SAP BTP',
    joule: 'Joule',
    ai: 'AI',
    commerce: 'Commerce & CPQ',
    'sales-cloud': 'Sales Cloud',
    'service-cloud': 'Service Cloud',
    'marketing-cloud': 'Engagement Cloud',
    'customer-data': 'Customer Data (CDC/CDP)',
    'field-service': 'Field Service',
    'managed-sap': 'Managed SAP',
  }),
  type: values({
    'case-study': 'Case study',
    'thought-leadership': 'Thought leadership',
    'research-report': 'Research report',
    whitepaper: 'Whitepaper',
    blog: 'Blog',
    webinar: 'Webinar',
    video: 'Video',
  }),
  topic: values({
    migration: 'Migration',
    integration: 'Integration',
    'ai-strategy': 'AI strategy',
    governance: 'Governance',
    automation: 'Automation',
    'customer-data': 'Customer data',
    'supply-chain': 'Supply chain',
    pricing: 'Pricing',
    operations: 'Operations',
  }),
} as const;

type ValueOf<D extends keyof typeof resourceValues> = (typeof resourceValues)[D][number]['value'];
export type ResourceType = ValueOf<'type'>;

/** Tags of a record. Its card shows the first two industries and the first two solutions. */
export interface ResourceTags {
  readonly industry: readonly ValueOf<'industry'>[];
  readonly solution: readonly ValueOf<'solution'>[];
  readonly topic: readonly ValueOf<'topic'>[];
}
