import { brand } from './brand.ts';
import { wordmark } from './wordmark.generated.ts';

/** Name beside the logo, as outlines if they were generated for this name (`npm run wordmark -w drawings`). */
export const logo: { name: string; wordmark?: { path: string; right: number } } = {
  name: brand.name,
  ...((wordmark.name as string) === brand.name && { wordmark: { path: wordmark.path, right: wordmark.right } }),
};
