import { count } from '../format.ts';
import type { ResourceType } from '../resourceValues.ts';

/** Number of newest records on a list page. */
const LATEST = 12;

/** Link to older records. */
export interface Older {
  /** "The latest of 40 articles." */
  text: string;
  label: string;
  href: `/resources?type=${ResourceType}`;
}

/**
 * Limits the records of a list page to the latest, so that the page does not grow over the years. Adds the latest
 * record of each category that would otherwise be empty, and a link to all records of `type` in the resource hub.
 *
 * @param entries newest first
 * @param type type of the records in the hub
 * @param one singular noun: "article"
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
