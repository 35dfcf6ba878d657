import type { z } from 'zod';
import { claims } from './claims.data.ts';
import { readCollection } from './collection.ts';
import type { InternalLink } from './pages.ts';
import { jobSchema } from './schemas.ts';

export type JobPosition = Omit<z.infer<typeof jobSchema>, 'page'> & { id: string };

const jobs = readCollection('jobs', jobSchema);
const jobsAt = (path: string): readonly JobPosition[] =>
  jobs.filter(({ page }) => page === path).map(({ page: _page, ...job }) => job);

/** First version: positions at /about/careers (spec 2.7). Sample content. */
export const positions = jobsAt('/about/careers');

/** Second version: positions at /careers (spec 2.7). */
export const openings = jobsAt('/careers');

/** Point of a list, with a title and an explanation. */
export interface Point {
  title: string;
  description: string;
}

/** Employee benefits (spec 2.7). */
export const jobBenefits: readonly Point[] = [
  {
    title: `${claims.learningBudget.value} ${claims.learningBudget.label}`,
    description: 'For courses, exams, books and conferences.',
  },
  {
    title: `${claims.innovationTime.value} ${claims.innovationTime.label}`,
    description: 'One day in five for tools, prototypes and articles.',
  },
  {
    title: 'SAP, customer experience and AI',
    description: 'Projects in three fields, for large companies whose systems have to keep running.',
  },
];

/** Links for applications. The first version links to the sales inquiry, the second to the contact form. */
export const applyLinks: Record<'positions' | 'openings', InternalLink> = {
  positions: '/contact/sales-inquiry?interest=other',
  openings: '/contact',
};
