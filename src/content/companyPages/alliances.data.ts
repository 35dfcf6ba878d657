import { closingAt } from '../closings.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import {
  type AllianceCategory,
  allianceBenefits,
  allianceCategories,
  type KeyAlliance,
  keyAlliances,
} from '../partners.data.ts';
import type { Closing, Part } from './parts.ts';

/** Strategic Alliances (spec 2.7). */
export interface AlliancesContent {
  head: PageHeadContent;
  categories: Part & { categories: readonly AllianceCategory[]; partners: string };
  key: Part & { labels: readonly [type: string, focus: string, status: string]; alliances: readonly KeyAlliance[] };
  benefits: Part & {
    company: { title: string; points: readonly string[] };
    clients: { title: string; points: readonly string[] };
  };
  closing: Closing;
}

export const alliances: AlliancesContent = {
  head: headAt('/alliances'),
  categories: {
    heading: 'Three categories',
    lead: 'Platforms, products beside SAP, and industry bodies.',
    categories: allianceCategories,
    partners: 'Partners',
  },
  key: {
    heading: 'Key alliances',
    lead: 'Each has somebody to call on both sides.',
    labels: ['Type', 'Focus', 'Status'],
    alliances: keyAlliances,
  },
  benefits: {
    heading: 'What alliances give us and our clients',
    company: { title: 'For us', points: allianceBenefits.company },
    clients: { title: 'For our clients', points: allianceBenefits.clients },
  },
  closing: {
    ...closingAt('/alliances'),
    heading: 'Propose an alliance',
    text: 'Show us where your product and SAP do not work together yet, and a client who needs it.',
    actions: {
      primary: { label: 'Explore Alliance Opportunities', href: '/contact?type=partnership' },
      secondary: { label: 'Partnership opportunities', href: '/partnerships' },
    },
  },
};
