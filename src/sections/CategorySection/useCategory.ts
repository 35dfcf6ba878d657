import { startTransition, useOptimistic } from 'react';
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
  // The router updates in a transition. Without an optimistic value, the previous panel would stay until the transition
  // ends, and Tab could move focus into a panel that is then removed.
  const [selected, setSelected] = useOptimistic(requested !== null && ids.includes(requested) ? requested : ALL);
  const select = (id: string) =>
    startTransition(() => {
      setSelected(id);
      setQuery(
        (next) => {
          if (id === ALL) next.delete('category');
          else next.set('category', id);
          return next;
        },
        { state: keepScroll },
      );
    });
  return [selected, select];
}
