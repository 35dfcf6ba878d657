import { claims } from '../claims.ts';
import { closingAt } from '../closings.ts';
import { applyLinks, type JobPosition, openings } from '../jobs.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { Call, Closing, Figure, Part } from './parts.ts';

/** Careers, second version, at /careers (spec 2.7). */
export interface CareersContent {
  head: PageHeadContent;
  openings: Part & { positions: readonly JobPosition[]; apply: Call; none: string };
  /** Ends of the axis that salaries are drawn on, in thousands of dollars. */
  scale: { from: number; to: number };
  terms: readonly Figure[];
  closing: Closing;
}

export const careers: CareersContent = {
  head: headAt('/careers'),
  openings: {
    heading: 'Open positions',
    lead: 'Where you start within a salary range depends on your experience. In the form, name the position.',
    positions: openings,
    apply: { label: 'Apply Now', href: applyLinks.openings },
    none: 'No position is open at the moment.',
  },
  scale: { from: 100, to: 200 },
  terms: [claims.learningBudget, claims.innovationTime],
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
