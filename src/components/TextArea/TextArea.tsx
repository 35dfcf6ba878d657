import { type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field';
import * as css from './TextArea.css';

export interface TextAreaProps
  extends FieldTexts,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'autoComplete' | 'spellCheck' | 'maxLength' | 'placeholder' | 'readOnly'
    > {
  /** The value's name in the form's data. */
  name: string;
  /** What it holds at first. The field keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** Address of the control, for links to it; one is made up if left out. */
  id?: string;
}

/** Several lines of text; it grows with them. Uncontrolled, as TextField is, which is for one line. */
export function TextArea({ label, help, error, required, id, ...area }: TextAreaProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <textarea
        {...area}
        id={own}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(own, { help, error })}
        className={css.area}
      />
    </Field>
  );
}
