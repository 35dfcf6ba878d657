import type { ReactNode } from 'react';
import { label as labelStyle } from '../../theme/field.css';
import { useWords } from '../words';
import * as css from './Field.css';
import { HelpAndError } from './HelpAndError';
import type { FieldTexts } from './texts';

export interface FieldProps extends FieldTexts {
  /** Id of the control: the label names it, and help and error are described by `describedBy(id, …)`. */
  id: string;
  /** The control. */
  children: ReactNode;
}

/**
 * A label with what belongs to it: "Required" at the right, help and error under it, the control below. TextField,
 * TextArea and Select use it; a group of choices is a RadioGroup or CheckboxGroup.
 */
export function Field({ id, label, required, help, error, children }: FieldProps) {
  const words = useWords('form');
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <div className={css.head}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {required ? (
          // Assistive technology has it from the control.
          <span className={css.mark} aria-hidden="true">
            {words.required}
          </span>
        ) : null}
      </div>
      <HelpAndError id={id} help={help} error={error} />
      <div className={css.body}>{children}</div>
    </div>
  );
}
