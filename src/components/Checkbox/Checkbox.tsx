import { Root } from '@radix-ui/react-checkbox';
import { useId } from 'react';
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
  return (
    <div className={css.row}>
      <Root
        id={own}
        className={css.box}
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        aria-invalid={invalid || undefined}
        onCheckedChange={(state) => onCheckedChange?.(state === true)}
      >
        <Icon name="check" size={14} />
      </Root>
      <label htmlFor={own} className={css.label}>
        {label}
      </label>
    </div>
  );
}
