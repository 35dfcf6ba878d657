import { cva } from 'class-variance-authority';
import { type MouseEvent, useId } from 'react';
import { FieldGroup, type FieldTexts } from '../Field';
import type { NativeProps } from '../native';
import { formatMessage, useWords } from '../words';
import * as css from './RadioGroup.css';

export interface RadioGroupProps
  extends FieldTexts,
    Omit<NativeProps<'fieldset'>, 'id' | 'name' | 'disabled' | 'defaultValue' | 'onChange'> {
  /** Name in the form data. Without a selection, the data has no entry for it. */
  name: string;
  /** Two to five short options. */
  options: readonly { readonly value: string; readonly label: string }[];
  value?: string;
  /** Initial value of an uncontrolled group. The form data has the current value. */
  defaultValue?: string;
  /** Called with the selected value, or with `''` after clearing. */
  onValueChange?: (value: string) => void;
  id?: string;
}

type Options = RadioGroupProps['options'];

const choices = cva(css.options, { variants: { short: { true: css.short, false: css.long } } });

/** Generous estimate of an option's width in px: circle, padding and longest word. */
const widthOf = ({ label }: Options[number]) => 50 + 11 * Math.max(...label.split(' ').map((word) => word.length));

/** Whether the words of all options fit, both in two columns on a phone and in one row of 448 px. */
function areShort(options: Options): boolean {
  const widths = options.map(widthOf);
  const row = widths.reduce((sum, width) => sum + width, 0);
  return row <= 448 && Math.max(...widths) <= 140 && options.every(({ label }) => label.length <= 14);
}

/** Clears the selection, fires `input` as a click would, and focuses the first option because the button disappears. */
function clearSelection({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const group = currentTarget.closest('fieldset');
  const selected = group?.querySelector<HTMLInputElement>('input:checked');
  if (!group || !selected) return;
  selected.checked = false;
  group.querySelector<HTMLInputElement>('input')?.focus();
  selected.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Exclusive choice of a few visible options. For many options, use Select; for several at once, CheckboxGroup. */
export function RadioGroup({
  label,
  help,
  error,
  required,
  id,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  ...native
}: RadioGroupProps) {
  const words = useWords('form');
  const generatedId = useId();
  const corner = required ? (
    <span className={css.corner} aria-hidden="true">
      {words.required}
    </span>
  ) : (
    <button
      type="button"
      aria-label={formatMessage(words.clearOf, label)}
      onClick={(event) => {
        clearSelection(event);
        onValueChange?.('');
      }}
      className={css.clear}
    >
      {words.clear}
    </button>
  );
  return (
    <FieldGroup {...native} id={id ?? generatedId} label={label} help={help} error={error} corner={corner}>
      <div className={choices({ short: areShort(options) })}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              required={required}
              className={css.radio}
            />
            <span className={css.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
