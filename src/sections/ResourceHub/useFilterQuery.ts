import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepScroll, useHydrated } from '../keepScroll';
import { type Dimension, type FilterState, type FilterValues, noFilter, queryOf, stateFrom, withValue } from './filter';

/** Time in ms from the last keystroke to the change of the URL, because browsers block frequent changes. */
const TYPING_DELAY = 200;

/** Stores the filters in the query (spec 2.8). A selection adds a history entry; typing replaces the current one. */
export function useFilterQuery(values: FilterValues) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const parsedState = useMemo(() => stateFrom(query, values), [query, values]);
  const currentQuery = queryOf(parsedState, values);

  // While the visitor types, the search term is newer than the URL.
  const [typedTerm, setTypedTerm] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Latest state, because the URL is updated asynchronously.
  const latestState = useRef(parsedState);
  // The current query, followed by those that the router has not applied yet.
  const pendingQueries = useRef([currentQuery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `currentQuery` is the serialized form of `parsedState`
  useLayoutEffect(() => {
    const position = pendingQueries.current.indexOf(currentQuery);
    if (position >= 0) pendingQueries.current = pendingQueries.current.slice(position);
    else {
      // The visitor went back or followed a link.
      clearTimeout(timer.current);
      pendingQueries.current = [currentQuery];
      latestState.current = parsedState;
      setTypedTerm(undefined);
    }
  }, [currentQuery]);

  const write = (next: FilterState, replace: boolean) => {
    clearTimeout(timer.current);
    latestState.current = next;
    setTypedTerm(next.q);
    const search = queryOf(next, values);
    if (search === pendingQueries.current.at(-1)) return;
    pendingQueries.current.push(search);
    // Not setSearchParams, which encodes the commas between values as %2C.
    navigate({ search }, { replace, state: keepScroll });
  };

  const urlState = isHydrated ? parsedState : noFilter;
  const state = useMemo(
    () => (typedTerm === undefined ? urlState : { ...urlState, q: typedTerm }),
    [urlState, typedTerm],
  );
  return {
    state,
    /** Toggles a value in the latest state, because a quick second click can precede the render after the first. */
    toggle: (dimension: Dimension, value: string) =>
      write(withValue(latestState.current, dimension, value, !latestState.current[dimension].includes(value)), false),
    remove: (dimension: Dimension, value: string) =>
      write(withValue(latestState.current, dimension, value, false), false),
    type: (q: string) => {
      latestState.current = { ...latestState.current, q };
      setTypedTerm(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(latestState.current, true), TYPING_DELAY);
    },
    /** Updates the URL immediately, because the visitor may leave the page. */
    settle: () => write(latestState.current, true),
    /** Clears the search term and adds a history entry, as the removal of any chip does. */
    forget: () => write({ ...latestState.current, q: '' }, false),
    clear: () => write(noFilter, false),
  };
}
