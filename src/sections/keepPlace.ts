import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a navigation that only changes what the page shows: the page, its focus and its scroll position stay. */
export const keepPlace = { keepPlace: true };

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state;

const never = () => () => {};
/** False while a prerendered page is hydrated: it was made without a query and without a history entry. */
export const useRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A value that belongs to the history entry, for example how much of a list is shown: it is there again after Back and
 * after a reload, and no other entry has it.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const running = useRunning();
  const kept = running && typeof state?.[name] === typeof initial ? (state[name] as Value) : initial;
  const keep = (value: Value) =>
    navigate({ search, hash }, { replace: true, state: { ...state, ...keepPlace, [name]: value } });
  return [kept, keep];
}
