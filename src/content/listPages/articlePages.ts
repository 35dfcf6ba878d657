import { articles } from '../articles.ts';
import { type ArticleContent, articleAt } from './article.ts';

/** What every article page shows, by its address: worked out at build time, with the texts of the others left out. */
export const articlePageContents: Readonly<Record<string, ArticleContent>> = Object.fromEntries(
  articles.map(({ href }) => [href, articleAt(href)]),
);
