import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { control, label as labelStyle } from '../../theme/field.css';
import { Icon } from '../Icon';
import { isComposing } from '../isComposing';
import type { NativeProps } from '../native';
import { useWords } from '../words';
import * as css from './SearchField.css';

export interface SearchFieldProps
  extends Omit<NativeProps<'input'>, 'value' | 'defaultValue' | 'type' | 'placeholder' | 'disabled'> {
  /** Such as "Search resources". */
  label: string;
  /** Example of a search term. */
  placeholder?: string;
  /** Search term, for controlled use. Differences in surrounding white space are ignored. */
  value?: string;
  defaultValue?: string;
  /** Called on every input. With `value`, also called after hydration if the visitor typed before hydration. */
  onValueChange?: (value: string) => void;
  /** Label of the clear button. Default: the text of WordsProvider. */
  clearLabel?: string;
}

/** Search input that filters a list while typing. A button and Escape clear it. For form fields, use TextField. */
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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Uncontrolled, so that typed text survives hydration; a new `value` from elsewhere is written to the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not be called again for the same value
  useEffect(() => {
    const { current } = input;
    if (!current || value === undefined || current.value.trim() === value.trim()) return;
    if (!isHydrated.current && current.value) onValueChange?.(current.value);
    else current.value = value;
  }, [value]);
  useEffect(() => {
    isHydrated.current = true;
  }, []);

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onValueChange?.('');
  };

  return (
    <div>
      <label htmlFor={controlId} className={labelStyle}>
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
          id={controlId}
          type="search"
          className={`${control} ${css.input}`}
          // Required for `:placeholder-shown`, which detects an empty field.
          placeholder={placeholder ?? ' '}
          defaultValue={value ?? defaultValue}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Escape' || !event.currentTarget.value || isComposing(event)) return;
            // The first Escape clears the field; the next one closes a surrounding dialog.
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
        <span className={css.icon}>
          <Icon name="search" />
        </span>
        <button type="button" className={css.clear} aria-label={clearLabel ?? words.clearSearch} onClick={clear}>
          <Icon name="close" size={14} />
        </button>
      </div>
    </div>
  );
}
