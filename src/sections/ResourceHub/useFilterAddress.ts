import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Dimension, type FilterState, type FilterValues, noFilter, queryOf, stateFrom, withValue } from './filter';

/** Browsers refuse an address that changes at every keystroke for long. In milliseconds. */
const PAUSE = 200;

const never = () => () => {};
/** False while a prerendered page is being hydrated: it was made without a query. */
const useRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

// Layout effects have no meaning in the prerendered page.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps what is chosen in the address's query (decisions, "Interaction"): a choice is a step that Back takes back, while
 * words that are typed replace the step they belong to as soon as the typing pauses.
 */
export function useFilterAddress(values: FilterValues) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const running = useRunning();
  const address = useMemo(() => (running ? stateFrom(search, values) : noFilter), [running, search, values]);

  // Words run ahead of the address. They yield when it comes to name others than were written into it from here.
  const [typed, setTyped] = useState<string>();
  const written = useRef<string>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    if (address.q === written.current) return;
    clearTimeout(pause.current);
    written.current = address.q;
    setTyped(undefined);
  }, [address.q]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const state = useMemo(() => (typed === undefined ? address : { ...address, q: typed }), [address, typed]);
  // What comes before the next rendering, as presses that the page's loader repeats do, builds on what came before it.
  const now = useRef(state);
  useBeforePaint(() => {
    now.current = state;
  }, [state]);

  const type = (q: string) => {
    now.current = { ...now.current, q };
    setTyped(q);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => write(now.current, true), PAUSE);
  };
  const write = (next: FilterState, replace: boolean) => {
    clearTimeout(pause.current);
    now.current = next;
    written.current = next.q.trim();
    setTyped(next.q);
    const query = queryOf(next, values);
    if (query !== queryOf(address, values)) navigate({ search: query }, { replace });
  };

  return {
    state,
    type,
    choose: (dimension: Dimension, value: string, chosen: boolean) =>
      write(withValue(now.current, dimension, value, chosen), false),
    /** Takes the words away in one step, as the chip that shows them does. */
    forget: () => write({ ...now.current, q: '' }, false),
    clear: () => write(noFilter, false),
  };
}
