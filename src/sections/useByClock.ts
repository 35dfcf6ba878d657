import { useCallback, useSyncExternalStore } from 'react';
import { lastPassed } from '../content/dates';

/** Longest delay of setTimeout in ms; a longer one fires at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Splits entries into upcoming and past ones (latest first) by the visitor's clock, and renders again when one ends,
 * even after the page was in the background. Hydration uses the time of the build, which is also the minimum: with a
 * slow clock, past entries stay past.
 *
 * @param entries in the order of their dates, each with its end in ms since 1970; must be the same array on each call
 * @param atBuild latest end that had passed at build time, or 0
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
