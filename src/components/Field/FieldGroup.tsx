import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import * as css from './Field.css';
import { HelpAndError } from './HelpAndError';
import { describedBy, type FieldTexts } from './texts';

const legend = cva(css.legend, { variants: { corner: { true: css.legendBesideCorner } } });

export interface FieldGroupProps
  extends Omit<FieldTexts, 'required'>,
    Omit<NativeProps<'fieldset'>, 'id' | 'disabled'> {
  /** Id of the fieldset, and prefix of the ids of help and error. */
  id: string;
  /** Content shown beside the legend. It follows the controls in the DOM. */
  corner?: ReactNode;
  children: ReactNode;
}

/** Fieldset with legend, help and error. Used by RadioGroup and CheckboxGroup. */
export function FieldGroup({ id, label, help, error, corner, children, ...native }: FieldGroupProps) {
  return (
    <fieldset
      {...native}
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
