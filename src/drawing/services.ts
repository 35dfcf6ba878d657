import { conductor } from './conductor.ts';
import { ai } from './plateDesigns.ts';
import type { ServiceDrawingOptions } from './service.ts';

/** What the drawings of the service pages show, by the file's name without its ending. */
export const services: Record<string, ServiceDrawingOptions> = {
  'service-s4hana': {
    plate: 'core',
    delivered: 'Core: one clean S/4HANA',
    existing: 'Existing landscape',
    above: { plate: 'bus', name: 'Integration: SAP BTP' },
  },
  'service-experience': {
    plate: 'cx',
    delivered: 'Experience: one view of the customer',
    existing: 'Existing channels',
  },
  'service-ai': { plate: 'ai', delivered: 'Intelligence: agents on your records', existing: 'Existing records' },
  'service-joule': {
    plate: 'ai',
    delivered: 'Intelligence: Joule, enabled',
    existing: 'Existing roles',
    above: { plate: 'cx', name: 'Experience: the people who ask' },
    // From the chip to one of the agents.
    live: [...conductor(ai.routes[3], 4), [12.6, 2.9]],
  },
  'service-upgrade': { plate: 'core', delivered: 'Upgraded: S/4HANA, monitored 24/7', existing: 'Existing landscape' },
};
