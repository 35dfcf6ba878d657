import type { Point } from '../jobs.ts';
import {
  idealPartner,
  type PartnershipType,
  partnershipProcess,
  partnershipTypes,
  partnerTestimonial,
} from '../partners.ts';
import { type Closing, type Head, headBelowAbout, type Part } from './parts.ts';

/** Partnership Opportunities (spec 2.7). */
export interface PartnershipsContent {
  head: Head;
  types: Part & { types: readonly PartnershipType[]; benefits: string };
  testimonial: { quote: string; name: string; role: string };
  ideal: Part & { points: readonly Point[] };
  process: Part & { steps: readonly Point[] };
  closing: Closing;
}

export const partnerships: PartnershipsContent = {
  head: headBelowAbout('/partnerships'),
  types: {
    heading: 'Three ways to work together',
    lead: 'They differ in who the client calls first.',
    types: partnershipTypes,
    benefits: 'What you get',
  },
  testimonial: partnerTestimonial,
  ideal: {
    heading: 'Ideal partner profile',
    lead: 'Three of four is enough to talk.',
    points: idealPartner,
  },
  process: {
    heading: 'Four steps',
    lead: 'From a first call to a signature. You can leave after each.',
    steps: partnershipProcess,
  },
  closing: {
    heading: 'Bring your product and a client',
    text: 'One real case says more than two slide decks. We start there.',
    actions: {
      primary: { label: 'Explore Partnership', href: '/contact?type=partnership' },
      secondary: { label: 'Strategic alliances', href: '/alliances' },
    },
  },
};
