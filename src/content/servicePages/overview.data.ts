import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import type { Closing } from '../companyPages/parts.ts';
import { countFirst } from '../format.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Path } from '../pages.ts';
import { pages } from '../pages.ts';
import { type ServiceCardRecord, serviceCards } from '../serviceCards.ts';
import { answerNote, toCaseStudies, toSales } from './calls.ts';
import type { ClosingContent, FiguresContent } from './types.ts';

export interface ServicesContent {
  head: PageHeadContent & { actions: Closing['actions'] };
  claims: FiguresContent;
  services: { heading: string; lead?: string; more: string; services: readonly ServiceCardRecord[] };
  /** Pages about several services. */
  further: {
    heading: string;
    lead: string;
    pages: readonly { title: string; text: string; href: Path; drawing: string; viewBox?: string }[];
  };
  closing: ClosingContent;
}

/** The services overview, at /services and /solutions (spec 2.4). */
export const overview: ServicesContent = {
  head: {
    ...headAt('/services'),
    drawing: { name: 'head-services', viewBox: '0 0 540 396', hasLabels: true, unlabeledViewBox: '0 0 464 396' },
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'See the case studies', href: '/resources/case-studies' },
    },
  },
  claims: {
    figures: [
      claims.goldPartner,
      claims.sapProjectsDone,
      claims.yearsServices,
      {
        ...claims.retention,
        scale: {
          axis: [0, 100],
          span: 85,
          tick: 5,
          major: 10,
          marks: [
            [0, '0'],
            [50, '50'],
            [100, '100%'],
          ],
          label: '85 on a scale from 0 to 100 percent',
        },
      },
      {
        ...claims.efficiencyTypical,
        scale: {
          axis: [0, 100],
          span: [15, 35],
          tick: 5,
          major: 10,
          marks: [
            [0, '0'],
            [50, '50'],
            [100, '100%'],
          ],
          label: '15 to 35 on a scale from 0 to 100 percent',
        },
      },
      {
        ...claims.typicalRoi,
        scale: {
          axis: [0, 12],
          span: [3, 9],
          tick: 1,
          major: 3,
          marks: [
            [0, '0'],
            [6, '6'],
            [12, '12 months'],
          ],
          label: '3 to 9 on a scale of 12 months',
        },
      },
    ],
  },
  services: {
    heading: countFirst(serviceCards, 'service'),
    lead: 'Each with what it includes, its timeline, its return and its clients.',
    more: 'Learn More',
    services: serviceCards,
  },
  further: {
    heading: 'AI strategy and industries',
    lead: 'How AI gets into production, and what each of six industries has to keep running.',
    // The viewBoxes have the same ratio, so that the drawings have the same height.
    pages: [
      { href: '/ai', drawing: 'ai-assessment', viewBox: '0 0 480 342' } as const,
      { href: '/system', drawing: 'industry-lines', viewBox: '14 0 560 399' } as const,
    ].map((page) => ({ title: pages[page.href].heading, text: pages[page.href].lead, ...page })),
  },
  closing: {
    ...closingAt('/services'),
    heading: 'Find the service that fits',
    text: 'Tell an architect which system worries you and what it has to do next. You hear which of the five fits, or that you need none.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: toSales('Book Consultation'),
      tertiary: toCaseStudies('View Case Studies'),
    },
    note: answerNote,
  },
};
