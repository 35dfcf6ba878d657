import { useLayoutEffect, useRef } from 'react';
import { focusReplacement } from '../focusReplacement';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { useWords } from '../words';
import * as css from './FilterChips.css';

export interface FilterChipsProps {
  /** Accessible name of the list. Default: the text of WordsProvider. */
  label?: string;
  /** In the order of the filters; `id` is unique. */
  chips: readonly { readonly id: string; readonly label: string }[];
  onRemove: (id: string) => void;
  /** Label of the button that removes all filters. Default: the text of WordsProvider. */
  clearLabel?: string;
  onClear: () => void;
  /** Called when the last chip was removed by its own button, so that the caller can move focus to the results. */
  onEmptied?: () => void;
}

/** Active filters, each with a button to remove it. For tags that cannot be removed, use TagList. */
export function FilterChips({ label, chips, onRemove, clearLabel, onClear, onEmptied }: FilterChipsProps) {
  const words = useWords('filter');
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number } | undefined>(undefined);

  useLayoutEffect(() => {
    const removedChip = removed.current;
    if (!removedChip || chips.some(({ id }) => id === removedChip.id)) return;
    removed.current = undefined;
    const next = list.current?.querySelectorAll('button')[Math.min(removedChip.index, chips.length - 1)];
    if (next) focusReplacement(next);
    else onEmptied?.();
  });

  if (chips.length === 0) return null;
  return (
    <div className={css.chips}>
      <ul ref={list} aria-label={label ?? words.active} className={css.list}>
        {chips.map((chip, index) => (
          <li key={chip.id}>
            <button
              type="button"
              className={css.chip}
              onClick={() => {
                removed.current = { id: chip.id, index };
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
