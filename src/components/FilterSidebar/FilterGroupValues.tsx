import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../Checkbox';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { say, useWords } from '../words';
import type { FilterGroup, FilterPanelProps } from './FilterPanel';
import * as css from './FilterPanel.css';

export interface FilterGroupValuesProps extends Pick<FilterPanelProps, 'onValueChange' | 'noun'> {
  /** The dimension and its values. */
  group: FilterGroup;
  /** Whether a long list scrolls by itself once it is shown whole. */
  scrolls: boolean;
}

/** How many values of a group are shown at first. */
const FIRST = 5;
const useBeforePaint = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/**
 * The values of one filter: the first five and what is chosen of the others, and a button that shows the rest. A button in
 * place of a single value would save nothing, so six are shown at once.
 */
export function FilterGroupValues({ group, onValueChange, noun, scrolls }: FilterGroupValuesProps) {
  const words = useWords('filter');
  const { one, other } = noun ?? words.noun;
  const { id: dimension, label, options, selected, long } = group;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [whole, setWhole] = useState(false);
  // A value that was chosen stays until the list is folded: taken back, it would go from under the pointer.
  const [kept, setKept] = useState(selected);
  if (selected.some((value) => !kept.includes(value))) setKept([...kept, ...selected]);
  const folds = options.length > FIRST + 1;
  const first = folds ? options.filter(({ value }, at) => at < FIRST || kept.includes(value)) : options;
  const shown = whole ? options : first;
  const rest = options.length - first.length;

  // The button stands after what it shows: the focus goes to the first of it, and stays when it is folded.
  const next = useRef<string>(undefined);
  useBeforePaint(() => {
    const at = options.findIndex(({ value }) => value === next.current);
    next.current = undefined;
    list.current?.children[at]?.querySelector('button')?.focus();
  }, [whole]);
  const turn = () => {
    next.current = whole ? undefined : options.find((option) => !first.includes(option))?.value;
    setKept(selected);
    setWhole(!whole);
  };

  return (
    <>
      <ul ref={list} id={id} className={scrolls && long && shown.length > FIRST ? css.scrolling : css.options}>
        {shown.map(({ value, label: name, count }) => (
          <li key={value}>
            <Checkbox
              label={name}
              count={
                <>
                  <span>{count.toLocaleString('en')}</span>
                  <VisuallyHidden>{` ${count === 1 ? one : other}`}</VisuallyHidden>
                </>
              }
              size="small"
              checked={selected.includes(value)}
              onCheckedChange={(checked) => onValueChange(dimension, value, checked)}
            />
          </li>
        ))}
      </ul>
      {folds && (whole || rest > 0) && (
        <button type="button" className={css.fold} aria-expanded={whole} aria-controls={id} onClick={turn}>
          <Icon name={whole ? 'minus' : 'plus'} size={14} />
          <span>
            <span>{whole ? words.fewer : say(words.more, rest)}</span>
            <VisuallyHidden>{` ${say(words.of, label)}`}</VisuallyHidden>
          </span>
        </button>
      )}
    </>
  );
}
