import * as css from './DecoyField.css';

/** The decoy's name in the form's data. No browser knows it, so none fills it. */
export const decoyName = 'reference_code';

export interface DecoyFieldProps {
  /** Read by those who see the page without its styles. */
  label: string;
}

/**
 * A field that only scripts fill: out of sight, out of the tab order and unknown to assistive technology. What to do
 * about a filled one is the form's business; it must never cost a person their message.
 */
export function DecoyField({ label }: DecoyFieldProps) {
  return (
    <div className={css.decoy} aria-hidden="true">
      <label>
        {label}
        <input type="text" name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
