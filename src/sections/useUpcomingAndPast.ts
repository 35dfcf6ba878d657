import { useCallback, useSyncExternalStore } from 'react';
import { lastPassed } from '../content/dates';

/** Longest delay of setTimeout in ms; a longer one fires at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Splits entries into upcoming and past ones (latest first) by the visitor's clock, and renders again when one ends,
 * even after the page was in the background. Hydration uses the time of the build. A visitor's clock before
 * that time is ignored.
 *
 * @param entries in the order of their dates, each with its end in ms since 1970; must be the same array on each call
 * @param atBuild latest end that had passed at build time, or 0
 */
export function useUpcomingAndPast<Entry extends { readonly ends: number }>(
  entries: readonly Entry[],
  atBuild: number,
) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = () => {
        clearTimeout(timer);
        const now = Date.now();
        const next = Math.min(...entries.map(({ ends }) => ends).filter((end) => end > now));
        if (Number.isFinite(next)) timer = setTimeout(update, Math.min(next - now, MAX_TIMEOUT));
      };
      const update = () => {
        onChange();
        schedule();
      };
      schedule();
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', update);
      };
    },
    [entries],
  );
  const now = () =>
    lastPassed(
      entries.map(({ ends }) => ends),
      Date.now(),
    );
  const lastEnd = useSyncExternalStore(
    subscribe,
    () => Math.max(atBuild, now()),
    () => atBuild,
  );
  return {
    upcoming: entries.filter(({ ends }) => ends > lastEnd),
    past: entries.filter(({ ends }) => ends <= lastEnd).reverse(),
  };
}
