import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { applyLinks, type JobPosition, jobBenefits, openings } from '../jobs.data.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Call, Closing, Figure, Part } from './parts.ts';

/** Careers, second version, at /careers (spec 2.7). */
export interface CareersContent {
  head: PageHeadContent;
  openings: Part & { positions: readonly JobPosition[]; apply: Call; none: string };
  /** Ends of the salary axis, in thousands of dollars. */
  scale: { from: number; to: number };
  /** Figures of the employment terms, each with an explanation. */
  terms: readonly (Figure & { text: string })[];
  closing: Closing;
}

/** Returns the description of the benefit that has the figure as its title, from the other careers page. */
const meaningOf = ({ value, label }: Figure) =>
  jobBenefits.find(({ title }) => title === `${value} ${label}`)?.description ?? '';

export const careers: CareersContent = {
  head: headAt('/careers'),
  openings: {
    heading: 'Open positions',
    lead: 'Where you start within a salary range depends on your experience.',
    positions: openings,
    apply: { label: 'Apply Now', href: applyLinks.openings },
    none: 'No position is open at the moment.',
  },
  scale: { from: 100, to: 200 },
  terms: [
    { ...claims.learningBudget, text: meaningOf(claims.learningBudget) },
    { ...claims.innovationTime, text: meaningOf(claims.innovationTime) },
  ],
  closing: {
    ...closingAt('/careers'),
    heading: 'No position that fits?',
    text: 'More are listed under Work With Us. Or send us your resume: the head of the practice reads it.',
    actions: {
      primary: { label: 'Send Your Resume', href: '/contact' },
      secondary: { label: 'More open positions and benefits', href: '/about/careers' },
    },
  },
};
