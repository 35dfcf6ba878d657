import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field';
import { Icon } from '../Icon';
import { useWords } from '../words';
import * as css from './Select.css';

export interface SelectProps
  extends FieldTexts,
    Omit<
      ComponentProps<'select'>,
      keyof FieldTexts | 'className' | 'style' | 'children' | 'disabled' | 'multiple' | 'size'
    > {
  /** The value's name in the form's data. */
  name: string;
  /** Choices in their order; `value` is what is sent. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while nothing is chosen; it is also the way back to no choice. Its value is `''`. */
  placeholder?: string;
  /** What is chosen, with `onValueChange`. */
  value?: string | undefined;
  /** What is chosen at first, where the control keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** Another one was chosen; called after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the browser may fill in, as in HTML. */
  autoComplete?: string | undefined;
  /** Address of the control, for links to it; one is made up if left out. */
  id?: string | undefined;
}

/**
 * One of many choices, in the system's own list: it works before the page's script has started, and on phones as
 * people know it. Other props are those of `select`. For up to about five short choices that deserve to be seen at once, use RadioGroup.
 */
export function Select({
  label,
  help,
  error,
  required,
  id,
  options,
  placeholder,
  onChange,
  onValueChange,
  'aria-describedby': described,
  ...select
}: SelectProps) {
  const words = useWords('form');
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <div className={css.wrap}>
        <select
          {...select}
          id={own}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(own, { help, error }, described)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          className={css.select}
        >
          <option value="">{placeholder ?? words.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <Icon name="chevron-down" size={14} />
        </span>
      </div>
    </Field>
  );
}
