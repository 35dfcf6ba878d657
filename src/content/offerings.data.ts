import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { inWeeks } from './format.ts';
import { offeringSchema } from './schemas.ts';
import type { Offering } from './servicePages/types.ts';

const records = readCollection('offerings', offeringSchema);

const offeringsOf = (id: z.infer<typeof offeringSchema>['service']): readonly Offering[] =>
  records
    .filter(({ service }) => service === id)
    .map(({ service: _service, weeks, ...offering }) => ({
      ...offering,
      ...(weeks ? inWeeks(weeks.from, weeks.to) : { timeline: 'Ongoing' }),
    }));

export const offerings = {
  'sap-solutions': offeringsOf('sap-solutions'),
  'enterprise-cx': offeringsOf('enterprise-cx'),
  'ai-orchestration': offeringsOf('ai-orchestration'),
  'joule-enablement': offeringsOf('joule-enablement'),
  'upgrade-sap': offeringsOf('upgrade-sap'),
};
