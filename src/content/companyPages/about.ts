import { brand } from '../brand.ts';
import { claims } from '../claims.ts';
import type { InternalLink } from '../pages.ts';
import { pages } from '../pages.ts';
import { type Closing, type Figure, type Head, head, type Part, type Prose, strategyCall } from './parts.ts';

/** About, "Who We Are" (spec 2.7). */
export interface AboutContent {
  head: Head;
  figures: readonly Figure[];
  mission: Prose;
  group: Prose & { measure: { name: string; label: string } };
  explore: Part & { pages: readonly { title: string; text: string; href: InternalLink }[] };
  closing: Closing;
}

export const about: AboutContent = {
  head: head('/about'),
  figures: [claims.yearsServices, claims.sapProjectsDone, claims.retention, claims.efficiencyTypical],
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Large companies run on systems that they cannot stop. Orders, plants and invoices pass through them every minute, and so does every mistake made while changing them.',
      'We change such systems while they run: the SAP core, the customer platforms around it, and the AI that reads from both. We plan it on paper, rehearse it, do it once, and stay until it is ordinary.',
    ],
  },
  group: {
    heading: 'One group, two ends of the day',
    lead: `At work since ${brand.founded}, from Philadelphia and Mumbai.`,
    paragraphs: [
      `${brand.legalName} is an enterprise SAP and customer-experience firm. Architects and program leads sit in Philadelphia, close to most clients. Integration, testing and operations sit in Mumbai, where the working day begins as the other one ends.`,
      'The two are one team with one backlog. What is built in the afternoon is tested overnight, and the result is on the desk at breakfast.',
    ],
    measure: {
      name: 'measure-since',
      label: 'A measured line of 16 years, from 2009 to 2025, with S/4HANA at 2015 and Joule at 2023.',
    },
  },
  explore: {
    heading: 'Explore More',
    pages: [
      { title: pages['/leadership'].heading, text: pages['/leadership'].lead, href: '/leadership' },
      { title: pages['/careers'].heading, text: pages['/careers'].lead, href: '/careers' },
      { title: 'Partnerships', text: pages['/partnerships'].lead, href: '/partnerships' },
      { title: 'Investors', text: pages['/investor-relations'].lead, href: '/investor-relations' },
    ],
  },
  closing: {
    heading: 'Ready to Connect',
    text: 'Bring the system you cannot stop and the date by which it has to change. An architect answers.',
    actions: { primary: strategyCall },
    note: 'No commitment. We answer within 24 hours.',
  },
};
