import { articles } from '../articles.data.ts';
import { canonicalPath } from '../canonicalPath.ts';
import { closingAt } from '../closings.ts';
import { type PrintedDate, printedDate } from '../dates.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { portraitOf } from '../portraits.ts';
import type { TextPart } from '../text.ts';
import type { Closing } from './caseStudies.data.ts';

export interface ArticleContent {
  head: PageHeadContent & { drawing?: { name: string; viewBox: string; image?: string } };
  text: {
    author: string;
    /** Name of the author's line portrait in `/drawings/`. */
    portrait?: string;
    role: string;
    date: PrintedDate;
    readTime: string;
    keyInsights: readonly string[];
    parts: readonly TextPart[];
  };
  more: {
    heading: string;
    pages: readonly { title: string; text?: string; note?: string; href: string; record: string }[];
  };
  closing: Closing;
}

/** Number of links to other articles. */
const MORE = 3;

/**
 * Returns the article at a path (spec 2.1).
 *
 * @throws Error if there is no article
 */
export function articleAt(pathname: string): ArticleContent {
  const path = canonicalPath(pathname);
  const at = articles.findIndex(({ href }) => href === path);
  const article = articles[at];
  if (!article) throw new Error(`There is no article at ${path}`);
  const { drawing, author, role, publishDate, readTime, keyInsights, image, parts } = article;
  const after = [...articles.slice(at + 1), ...articles.slice(0, at)];
  return {
    head: {
      ...headAt(path),
      drawing: { name: drawing, viewBox: '16 12 448 276', image },
    },
    text: {
      author,
      portrait: portraitOf(author),
      role,
      date: printedDate(publishDate),
      readTime,
      keyInsights,
      parts,
    },
    more: {
      heading: 'Read on',
      pages: after.slice(0, MORE).map((other) => ({
        title: other.title,
        note: `${other.category}, ${printedDate(other.publishDate).label}`,
        href: other.href,
        record: other.drawing,
      })),
    },
    closing: {
      ...closingAt(path),
      heading: 'Discuss this with the author',
      text: 'Thirty minutes on what it means for your own landscape.',
      actions: {
        primary: { label: 'Free Strategy Call', href: '/contact' },
        secondary: { label: 'All articles', href: '/resources/thought-leadership' },
      },
    },
  };
}
