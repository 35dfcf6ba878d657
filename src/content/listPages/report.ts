import { canonicalPath } from '../canonicalPath.ts';
import { closingAt } from '../closings.ts';
import { printedDate } from '../dates.ts';
import { headAt } from '../pageHead.ts';
import { reports } from '../reports.data.ts';
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
 * Returns the report at a path.
 *
 * @throws Error if there is no report with a text
 */
export function reportAt(pathname: string): ReportContent {
  const path = canonicalPath(pathname);
  const report = reports.find(({ href }) => href === path);
  if (!report) throw new Error(`There is no report with a text at ${path}`);
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
    results: report.results,
    text: {
      date: printedDate(publishDate),
      readTime,
      category,
      facts: report.facts,
      keyInsights: report.lessons,
      insightsHeading: 'What to do with it',
      parts: report.parts,
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
