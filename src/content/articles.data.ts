import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { articleSchema } from './schemas.ts';
import { readTime } from './text.ts';
import { typeDrawing } from './typeDrawings.ts';

export { articleTopics } from './schemas.ts';

/** Thought-leadership article with computed fields. */
export interface Article extends z.infer<typeof articleSchema> {
  id: string;
  href: `/resources/thought-leadership/${string}`;
  drawing: string;
  /** Computed: "3 min". */
  readTime: string;
}

/** Thought-leadership articles, newest first. Sample content; FACTS.md has the sources of facts about SAP. */
export const articles: readonly Article[] = readCollection('articles', articleSchema)
  .map((article) => ({
    ...article,
    href: `/resources/thought-leadership/${article.id}` as const,
    drawing: article.drawing ?? typeDrawing('thought-leadership', article.id),
    readTime: readTime(article.parts),
  }))
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate));
