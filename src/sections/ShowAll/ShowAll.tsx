import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { focusReplacement } from '../../components/focusReplacement';
import { Text } from '../../components/Text';
import { useEntryState } from '../keepScroll';
import * as css from './ShowAll.css';

export interface ShowAllProps<Entry> {
  entries: readonly Entry[];
  /** Number of entries shown initially. Default all. */
  first?: number;
  /** Label of the button: "Show all dates". */
  label: string;
  /** Renders entries, each in an `article`. */
  children: (shown: readonly Entry[]) => ReactNode;
}

/**
 * Start of a list, with a button that shows the rest, so that the HTML is small. For records in the hub, link to the
 * hub instead (`older` of CategorySection).
 */
export function ShowAll<Entry>({ entries, first = entries.length, label, children }: ShowAllProps<Entry>) {
  const [isExpanded, setExpanded] = useEntryState(label, false);
  // False after Back, so that focus does not move.
  const wasClicked = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when all entries are shown
  useLayoutEffect(() => {
    const next = isExpanded && wasClicked.current ? list.current?.querySelectorAll('article')[first] : undefined;
    wasClicked.current = false;
    if (!next) return;
    next.tabIndex = -1;
    focusReplacement(next);
  }, [isExpanded]);
  return (
    <div ref={list}>
      {children(isExpanded ? entries : entries.slice(0, first))}
      {!isExpanded && entries.length > first && (
        <div className={css.more}>
          <Text size="small" tone="muted">
            {first} of {entries.length}
          </Text>
          <div className={css.button}>
            <Button
              variant="outline"
              onClick={() => {
                wasClicked.current = true;
                setExpanded(true);
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
