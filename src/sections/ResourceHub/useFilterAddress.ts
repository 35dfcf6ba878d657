import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepPlace, useRunning } from '../keepPlace';
import { type Dimension, type FilterState, type FilterValues, noFilter, queryOf, stateFrom, withValue } from './filter';

/** Browsers refuse an address that changes at every keystroke for long. In milliseconds. */
const PAUSE = 200;

/**
 * Keeps what is chosen in the address's query (spec 2.8): a choice is a step that Back takes back, while
 * words that are typed replace the step they belong to as soon as the typing pauses.
 */
export function useFilterAddress(values: FilterValues) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const running = useRunning();
  const named = useMemo(() => stateFrom(query, values), [query, values]);
  const here = queryOf(named, values);

  // Words run ahead of the address.
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // The address follows a moment later, so the next choice builds on what was chosen rather than on what is shown.
  const now = useRef(named);
  // Where the address is, and where it was sent from here and has not arrived yet.
  const way = useRef([here]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `here` is `named`, written out.
  useLayoutEffect(() => {
    const arrived = way.current.indexOf(here);
    if (arrived >= 0) way.current = way.current.slice(arrived);
    else {
      // The visitor went Back, or followed a link to another choice.
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
    // Not setSearchParams: it writes the commas between values as %2C.
    navigate({ search }, { replace, state: keepPlace });
  };

  const address = running ? named : noFilter;
  const state = useMemo(() => (typed === undefined ? address : { ...address, q: typed }), [address, typed]);
  return {
    state,
    /** Chooses a value, or takes it back: a box that is clicked twice at once does not show the first click yet. */
    toggle: (dimension: Dimension, value: string) =>
      write(withValue(now.current, dimension, value, !now.current[dimension].includes(value)), false),
    remove: (dimension: Dimension, value: string) => write(withValue(now.current, dimension, value, false), false),
    type: (q: string) => {
      now.current = { ...now.current, q };
      setTyped(q);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => write(now.current, true), PAUSE);
    },
    /** Has the address follow at once: the next thing that the visitor does may be to leave. */
    settle: () => write(now.current, true),
    /** Takes the words away in one step, as the chip that shows them does. */
    forget: () => write({ ...now.current, q: '' }, false),
    clear: () => write(noFilter, false),
  };
}
