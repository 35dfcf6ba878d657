import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useWords } from '../words';
import * as css from './Field.css';

/** What every form control has around it. */
export interface FieldTexts {
  /** Label of the field. */
  label: string;
  /** Shows "Required", and the browser checks it until the form has its own validation; `false` shows "Optional". */
  required?: boolean | undefined;
  /** A line under the label: what to write, or why we ask. */
  help?: string | undefined;
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  error?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control: the label names it, and help and error are described by `describedBy(id, …)`. */
  id: string;
  /** The control. */
  children: ReactNode;
}

/**
 * Ids of the help and the error of a field, for its control's `aria-describedby`; undefined when there are none.
 *
 * @param before ids of other texts, which are read first
 */
export function describedBy(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
  before?: string,
): string | undefined {
  return [before, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** A field's error message, marked by an icon as well as by colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={css.error}>
      <span className={css.errorIcon}>
        <Icon name="alert" size={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}

/**
 * A label with what belongs to it: "Required" or "Optional" at the right, help and error under it, the control below. TextField,
 * TextArea and Select use it; a group of choices is a RadioGroup or CheckboxGroup.
 */
export function Field({ id, label, required, help, error, children }: FieldProps) {
  const words = useWords('form');
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {required === undefined ? null : (
          // Assistive technology has it from the control.
          <span className={css.mark} aria-hidden="true">
            {required ? words.required : words.optional}
          </span>
        )}
      </div>
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <div className={css.body}>{children}</div>
    </div>
  );
}
