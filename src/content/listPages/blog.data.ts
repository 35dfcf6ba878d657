import { blogArticles, blogCategories } from '../blog.data.ts';
import { closingAt } from '../closings.ts';
import { type PrintedDate, printedDate } from '../dates.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import type { InternalLink } from '../pages.ts';
import { requestFor } from '../requests.ts';
import type { Closing } from './caseStudies.data.ts';
import { latest, type Older } from './latest.ts';

/** Article in a list. */
export interface ArticleListEntry {
  id: string;
  heading: string;
  excerpt: string;
  category: string;
  readTime: string;
  date: PrintedDate;
  author: string;
  drawing: string;
  image?: string;
  href?: string;
  action?: { label: string; href: InternalLink };
}

/** List whose entries belong to categories. */
export interface CategoryList<Entry> {
  heading: string;
  lead?: string;
  label: string;
  all: string;
  categories: readonly string[];
  entries: readonly Entry[];
  /** Link to older entries. */
  older?: Older;
  empty: { title: string; text?: string; back: string };
}

export interface BlogContent {
  head: PageHeadContent;
  articles: CategoryList<ArticleListEntry>;
  closing: Closing;
}

/** Blog (spec 2.8). "Read Full Article" leads to the general inquiry. */
export const blogPage: BlogContent = {
  head: headAt('/resources/blog'),
  articles: {
    heading: 'Articles',
    lead: 'The link of an article opens a form with its title filled in.',
    label: 'Categories',
    all: 'All',
    categories: blogCategories,
    ...latest(
      blogArticles.map(({ title, summary, date, tags: _, ...article }) => ({
        ...article,
        readTime: `${article.readTime}, on request`,
        heading: title,
        excerpt: summary,
        date: printedDate(date),
        action: { label: 'Read Full Article', href: requestFor(title) },
      })),
      'blog',
      'article',
    ),
    empty: {
      title: 'No articles found',
      text: 'Nothing has been written in this category yet.',
      back: 'Show all articles',
    },
  },
  closing: {
    ...closingAt('/resources/blog'),
    heading: 'Read our longer articles',
    text: 'On the 2027 decision, what Joule needs, cutovers and customer data: on the site in full.',
    actions: {
      primary: { label: 'Thought leadership', href: '/resources/thought-leadership' },
      secondary: { label: 'Free Strategy Call', href: '/contact' },
    },
  },
};
