import { cva } from 'class-variance-authority';
import { type MouseEvent, useId } from 'react';
import { FieldGroup, type FieldTexts } from '../Field';
import type { NativeProps } from '../native';
import { say, useWords } from '../words';
import * as css from './RadioGroup.css';

export interface RadioGroupProps
  extends FieldTexts,
    Omit<NativeProps<'fieldset'>, 'id' | 'name' | 'disabled' | 'defaultValue' | 'onChange'> {
  /** The value's name in the form's data; no entry while nothing is chosen. */
  name: string;
  /** Two to five short choices. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen, with `onValueChange`; `''` is no choice. */
  value?: string;
  /** What is chosen at first, where the group keeps its own value: read it from the form's data. */
  defaultValue?: string;
  /** Another one was chosen, or with `''` none. */
  onValueChange?: (value: string) => void;
  /** Address of the group, for links to it; one is made up if left out. */
  id?: string;
}

type Options = RadioGroupProps['options'];

const choices = cva(css.options, { variants: { short: { true: css.short, false: css.long } } });

/** What a choice needs in px, with some to spare: its circle and the room around it, and the letters of its longest word. */
const widthOf = ({ label }: Options[number]) => 50 + 11 * Math.max(...label.split(' ').map((word) => word.length));

/** Whether choices find room side by side without a break in a word: two in a phone's width, all in the width of a row. */
function areShort(options: Options): boolean {
  const widths = options.map(widthOf);
  const row = widths.reduce((sum, width) => sum + width, 0);
  return row <= 448 && Math.max(...widths) <= 140 && options.every(({ label }) => label.length <= 14);
}

/** Takes the choice back, tells the form as a click would, and goes to the first choice, since the button disappears. */
function unset({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const group = currentTarget.closest('fieldset');
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  if (!group || !chosen) return;
  chosen.checked = false;
  group.querySelector<HTMLInputElement>('input')?.focus();
  chosen.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A few choices, all in view. Short ones are a row of segments, in a narrow place two by two; longer ones stand one below
 * the other. Where it is optional, a chosen one can be taken back with "Clear". For more or longer choices, use Select; for several at once,
 * CheckboxGroup.
 */
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
  const made = useId();
  const corner = required ? (
    <span className={css.corner} aria-hidden="true">
      {words.required}
    </span>
  ) : (
    <button
      type="button"
      aria-label={say(words.clearOf, label)}
      onClick={(event) => {
        unset(event);
        onValueChange?.('');
      }}
      className={css.clear}
    >
      {words.clear}
    </button>
  );
  return (
    <FieldGroup {...native} id={id ?? made} label={label} help={help} error={error} corner={corner}>
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
