import {
  unstable_BubbleInput as BubbleInput,
  unstable_Provider as Provider,
  unstable_Trigger as Trigger,
} from '@radix-ui/react-checkbox';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../Icon';
import * as css from './Checkbox.css';

export interface CheckboxProps {
  /** What is on or off. */
  label: string;
  /** Puts `name=value` into the form's data while it is checked. */
  name?: string | undefined;
  /** Default `on`. */
  value?: string | undefined;
  /** Controlled state; leave it out to let the box keep its own. */
  checked?: boolean | undefined;
  /** Whether it is on at first. Default false. */
  defaultChecked?: boolean | undefined;
  /** It was put on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Marks it as wrong; the message stands with the group. */
  invalid?: boolean;
  /** Address of the box, for links to it; one is made up if left out. */
  id?: string | undefined;
}

/**
 * One choice that is on or off. Several that belong together go into a CheckboxGroup; one of several is a RadioGroup.
 *
 * Radix hides the native input that carries the value into form data with an inline `style`, which a strict
 * content-security policy refuses in a page's HTML and which would leave a second box in view. So that input is added
 * once the script runs: until then the box cannot be checked anyway.
 */
export function Checkbox({
  label,
  name,
  value,
  checked,
  defaultChecked,
  onCheckedChange,
  invalid = false,
  id,
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    <div className={css.row}>
      <Provider
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        onCheckedChange={(state) => onCheckedChange?.(state === true)}
      >
        <Trigger id={own} aria-invalid={invalid || undefined} className={css.box}>
          <Icon name="check" size={14} />
        </Trigger>
        {running && name !== undefined ? <BubbleInput /> : null}
      </Provider>
      <label htmlFor={own} className={css.label}>
        {label}
      </label>
    </div>
  );
}
