/**
 * Support plan (spec 3.1; prices and SLAs in spec 9.5). Prices are printed as they stand. A plan has no colour of
 * its own: the popular one stands on ink.
 */
export interface SupportPlan {
  id: string;
  name: string;
  price: string;
  /** Availability that is promised, in words, and in percent if it is fixed. */
  sla: { label: string; percent: number | null };
  features: readonly string[];
  popular?: true;
}

export const supportPlans: readonly SupportPlan[] = [
  {
    id: 'essential',
    name: 'Essential',
    price: 'from $5K/month',
    sla: { label: '99.5% SLA', percent: 99.5 },
    features: [
      'Requests in business hours, critical ones in 1 hour, 24/7',
      'Email response in 4 hours',
      'Quarterly patching',
      'Monitoring and a monthly health report',
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 'from $10K/month',
    sla: { label: '99.9% SLA', percent: 99.9 },
    features: [
      'Support around the clock',
      'Critical response in 1 hour, 24/7',
      'Monthly patching, rehearsed',
      'Alerts answered 24/7, with a named lead engineer',
      'Quarterly architecture review',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    sla: { label: 'SLA agreed with you', percent: null },
    features: [
      'A dedicated team',
      'Response times agreed with you',
      'Several regions and systems',
      'Release planning with SAP',
      'On site for cutovers',
    ],
  },
];
