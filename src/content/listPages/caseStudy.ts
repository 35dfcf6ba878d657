import { canonicalPath } from '../canonicalPath.ts';
import { caseStories } from '../caseStories.ts';
import { caseStudies } from '../caseStudies.ts';
import { closingAt } from '../closings.ts';
import { printedDate } from '../dates.ts';
import { headAt } from '../pageHead.ts';
import type { Detail } from '../servicePages/types.ts';
import type { ArticleContent } from './article.ts';
import type { Closing } from './caseStudies.ts';

export interface CaseStudyContent {
  head: ArticleContent['head'];
  /** Part of the head’s drawing, across the window. */
  detail: Detail;
  results: readonly { value: string; label: string }[];
  text: Omit<ArticleContent['text'], 'author' | 'role'> & {
    facts: readonly { term: string; value: string }[];
    insightsHeading: string;
  };
  quote: { quote: string; name: string; role: string };
  more: ArticleContent['more'];
  closing: Closing;
}

/**
 * The case at an address.
 *
 * @throws Error when there is no case there, or no story for it in `caseStories.ts`.
 */
export function caseStudyAt(pathname: string): CaseStudyContent {
  const path = canonicalPath(pathname);
  const study = caseStudies.find(({ href }) => href === path);
  if (!study) throw new Error(`There is no case study at ${path}`);
  const { id, href, title, company, industry, results, publishDate, readTime, image } = study;
  const story = caseStories[id];
  if (!story) throw new Error(`The case ${id} has no story in caseStories.ts`);
  return {
    head: {
      ...headAt(href),
      drawing: { name: `record-${id}`, viewBox: '0 0 480 300', ...(image.includes('/') && { image }) },
    },
    detail: { drawing: `record-${id}`, viewBox: '20 90 220 78' },
    results,
    text: {
      heading: title,
      date: printedDate(publishDate),
      readTime,
      category: industry,
      facts: [{ term: 'Client', value: company }, ...story.facts],
      keyInsights: story.lessons,
      insightsHeading: 'What to take from it',
      parts: story.parts,
    },
    quote: story.quote,
    more: {
      heading: 'Other cases',
      pages: caseStudies
        .filter((other) => other !== study)
        .map((other) => ({ title: other.title, text: other.summary, href: other.href })),
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
