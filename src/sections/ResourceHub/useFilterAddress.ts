import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepPlace, useRunning } from '../keepPlace';
import { type Dimension, type FilterState, type FilterValues, noFilter, queryOf, stateFrom, withValue } from './filter';

/** Delay in ms, because browsers block frequent changes of the URL. */
const PAUSE = 200;

/** Stores the filters in the query (spec 2.8). A selection adds a history entry; typing replaces the current one. */
export function useFilterAddress(values: FilterValues) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const running = useRunning();
  const named = useMemo(() => stateFrom(query, values), [query, values]);
  const here = queryOf(named, values);

  // The search term is newer than the URL while typing.
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // Latest state, because the URL is updated asynchronously.
  const now = useRef(named);
  // The current query, followed by those that the router has not applied yet.
  const way = useRef([here]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `here` is the serialized form of `named`
  useLayoutEffect(() => {
    const arrived = way.current.indexOf(here);
    if (arrived >= 0) way.current = way.current.slice(arrived);
    else {
      // The visitor went back or followed a link.
      clearTimeout(pause.current);
      way.current = [here];
      now.current = named;
      setTyped(undefined);
    }
  }, [here]);

  const write = (next: FilterState, replace: boolean) => {
    clearTimeout(pause.current);
    now.current = next;
    setTyped(next.q);
    const search = queryOf(next, values);
    if (search === way.current.at(-1)) return;
    way.current.push(search);
    // Not setSearchParams, which encodes the commas between values as %2C.
    navigate({ search }, { replace, state: keepPlace });
  };

  const address = running ? named : noFilter;
  const state = useMemo(() => (typed === undefined ? address : { ...address, q: typed }), [address, typed]);
  return {
    state,
    /** Toggles a value of the latest state, because a quick second click precedes the render of the first. */
    toggle: (dimension: Dimension, value: string) =>
      write(withValue(now.current, dimension, value, !now.current[dimension].includes(value)), false),
    remove: (dimension: Dimension, value: string) => write(withValue(now.current, dimension, value, false), false),
    type: (q: string) => {
      now.current = { ...now.current, q };
      setTyped(q);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => write(now.current, true), PAUSE);
    },
    /** Updates the URL immediately, before the visitor may leave. */
    settle: () => write(now.current, true),
    /** Clears the search term with a history entry of its own, like other chips. */
    forget: () => write({ ...now.current, q: '' }, false),
    clear: () => write(noFilter, false),
  };
}
