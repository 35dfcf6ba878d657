import type { ReactNode } from 'react';
import * as css from './MessageForm.css';

/** Group of fields with a legend, in a cell of the form. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields, side by side where they fit. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
