import { brand } from './brand.ts';
import { wordmark } from './wordmark.generated.ts';

/** What stands beside the logo's mark: the name, as outlines where these are drawn of that name (`npm run wordmark -w drawings`). */
export const logo: { name: string; wordmark?: { path: string; right: number } } = {
  name: brand.name,
  ...((wordmark.name as string) === brand.name && { wordmark: { path: wordmark.path, right: wordmark.right } }),
};
