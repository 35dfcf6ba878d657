import { closingAt } from '../closings.ts';
import { countFirst } from '../format.ts';
import { applyLinks, type JobPosition, jobBenefits, type Point, positions } from '../jobs.data.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Call, Closing, Part } from './parts.ts';

/** Careers, first version, at /about/careers (spec 2.7). */
export interface WorkWithUsContent {
  head: PageHeadContent;
  benefits: Part & { points: readonly Point[]; measure: { name: string; label: string } };
  positions: Part & { positions: readonly JobPosition[]; apply: Call; requirements: string };
  none: string;
  closing: Closing;
}

export const workWithUs: WorkWithUsContent = {
  head: headAt('/about/careers'),
  benefits: {
    heading: 'What you get',
    lead: 'Time and money to learn, and projects in three fields.',
    points: jobBenefits,
    measure: {
      name: 'measure-innovation',
      label: 'A working week of five days. 20% of it, one day, is innovation time.',
    },
  },
  positions: {
    heading: countFirst(positions, 'open position'),
    lead: 'Apply with a few lines: what you have done, and when you could begin.',
    positions,
    apply: { label: 'Apply Now', href: applyLinks.positions },
    requirements: 'You bring',
  },
  none: 'No position is open at the moment. You can still send us your resume.',
  closing: {
    ...closingAt('/about/careers'),
    heading: 'More positions, with salary ranges',
    text: 'Architect, engineer and lead positions are on the careers page, each with what it pays.',
    actions: {
      primary: { label: 'See positions and salaries', href: '/careers' },
      secondary: { label: 'Send your resume', href: '/contact' },
    },
  },
};
