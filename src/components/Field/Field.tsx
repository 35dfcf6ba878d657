import type { ReactNode } from 'react';
import { label as labelStyle } from '../../theme/field.css';
import { useWords } from '../words';
import * as css from './Field.css';
import { HelpAndError } from './HelpAndError';
import type { FieldTexts } from './texts';

export interface FieldProps extends FieldTexts {
  /** Id of the control. Pass `describedBy(id, …)` to its `aria-describedby`. */
  id: string;
  children: ReactNode;
}

/** Label, help and error around a control. For groups of options, use RadioGroup or CheckboxGroup. */
export function Field({ id, label, required, help, error, children }: FieldProps) {
  const words = useWords('form');
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <div className={css.head}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {required ? (
          // The control itself has `required` for assistive technology.
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
