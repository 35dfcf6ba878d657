import { canonicalPath } from '../canonicalPath.ts';
import { closingAt } from '../closings.ts';
import { printedDate } from '../dates.ts';
import { headAt } from '../pageHead.ts';
import { reports } from '../reports.ts';
import { reportTexts } from '../reportTexts.ts';
import { requestFor } from '../requests.ts';
import type { ArticleContent } from './article.ts';
import type { Closing } from './caseStudies.data.ts';
import type { CaseStudyContent } from './caseStudy.ts';

export interface ReportContent {
  head: ArticleContent['head'];
  results: CaseStudyContent['results'];
  text: CaseStudyContent['text'];
  more: ArticleContent['more'];
  closing: Closing;
}

/**
 * The report at an address.
 *
 * @throws Error when there is no report there, or no text for it in `reportTexts.ts`.
 */
export function reportAt(pathname: string): ReportContent {
  const path = canonicalPath(pathname);
  const report = reports.find(({ href }) => href === path);
  const text = report && reportTexts[report.id];
  if (!text) throw new Error(`There is no report to read at ${path}`);
  const { drawing, title, category, publishDate, readTime = '', pages: length, format, image } = report;
  return {
    head: {
      ...headAt(path),
      drawing: {
        name: drawing,
        viewBox: '28 14 424 272',
        layout: 'half',
        surface: 'ink',
        image,
      },
    },
    results: text.results,
    text: {
      date: printedDate(publishDate),
      readTime,
      category,
      facts: text.facts,
      keyInsights: text.lessons,
      insightsHeading: 'What to do with it',
      parts: text.parts,
    },
    more: {
      heading: 'Other reports to read',
      pages: reports.flatMap((other) =>
        other.href && other !== report
          ? [{ title: other.title, text: other.description, href: other.href, record: other.drawing }]
          : [],
      ),
    },
    closing: {
      ...closingAt(path),
      heading: 'Ask for the full report',
      text: `This page has the method, the findings and the limits. The ${format} of ${length} pages adds the data of each case without names.`,
      actions: {
        primary: { label: 'Ask for the report', href: requestFor(title) },
        secondary: { label: 'All reports', href: '/resources/research-reports' },
      },
    },
  };
}
