import { useId } from 'react';
import { describedBy, Field, type TypedProps } from '../Field';
import type { NativeProps } from '../native';
import * as css from './TextArea.css';

export interface TextAreaProps extends TypedProps, Omit<NativeProps<'textarea'>, keyof TypedProps | 'disabled'> {}

/** Multi-line text field that grows with its content. For one line, use TextField. */
export function TextArea({
  label,
  help,
  error,
  required,
  id,
  onChange,
  onValueChange,
  'aria-describedby': described,
  ...area
}: TextAreaProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <textarea
        {...area}
        id={own}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(own, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={css.area}
      />
    </Field>
  );
}
