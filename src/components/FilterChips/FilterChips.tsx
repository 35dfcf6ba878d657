import { useLayoutEffect, useRef } from 'react';
import { focusReplacement } from '../focusReplacement';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './FilterChips.css';

export interface FilterChipsProps {
  /** Names the list. Default: the WordsProvider’s. */
  label?: string;
  /** In the order of the filters; `id` is theirs alone. */
  chips: readonly { readonly id: string; readonly label: string }[];
  /** A filter was removed. */
  onRemove: (id: string) => void;
  /** Label of the button that removes them all. Default: the WordsProvider’s. */
  clearLabel?: string;
  /** All filters were cleared. */
  onClear: () => void;
  /** The last chip was removed from here by its own button: time to move focus to the results. */
  onEmptied?: () => void;
}

/**
 * What a list is filtered by, each with a button that takes it away. Focus moves on to the next chip, from the last one
 * to the one before it. Nothing is shown where nothing is filtered. Tags that cannot be removed are a TagList.
 */
export function FilterChips({ label, chips, onRemove, clearLabel, onClear, onEmptied }: FilterChipsProps) {
  const words = useWords('filter');
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; place: number } | undefined>(undefined);

  useLayoutEffect(() => {
    const gone = removed.current;
    if (!gone || chips.some(({ id }) => id === gone.id)) return;
    removed.current = undefined;
    const next = list.current?.querySelectorAll('button')[Math.min(gone.place, chips.length - 1)];
    if (next) focusReplacement(next);
    else onEmptied?.();
  });

  if (chips.length === 0) return null;
  return (
    <div className={css.chips}>
      <ul ref={list} aria-label={label ?? words.active} className={css.list}>
        {chips.map((chip, place) => (
          <li key={chip.id}>
            <button
              type="button"
              className={css.chip}
              onClick={() => {
                removed.current = { id: chip.id, place };
                onRemove(chip.id);
              }}
            >
              <span className={css.words}>
                <span>{chip.label}</span>
                <VisuallyHidden>{` ${words.remove}`}</VisuallyHidden>
              </span>
              <Icon name="close" size={11} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={css.clear} onClick={onClear}>
        {clearLabel ?? words.clear}
      </button>
    </div>
  );
}
