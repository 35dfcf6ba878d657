import { canonicalPath } from '../canonicalPath.ts';
import { type CaseStudy, caseStudies } from '../caseStudies.data.ts';
import { closingAt } from '../closings.ts';
import { printedDate } from '../dates.ts';
import { headAt } from '../pageHead.ts';
import type { ArticleContent } from './article.ts';
import type { Closing } from './caseStudies.data.ts';

export interface CaseStudyContent {
  head: ArticleContent['head'];
  /** Drawing of the phases to scale, with its text alternative. Omitted if there is no drawing. */
  timeline?: { name: string; label: string; height: number; heights: { wide: number; phone: number } };
  results: readonly { value: string; label: string }[];
  text: Omit<ArticleContent['text'], 'author' | 'role'> & {
    category: string;
    facts: readonly { term: string; value: string }[];
    insightsHeading: string;
  };
  quote: { quote: string; name: string; role: string };
  /** Other case studies with their drawings. */
  more: {
    heading: string;
    items: readonly { id: string; title: string; text: string; href: string; drawing: string; image?: string }[];
  };
  closing: Closing;
}

/** Returns the drawing of the phases, if there is one, with the heights of its files. */
function timelineOf({ phasesDrawing, timeline }: CaseStudy): Pick<CaseStudyContent, 'timeline'> {
  if (!phasesDrawing || timeline.length === 0) return {};
  const total = timeline.reduce((sum, { weeks }) => sum + weeks, 0);
  const phases = timeline.map(({ label, weeks }) => `${label}, ${inWeeks(weeks)}`);
  return {
    timeline: {
      name: phasesDrawing,
      label: `The program on an axis of ${inWeeks(total)}: ${phases.join('; ')}.`,
      height: 330,
      heights: { wide: 420, phone: 340 },
    },
  };
}
const inWeeks = (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

/**
 * Returns the case study at a path.
 *
 * @throws Error if there is no case study
 */
export function caseStudyAt(pathname: string): CaseStudyContent {
  const path = canonicalPath(pathname);
  const study = caseStudies.find(({ href }) => href === path);
  if (!study) throw new Error(`There is no case study at ${path}`);
  const { href, company, industry, results, publishDate, readTime, drawing, image } = study;
  return {
    head: {
      ...headAt(href),
      drawing: {
        name: drawing,
        viewBox: '28 14 424 272',
        layout: 'half',
        surface: 'signal',
        image,
      },
    },
    ...timelineOf(study),
    results,
    text: {
      date: printedDate(publishDate),
      readTime,
      category: industry,
      facts: [{ term: 'Client', value: company }, ...study.facts],
      keyInsights: study.lessons,
      insightsHeading: 'What to take from it',
      parts: study.parts,
    },
    quote: study.quote,
    more: {
      heading: 'Other cases',
      items: caseStudies
        .filter((other) => other !== study)
        .map((other) => ({
          id: other.id,
          title: other.title,
          text: other.summary,
          href: other.href,
          drawing: other.drawing,
          image: other.image,
        })),
    },
    closing: {
      ...closingAt(path),
      heading: 'Discuss a project like this',
      text: 'An architect who worked on it joins the first call.',
      actions: {
        primary: { label: 'Free Strategy Call', href: '/contact' },
        secondary: { label: 'All case studies', href: '/resources/case-studies' },
      },
    },
  };
}
