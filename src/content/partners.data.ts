import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { partnersSchema } from './schemas.ts';

type Partners = z.infer<typeof partnersSchema>;
export type PartnershipType = Partners['partnershipTypes'][number];
export type AllianceCategory = Partners['allianceCategories'][number];
export type KeyAlliance = Partners['keyAlliances'][number];

/**
 * Partnerships and alliances (spec 2.7). "SAP Gold Partner" is a claim of spec 9.7. Other partners are described by
 * their role or are sample content. People are also sample content.
 */
export const {
  partnershipTypes,
  partnershipProcess,
  partnerTestimonial,
  idealPartner,
  allianceCategories,
  keyAlliances,
  allianceBenefits,
} = readRecord('partners.yaml', partnersSchema);
