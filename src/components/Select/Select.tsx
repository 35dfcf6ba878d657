import { useId } from 'react';
import { type ControlProps, describedBy, Field } from '../Field';
import { Icon } from '../Icon';
import type { NativeProps } from '../native';
import { useWords } from '../words';
import * as css from './Select.css';

export interface SelectProps
  extends ControlProps,
    Omit<NativeProps<'select'>, keyof ControlProps | 'disabled' | 'multiple' | 'size'> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty option, whose value is `''`. */
  placeholder?: string;
}

/** Native select, which works before hydration. For up to five short options, use RadioGroup. */
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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <Field id={controlId} label={label} help={help} error={error} required={required}>
      <div className={css.wrap}>
        <select
          {...select}
          id={controlId}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(controlId, { help, error }, described)}
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
