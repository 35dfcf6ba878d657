import { brand } from '../brand.ts';
import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { officeHours } from '../offices.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { InternalLink } from '../pages.ts';
import { pages } from '../pages.ts';
import { type Closing, type Figure, type Part, type Prose, strategyCall } from './parts.ts';

/** About, "Who We Are" (spec 2.7). */
export interface AboutContent {
  head: PageHeadContent;
  figures: readonly Figure[];
  mission: Prose;
  group: Prose & { measure: { name: string; label: string } };
  explore: Part & { pages: readonly { title: string; text: string; href: InternalLink; drawing: string }[] };
  closing: Closing;
}

export const about: AboutContent = {
  head: headAt('/about'),
  figures: [claims.yearsServices, claims.sapProjectsDone, claims.retention, claims.efficiencyTypical],
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'We move large companies from older SAP systems to S/4HANA, and connect customer platforms and AI to it, without stopping the orders, plants and invoices that run on them.',
      'Every change is planned, rehearsed on a copy, carried out once, and supported by the same people until your own team has taken over.',
    ],
  },
  group: {
    heading: 'One team in Philadelphia and Mumbai',
    paragraphs: [
      `${brand.legalName} is an enterprise SAP and customer-experience firm. Architects and program leads sit in Philadelphia, close to most clients. Client offices are in London and Sydney.`,
      'Integration, testing and operations sit in Mumbai, where the working day ends as Philadelphia’s begins. Both work on one backlog: what is built in Philadelphia during the day is tested in Mumbai overnight.',
    ],
    measure: {
      name: 'office-relay',
      label: `${officeHours.label} Mumbai hands over to Philadelphia: together they work 19 of 24 hours.`,
    },
  },
  explore: {
    heading: 'Explore More',
    lead: 'Where we come from, who leads, and how to join, partner or invest.',
    pages: [
      {
        title: pages['/about/our-story'].heading,
        text: pages['/about/our-story'].lead,
        href: '/about/our-story',
        drawing: 'head-story',
      },
      {
        title: pages['/about/our-team'].heading,
        text: pages['/about/our-team'].lead,
        href: '/about/our-team',
        drawing: 'head-team',
      },
      {
        title: pages['/leadership'].heading,
        text: pages['/leadership'].lead,
        href: '/leadership',
        drawing: 'head-leadership',
      },
      { title: pages['/careers'].heading, text: pages['/careers'].lead, href: '/careers', drawing: 'head-careers' },
      {
        title: 'Partnerships',
        text: pages['/partnerships'].lead,
        href: '/partnerships',
        drawing: 'head-partners',
      },
      {
        title: 'Investors',
        text: pages['/investor-relations'].lead,
        href: '/investor-relations',
        drawing: 'growth-stacks',
      },
    ],
  },
  closing: {
    ...closingAt('/about'),
    heading: 'Ready to Connect',
    text: 'Tell us which system has to change and by when. An architect answers.',
    actions: { primary: strategyCall },
  },
};
