import { useLocation, useNavigate } from 'react-router-dom';
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const running = useRunning();
  const query = new URLSearchParams(search);
  const asked = running ? query.get('category') : null;
  const select = (id: string) => {
    if (id === ALL) query.delete('category');
    else query.set('category', id);
    navigate({ search: query.size > 0 ? `?${query}` : '' }, { state: keepPlace });
  };
  return [asked !== null && ids.includes(asked) ? asked : ALL, select];
}
