import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { focusReplacement } from '../../components/focusReplacement';
import { Text } from '../../components/Text';
import { useEntryState } from '../keepPlace';
import * as css from './ShowAll.css';

export interface ShowAllProps<Entry> {
  entries: readonly Entry[];
  /** Number of entries shown initially. Default all. */
  first?: number;
  /** "Show all dates". */
  label: string;
  /** Renders entries, each in an `article`. */
  children: (shown: readonly Entry[]) => ReactNode;
}

/**
 * Start of a list with a button that shows the rest, which keeps the HTML small. For records in the hub, link to it
 * instead (`older` of CategorySection).
 */
export function ShowAll<Entry>({ entries, first = entries.length, label, children }: ShowAllProps<Entry>) {
  const [whole, setWhole] = useEntryState(label, false);
  // False after Back, so that focus does not move.
  const asked = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when all entries are shown
  useLayoutEffect(() => {
    const next = whole && asked.current ? list.current?.querySelectorAll('article')[first] : undefined;
    asked.current = false;
    if (!next) return;
    next.tabIndex = -1;
    focusReplacement(next);
  }, [whole]);
  return (
    <div ref={list}>
      {children(whole ? entries : entries.slice(0, first))}
      {!whole && entries.length > first && (
        <div className={css.more}>
          <Text size="small" tone="muted">
            {first} of {entries.length}
          </Text>
          <div className={css.button}>
            <Button
              variant="outline"
              onClick={() => {
                asked.current = true;
                setWhole(true);
              }}
            >
              {label}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
