import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state that keeps the scroll position, for navigation within a page, such as a change of the query. */
export const keepScroll = { keepScroll: true };

export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;

const subscribeNever = () => () => {};
/** False during hydration, where the output must match the prerendered page, which has no query or history entry. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

/** State in the history entry, such as the length of a list. Back and reload restore it. */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const value = isHydrated && typeof state?.[name] === typeof initial ? (state[name] as Value) : initial;
  const setValue = (value: Value) =>
    navigate({ search, hash }, { replace: true, state: { ...state, ...keepScroll, [name]: value } });
  return [value, setValue];
}
