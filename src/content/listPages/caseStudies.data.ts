import { type CaseStudy, caseStudies } from '../caseStudies.data.ts';
import { claims } from '../claims.data.ts';
import { type ClosingDrawing, closingAt } from '../closings.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { InternalLink } from '../pages.ts';

export interface Closing extends ClosingDrawing {
  heading: string;
  text: string;
  note?: string;
  actions: { primary: { label: string; href: InternalLink }; secondary?: { label: string; href: InternalLink } };
}

export interface CaseStudiesContent {
  head: PageHeadContent;
  stats: readonly { value: string; label: string }[];
  /** Label of the link to a case study. */
  read: string;
  /** Without the full texts, which have separate pages. */
  studies: readonly Omit<CaseStudy, 'facts' | 'lessons' | 'quote' | 'parts'>[];
  closing: Closing;
}

/** Page of all case studies (spec 2.8), with statistics about the firm. */
export const caseStudiesPage: CaseStudiesContent = {
  head: headAt('/resources/case-studies'),
  stats: [claims.sapProjectsDone, claims.retention, claims.efficiencyTypical, claims.typicalRoi],
  read: 'Read the whole case',
  studies: caseStudies.map(({ facts: _facts, lessons: _lessons, quote: _quote, parts: _parts, ...study }) => study),
  closing: {
    ...closingAt('/resources/case-studies'),
    heading: 'Discuss a project like these',
    text: 'Tell us which of them is closest to your own. Our articles and reports cover Joule and operations.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'On Joule and operations', href: '/resources?solution=joule,managed-sap' },
    },
  },
};
