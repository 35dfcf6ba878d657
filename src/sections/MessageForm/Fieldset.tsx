import type { ReactNode } from 'react';
import * as css from './MessageForm.css';

/** A group of fields under its name; cells of what the form stands on. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
