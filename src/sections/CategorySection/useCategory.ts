import { useSearchParams } from 'react-router-dom';
import { keepScroll, useHydrated } from '../keepScroll';

/** Id of the tab with all categories. The URL omits it. */
export const ALL = 'all';

/**
 * Keeps the selected category in the query string: `?category=ai-strategy` (spec 2.8). A selection adds a history
 * entry. An unknown category counts as `ALL`. So does any category during hydration, because prerendered pages have no
 * query.
 *
 * @param ids valid categories
 */
export function useCategory(ids: readonly string[]): [selected: string, select: (id: string) => void] {
  const [query, setQuery] = useSearchParams();
  const running = useHydrated();
  const requested = running ? query.get('category') : null;
  const select = (id: string) =>
    setQuery(
      (next) => {
        if (id === ALL) next.delete('category');
        else next.set('category', id);
        return next;
      },
      { state: keepScroll },
    );
  return [requested !== null && ids.includes(requested) ? requested : ALL, select];
}
