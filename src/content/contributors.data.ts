import type { z } from 'zod';
import { articles } from './articles.data.ts';
import { readCollection } from './collection.ts';
import { contributorSchema } from './schemas.ts';

/** Contributor of the thought-leadership page (spec 3.3), with the number of their articles. */
export interface Contributor extends z.infer<typeof contributorSchema> {
  id: string;
  articles: number;
}

/** Authors of the articles. People are sample content. */
export const contributors: readonly Contributor[] = readCollection('contributors', contributorSchema).map((person) => ({
  ...person,
  articles: articles.filter(({ author }) => author === person.name).length,
}));
