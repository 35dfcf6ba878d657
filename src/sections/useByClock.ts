import { useCallback, useSyncExternalStore } from 'react';
import { lastPassed } from '../content/dates';

/** The longest that a browser waits, in milliseconds; asked for more, it does not wait at all. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * What is to come, and what is past with the latest first, by the visitor's clock: as each entry ends the component is
 * shown anew, also after the page was left in the background. While a prerendered page is hydrated it is as it was at the
 * build, which is the earliest that it can ever be: a clock that is behind brings nothing back.
 *
 * @param entries in the order of their dates, each with the moment at which it is over, in milliseconds since 1970; the
 *   same list each time
 * @param atBuild the last of those moments that had passed when the site was built, or 0
 */
export function useByClock<Entry extends { readonly ends: number }>(entries: readonly Entry[], atBuild: number) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(waiting);
        const now = Date.now();
        const next = Math.min(...entries.map(({ ends }) => ends).filter((end) => end > now));
        if (Number.isFinite(next)) waiting = setTimeout(look, Math.min(next - now, LONGEST_WAIT));
      };
      const look = () => {
        onChange();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(waiting);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [entries],
  );
  const now = () =>
    lastPassed(
      entries.map(({ ends }) => ends),
      Date.now(),
    );
  const ended = useSyncExternalStore(
    subscribe,
    () => Math.max(atBuild, now()),
    () => atBuild,
  );
  return {
    upcoming: entries.filter(({ ends }) => ends > ended),
    past: entries.filter(({ ends }) => ends <= ended).reverse(),
  };
}
