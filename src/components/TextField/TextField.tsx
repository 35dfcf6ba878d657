import { useId } from 'react';
import { control } from '../../theme/field.css';
import { describedBy, Field, type TypedProps } from '../Field';
import type { NativeProps } from '../native';

export interface TextFieldProps extends TypedProps, Omit<NativeProps<'input'>, keyof TypedProps | 'disabled'> {
  /** Kind of value, for the keyboard of phones and the browser’s own check. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Which keys a phone offers, where the kind of value does not say so. */
  inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
}

/**
 * One line of text. Without `value` it keeps what is typed, also before the page's script has started: the site's forms
 * use it so. Other props are those of `input`; it is never `disabled`, which would take it from the keyboard without a
 * word. For more than one line, use TextArea.
 */
export function TextField({
  label,
  help,
  error,
  required,
  id,
  type = 'text',
  onChange,
  onValueChange,
  'aria-describedby': described,
  ...input
}: TextFieldProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <input
        {...input}
        id={own}
        type={type}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(own, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={control}
      />
    </Field>
  );
}
