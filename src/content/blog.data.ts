import type { z } from 'zod';
import { readCollection } from './collection.ts';
import { blogSchema } from './schemas.ts';
import { typeDrawing } from './typeDrawings.ts';

export { blogCategories } from './schemas.ts';

/** Blog article. The site shows only a summary; the text is sent on request. */
export interface BlogArticle extends Omit<z.infer<typeof blogSchema>, 'parts'> {
  id: string;
  drawing: string;
}

/** Blog articles, newest first. They are sample content, including the numbers in them. */
export const blogArticles: readonly BlogArticle[] = readCollection('blog', blogSchema)
  .map(({ parts: _none, ...article }) => ({ ...article, drawing: article.drawing ?? typeDrawing('blog', article.id) }))
  .sort((a, b) => b.date.localeCompare(a.date));
