import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { control, label as labelStyle } from '../../theme/field.css';
import { Icon } from '../Icon';
import { isComposing } from '../isComposing';
import type { NativeProps } from '../native';
import { useWords } from '../words';
import * as css from './SearchField.css';

export interface SearchFieldProps
  extends Omit<NativeProps<'input'>, 'value' | 'defaultValue' | 'type' | 'placeholder' | 'disabled'> {
  /** What is searched: "Search resources". */
  label: string;
  /** An example of what can be searched for. */
  placeholder?: string;
  /** The words searched for, with `onValueChange`. White space around them makes no difference to the field. */
  value?: string;
  /** What it holds at first, where it keeps its own value. */
  defaultValue?: string;
  /** Called at every keystroke, and at the start with what was typed before the page's script ran. */
  onValueChange?: (value: string) => void;
  /** Name of the button that empties the field. Default: the WordsProvider’s. */
  clearLabel?: string;
}

/**
 * One line of words that narrows what stands beside it while it is typed. It empties by its button or Escape. For
 * answers in a form use TextField.
 */
export function SearchField({
  label,
  placeholder,
  value,
  defaultValue,
  onValueChange,
  clearLabel,
  id,
  ref,
  onChange,
  onKeyDown,
  ...native
}: SearchFieldProps) {
  const words = useWords('filter');
  const made = useId();
  const own = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const started = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // The field keeps what is typed in it and follows `value` only where another part of the page has changed that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may change, what it was told has not
  useEffect(() => {
    const { current } = input;
    if (!current || value === undefined || current.value.trim() === value.trim()) return;
    if (!started.current && current.value) onValueChange?.(current.value);
    else current.value = value;
  }, [value]);
  useEffect(() => {
    started.current = true;
  }, []);

  const empty = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onValueChange?.('');
  };

  return (
    <div>
      <label htmlFor={own} className={labelStyle}>
        {label}
      </label>
      <div className={css.body}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...native}
          ref={input}
          id={own}
          type="search"
          className={`${control} ${css.input}`}
          // The placeholder's presence tells an empty field from a filled one.
          placeholder={placeholder ?? ' '}
          defaultValue={value ?? defaultValue}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Escape' || !event.currentTarget.value || isComposing(event)) return;
            // The first Escape belongs to the field, the next one to the dialog that it stands in.
            event.preventDefault();
            event.stopPropagation();
            empty();
          }}
        />
        <span className={css.sign}>
          <Icon name="search" />
        </span>
        <button type="button" className={css.clear} aria-label={clearLabel ?? words.clearSearch} onClick={empty}>
          <Icon name="close" size={14} />
        </button>
      </div>
    </div>
  );
}
