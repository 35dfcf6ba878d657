import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { focusReplacement } from '../../components/focusReplacement';
import { Text } from '../../components/Text';
import { useEntryState } from '../keepPlace';
import * as css from './ShowAll.css';

export interface ShowAllProps<Entry> {
  /** All that there are, in order. */
  entries: readonly Entry[];
  /** How many are shown at first. Default all. */
  first?: number;
  /** On the button: "Show all dates". */
  label: string;
  /** Shows entries, each in an `article`. */
  children: (shown: readonly Entry[]) => ReactNode;
}

/**
 * The first of a list, and all of it at a click on a button, so that a page's HTML does not grow with its records. The
 * focus then goes to the first that was not shown before. For records that the hub has as well, lead to
 * the hub instead (`older` of CategorySection).
 */
export function ShowAll<Entry>({ entries, first = entries.length, label, children }: ShowAllProps<Entry>) {
  const [whole, setWhole] = useEntryState(label, false);
  // Not where the visitor comes back.
  const asked = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all are shown
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
