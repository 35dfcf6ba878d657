import { closingAt } from '../closings.ts';
import type { Point } from '../jobs.data.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import {
  idealPartner,
  type PartnershipType,
  partnershipProcess,
  partnershipTypes,
  partnerTestimonial,
} from '../partners.data.ts';
import type { Closing, Part } from './parts.ts';

/** Partnership Opportunities (spec 2.7). */
export interface PartnershipsContent {
  head: PageHeadContent;
  types: Part & { types: readonly PartnershipType[]; benefits: string };
  testimonial: { quote: string; name: string; role: string };
  ideal: Part & { points: readonly Point[] };
  process: Part & { steps: readonly Point[] };
  closing: Closing;
}

export const partnerships: PartnershipsContent = {
  head: headAt('/partnerships'),
  types: {
    heading: 'Three ways to work together',
    lead: 'The difference is who leads the client relationship.',
    types: partnershipTypes,
    benefits: 'What you get',
  },
  testimonial: partnerTestimonial,
  ideal: {
    heading: 'Ideal partner profile',
    lead: 'Three of these four are enough to start talking.',
    points: idealPartner,
  },
  process: {
    heading: 'Partnership process',
    lead: 'From a first call to an agreement. You can stop after each step.',
    steps: partnershipProcess,
  },
  closing: {
    ...closingAt('/partnerships'),
    heading: 'Become a partner',
    text: 'Tell us about your product and one client who uses it with SAP. We start with that case.',
    actions: {
      primary: { label: 'Explore Partnership', href: '/contact?type=partnership' },
      secondary: { label: 'Strategic alliances', href: '/alliances' },
    },
  },
};
