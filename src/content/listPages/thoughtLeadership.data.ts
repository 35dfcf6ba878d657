import { articles, articleTopics } from '../articles.data.ts';
import { type Contributor, contributors } from '../contributors.data.ts';
import { printedDate } from '../dates.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { portraitOf } from '../portraits.ts';
import type { ArticleListEntry, CategoryList } from './blog.data.ts';
import { latest } from './latest.ts';

export interface ThoughtLeadershipContent {
  head: PageHeadContent;
  contributors: {
    heading: string;
    lead?: string;
    items: readonly (Contributor & { drawing?: string })[];
  };
  articles: CategoryList<ArticleListEntry>;
}

/** Thought leadership (spec 2.8): contributors, and articles by topic. */
export const thoughtLeadershipPage: ThoughtLeadershipContent = {
  head: headAt('/resources/thought-leadership'),
  contributors: {
    heading: 'Contributors',
    lead: 'They lead projects, and write about what they decide in them.',
    items: contributors.map((contributor) => ({ ...contributor, drawing: portraitOf(contributor.name) })),
  },
  articles: {
    heading: 'Articles',
    lead: 'Each works one example through in figures, gives you a table or list to use, and names its sources.',
    label: 'Topics',
    all: 'All Topics',
    categories: articleTopics,
    ...latest(
      articles.map(
        ({ title, publishDate, role: _role, keyInsights: _insights, tags: _tags, parts: _parts, ...article }) => ({
          ...article,
          heading: title,
          date: printedDate(publishDate),
        }),
      ),
      'thought-leadership',
      'article',
    ),
    empty: {
      title: 'No articles found',
      text: 'There is no article on this topic yet.',
      back: 'Show all topics',
    },
  },
};
