import { cva } from 'class-variance-authority';
import { type MouseEvent, useId } from 'react';
import { describedBy, FieldError, type FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import * as css from './RadioGroup.css';

export interface RadioGroupProps extends FieldTexts {
  /** The value's name in the form's data; no entry while nothing is chosen. */
  name: string;
  /** Two to five short choices. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen at first. The group keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** Address of the group, for links to it; one is made up if left out. */
  id?: string;
}

const choices = cva(css.options, { variants: { long: { true: css.long } } });
/** More letters than half of a phone's width holds in one line. */
const LONG = 14;
const isLong = ({ label }: RadioGroupProps['options'][number]) => label.length > LONG;

/** Takes the choice back, tells the form as a click would, and goes to the first choice, since the button disappears. */
function unset({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const group = currentTarget.closest('fieldset');
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  if (!group || !chosen) return;
  chosen.checked = false;
  group.querySelector<HTMLInputElement>('input')?.focus();
  chosen.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A few choices, all in view, as one row of segments; in a narrow place short ones stand two by two. Where it is
 * optional, a chosen one can be taken back with "Clear". For more or longer choices, use Select; for several at once,
 * CheckboxGroup.
 */
export function RadioGroup({ label, help, error, required, id, name, options, defaultValue }: RadioGroupProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <fieldset
      id={own}
      aria-describedby={describedBy(own, { help, error })}
      data-invalid={error ? '' : undefined}
      className={css.group}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={css.rest}>
        {help ? (
          <p id={`${own}-help`} className={field.help}>
            {help}
          </p>
        ) : null}
        {error ? <FieldError id={own}>{error}</FieldError> : null}
        <div className={choices({ long: options.some(isLong) })}>
          {options.map((option) => (
            <label key={option.value} className={css.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                required={required}
                className={css.radio}
              />
              <span className={css.text}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
      {required ? (
        <span className={css.corner} aria-hidden="true">
          Required
        </span>
      ) : (
        <button type="button" aria-label={`Clear ${label}`} onClick={unset} className={css.clear}>
          Clear
        </button>
      )}
    </fieldset>
  );
}
