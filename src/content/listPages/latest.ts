import { count } from '../format.ts';
import type { ResourceType } from '../resourceValues.ts';

/** How many records of a kind a list page holds. */
const LATEST = 12;

/** Where the others are. */
export interface Older {
  /** "The 12 latest of 40 articles." */
  text: string;
  label: string;
  href: `/resources?type=${ResourceType}`;
}

/**
 * What a list page holds of records that the hub has as well: the latest, and the latest of each category that would be
 * without any, so that the page does not grow with the years; and the way to the others, if there are any.
 *
 * @param entries newest first
 * @param type theirs in the hub
 * @param one what one of them is called: "article"
 */
export function latest<Entry extends { readonly category: string }>(
  entries: readonly Entry[],
  type: ResourceType,
  one: string,
): { entries: readonly Entry[]; older?: Older } {
  const shown = entries.filter(
    (entry, at) => at < LATEST || entries.findIndex(({ category }) => category === entry.category) === at,
  );
  if (shown.length === entries.length) return { entries };
  return {
    entries: shown,
    older: {
      text: `The latest of ${count(entries, one)}.`,
      label: `All ${one}s in the library`,
      href: `/resources?type=${type}`,
    },
  };
}
