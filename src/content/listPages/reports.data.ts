import { claims } from '../claims.data.ts';
import { closingAt } from '../closings.ts';
import { type PrintedDate, printedDate } from '../dates.ts';
import { countFirst } from '../format.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { reportCategories, reports } from '../reports.data.ts';
import { requestFor } from '../requests.ts';
import type { CategoryList } from './blog.data.ts';
import type { Closing } from './caseStudies.data.ts';
import { latest } from './latest.ts';

/** Report in a list. */
export interface ReportListEntry {
  id: string;
  heading: string;
  category: string;
  date: PrintedDate;
  text: string;
  pages: number;
  downloads: number;
  keyFindings: readonly string[];
  topics: readonly string[];
  fileSize: string;
  format: string;
  downloadUrl: string;
  drawing: string;
  image?: string;
  href?: string;
  /** Reason on the button of a report that has a page but no file. */
  unavailable?: string;
  action?: { label: string; href: string };
}

export interface ReportsContent {
  head: PageHeadContent;
  reports: CategoryList<ReportListEntry>;
  closing: Closing;
}

/** Research reports (spec 2.8): the latest, by category. */
export const reportsPage: ReportsContent = {
  head: headAt('/resources/research-reports'),
  reports: {
    heading: `The latest of ${claims.reports.value} ${claims.reports.label}`,
    lead: `${countFirst(
      reports.filter(({ href }) => href),
      'report',
    )} can be read here. Each states what was counted, how, and what the figures cannot show.`,
    label: 'Categories',
    all: 'All Reports',
    categories: reportCategories,
    ...latest(
      reports.map(
        ({
          title,
          description,
          publishDate,
          tags: _tags,
          readTime: _readTime,
          facts: _facts,
          results: _results,
          lessons: _lessons,
          parts: _parts,
          ...report
        }) => ({
          ...report,
          heading: title,
          text: description,
          date: printedDate(publishDate),
          ...(report.href
            ? {
                unavailable: `The ${report.format} is not online yet.`,
                action: { label: 'Read the report', href: report.href },
              }
            : { action: { label: 'Ask for this report', href: requestFor(title) } }),
        }),
      ),
      'research-report',
      'report',
    ),
    empty: {
      title: 'No resources found',
      text: 'There is no report in this category yet.',
      back: 'Show all reports',
    },
  },
  closing: {
    ...closingAt('/resources/research-reports'),
    heading: 'Take part in the next report',
    text: 'We count in your landscape, you get the figures first, and your name is not published.',
    actions: {
      primary: { label: 'Free Strategy Call', href: '/contact' },
      secondary: { label: 'All resources', href: '/resources' },
    },
  },
};
