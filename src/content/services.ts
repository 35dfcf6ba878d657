import { inWeeks, type Range } from './format.ts';
import type { Path } from './pages.ts';

/** Summary of a service for lists and menus (spec 2.4). */
export interface ServiceSummary {
  id: 'sap-solutions' | 'enterprise-cx' | 'ai-orchestration' | 'joule-enablement' | 'upgrade-sap';
  title: string;
  timeline: string;
  /** Timeline in weeks. Omitted for work without an end. */
  weeks?: Range;
  link: Path;
  /** Layer of the menu's drawing that represents the service. */
  plate: 'core' | 'bus' | 'ai' | 'cx';
}

export const services: readonly ServiceSummary[] = [
  {
    id: 'sap-solutions',
    title: 'SAP Solutions & S/4HANA',
    ...inWeeks(12, 24),
    link: '/services/sap-solutions',
    plate: 'core',
  },
  {
    id: 'enterprise-cx',
    title: 'Enterprise Customer Experience',
    ...inWeeks(8, 16),
    link: '/services/enterprise-cx',
    plate: 'cx',
  },
  {
    id: 'ai-orchestration',
    title: 'AI Orchestration & Automation',
    ...inWeeks(6, 12),
    link: '/services/ai-orchestration',
    plate: 'ai',
  },
  {
    id: 'joule-enablement',
    title: 'SAP Joule Enablement',
    ...inWeeks(4, 8),
    link: '/services/joule-enablement',
    plate: 'ai',
  },
  {
    id: 'upgrade-sap',
    title: 'Upgrade SAP Infrastructure',
    timeline: 'Ongoing',
    link: '/services/upgrade-sap',
    plate: 'core',
  },
];
