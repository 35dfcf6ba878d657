import { useSearchParams } from 'react-router-dom';
import { keepPlace, useRunning } from '../keepPlace';

/** Stands for all categories; it is not written into the address. */
export const ALL = 'all';

/**
 * Keeps the selected category in the address's query (spec 2.8): `?category=ai-strategy`. A selection is a
 * step that Back takes back. A category that does not exist counts as all of them; so does any while a prerendered page is
 * hydrated, since that was made without a query.
 *
 * @param ids the categories that an address may name
 */
export function useCategory(ids: readonly string[]): [selected: string, select: (id: string) => void] {
  const [query, setQuery] = useSearchParams();
  const running = useRunning();
  const asked = running ? query.get('category') : null;
  const select = (id: string) =>
    setQuery(
      (next) => {
        if (id === ALL) next.delete('category');
        else next.set('category', id);
        return next;
      },
      { state: keepPlace },
    );
  return [asked !== null && ids.includes(asked) ? asked : ALL, select];
}
