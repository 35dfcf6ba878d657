import { useId } from 'react';
import { control } from '../../theme/field.css';
import { describedBy, Field, type TypedProps } from '../Field';
import type { NativeProps } from '../native';

export interface TextFieldProps extends TypedProps, Omit<NativeProps<'input'>, keyof TypedProps | 'disabled'> {
  /** Sets native validation and the keyboard of phones. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Keyboard of phones, if `type` does not determine it. */
  inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
}

/**
 * One-line text field. There is no `disabled` prop, because it would remove the field from the tab order without an
 * explanation. For several lines, use TextArea.
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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <Field id={controlId} label={label} help={help} error={error} required={required}>
      <input
        {...input}
        id={controlId}
        type={type}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(controlId, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={control}
      />
    </Field>
  );
}
