import type { z } from 'zod';
import { readRecord } from './collection.ts';
import { partnersSchema } from './schemas.ts';

type Partners = z.infer<typeof partnersSchema>;
export type PartnershipType = Partners['partnershipTypes'][number];
export type AllianceCategory = Partners['allianceCategories'][number];
export type KeyAlliance = Partners['keyAlliances'][number];

/**
 * Partnerships and alliances (spec 2.7). Spec 9.7 lists the claim "SAP Gold Partner". The other partners have no names,
 * only roles, or are sample content. People are sample content too.
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
