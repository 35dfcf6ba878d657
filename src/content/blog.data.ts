import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { blogSchema } from './schemas.ts';
import { typeDrawing } from './typeDrawings.ts';

export { blogCategories } from './schemas.ts';

/** Blog article, sent on request. */
export interface BlogArticle extends Omit<z.infer<typeof blogSchema>, 'parts'> {
  id: string;
  drawing: string;
}

/** Newest first. Sample content, including figures. */
export const blogArticles: readonly BlogArticle[] = readCollection('blog', blogSchema)
  .map(({ parts: _none, ...article }) => ({ ...article, drawing: article.drawing ?? typeDrawing('blog', article.id) }))
  .sort((a, b) => b.date.localeCompare(a.date));
