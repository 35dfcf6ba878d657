import { useId } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field';
import { Icon } from '../Icon';
import * as css from './Select.css';

export interface SelectProps extends FieldTexts {
  /** The value's name in the form's data. */
  name: string;
  /** Choices in their order; `value` is what is sent. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while nothing is chosen; it is also the way back to no choice. Its value is `''`. */
  placeholder?: string;
  /** What is chosen at first. The control keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** What the browser may fill in, as in HTML. */
  autoComplete?: string;
  /** Address of the control, for links to it; one is made up if left out. */
  id?: string;
}

/**
 * One of many choices, in the system's own list: it works before the page's script has started, and on phones as
 * people know it. For up to about five short choices that deserve to be seen at once, use RadioGroup.
 */
export function Select({
  label,
  help,
  error,
  required,
  id,
  options,
  placeholder = 'Choose one',
  ...select
}: SelectProps) {
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
          aria-describedby={describedBy(own, { help, error })}
          className={css.select}
        >
          <option value="">{placeholder}</option>
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
