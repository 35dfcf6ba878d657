import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { label as labelStyle } from '../../theme/field.css';
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

const legend = cva(css.legend, { variants: { corner: { true: css.legendBesideCorner } } });

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

/** What a field says of itself; an error is marked by an icon as well as by colour. */
function HelpAndError({ id, help, error }: Pick<FieldTexts, 'help' | 'error'> & { id: string }) {
  return (
    <>
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <span className={css.errorIcon}>
            <Icon name="alert" size={16} />
          </span>
          <span>{error}</span>
        </p>
      ) : null}
    </>
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
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {required === undefined ? null : (
          // Assistive technology has it from the control.
          <span className={css.mark} aria-hidden="true">
            {required ? words.required : words.optional}
          </span>
        )}
      </div>
      <HelpAndError id={id} help={help} error={error} />
      <div className={css.body}>{children}</div>
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldTexts, 'required'> {
  /** Address of the group; help and error are described by it. */
  id: string;
  /** At the right of the legend, after the controls for those who hear them. */
  corner?: ReactNode;
  /** The controls. */
  children: ReactNode;
}

/** Several controls under one legend, with the group's help and error. RadioGroup and CheckboxGroup use it. */
export function FieldGroup({ id, label, help, error, corner, children }: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, { help, error })}
      data-invalid={error ? '' : undefined}
      className={css.group}
    >
      <legend className={legend({ corner: corner !== undefined })}>{label}</legend>
      <div className={css.rest}>
        <HelpAndError id={id} help={help} error={error} />
        {children}
      </div>
      {corner}
    </fieldset>
  );
}
