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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <Field id={controlId} label={label} help={help} error={error} required={required}>
      <textarea
        {...area}
        id={controlId}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(controlId, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={css.area}
      />
    </Field>
  );
}
