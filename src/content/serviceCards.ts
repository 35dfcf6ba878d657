import { claims } from './claims.data.ts';
import type { Range } from './format.ts';
import { type ServiceSummary, services } from './services.ts';

/**
 * Service card of the overview (spec 2.4, 3.1). The details are separate from services.ts, because the menu of every
 * page contains the data of that file.
 */
export interface ServiceCardRecord extends ServiceSummary {
  description: string;
  features: readonly string[];
  metrics: {
    timeline: string;
    weeks?: Range;
    roi: string;
    clients: string;
  };
  /** Drawing of the service's page. */
  drawing: string;
}

type Details = Omit<ServiceCardRecord, keyof ServiceSummary | 'metrics'> & {
  metrics: Omit<ServiceCardRecord['metrics'], 'timeline' | 'weeks'>;
};

const details: Record<ServiceSummary['id'], Details> = {
  'sap-solutions': {
    description:
      'ECC to S/4HANA, Private or Public Edition, with the interfaces moved onto BTP and finance, supply and production on one core.',
    features: ['S/4HANA migration', 'BTP integration', 'Business process optimization'],
    metrics: {
      roi: `${claims.typicalRoi.value} ${claims.typicalRoi.label}`,
      clients: '50+ implementations',
    },
    drawing: 'service-s4hana',
  },
  'enterprise-cx': {
    description: 'SAP for sales, service, marketing and commerce, on the customer, price and order records of the ERP.',
    features: ['Sales Cloud', 'Service Cloud', 'Marketing Cloud', 'Commerce'],
    metrics: {
      roi: `${claims.averageRoi.value} ${claims.averageRoi.label}`,
      clients: '30+ implementations',
    },
    drawing: 'service-experience',
  },
  'ai-orchestration': {
    description: 'Retrieval, process automation, prediction and agents on SAP records, within limits that you set.',
    features: ['RAG on your records', 'Process automation', 'Predictive analytics', 'Conversational AI'],
    metrics: {
      roi: `${claims.efficiencyTypical.value} ${claims.efficiencyTypical.label}`,
      clients: '15+ AI projects',
    },
    drawing: 'service-ai',
  },
  'joule-enablement': {
    description: 'Joule set up on BTP, connected to your workflows, and training for the people who use it.',
    features: ['Joule implementation', 'Workflow integration', 'User training', 'Advanced capabilities'],
    metrics: {
      roi: `${claims.jouleProductivity.value} ${claims.jouleProductivity.label}`,
      clients: '12+ implementations',
    },
    drawing: 'service-joule',
  },
  'upgrade-sap': {
    description: 'SAP systems upgraded, secured, operated and supported around the clock.',
    features: ['Managed SAP services', 'Upgrade and migration', 'Security enhancement', 'Support optimization'],
    metrics: {
      roi: `${claims.costReduction.value} ${claims.costReduction.label}`,
      clients: '25+ managed systems',
    },
    drawing: 'service-upgrade',
  },
};

export const serviceCards: readonly ServiceCardRecord[] = services.map((service) => {
  const { metrics, ...rest } = details[service.id];
  return { ...service, ...rest, metrics: { timeline: service.timeline, weeks: service.weeks, ...metrics } };
});
