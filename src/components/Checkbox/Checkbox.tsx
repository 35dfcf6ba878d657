import { Root } from '@radix-ui/react-checkbox';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import type { NativeProps } from '../native';
import * as css from './Checkbox.css';

const row = cva(css.row, { variants: { size: css.rowSize } });
const box = cva(css.box, { variants: { size: css.boxSize } });
const labelled = cva(css.label, { variants: { size: css.labelSize } });

export interface CheckboxProps extends Omit<NativeProps<'button'>, 'name' | 'value' | 'id' | 'type' | 'disabled'> {
  /** What is on or off. */
  label: string;
  /** How many things it would find, at the end of its line; part of its name. */
  count?: ReactNode;
  /** `small` stands closer beside a list, where a mouse is used. Default `medium`. */
  size?: NonNullable<VariantProps<typeof row>['size']>;
  /** Puts `name=value` into the form's data while it is checked. */
  name?: string;
  /** Default `on`. */
  value?: string;
  /** Controlled state; leave it out to let the box keep its own. */
  checked?: boolean;
  /** Whether it is on at first. Default false. */
  defaultChecked?: boolean;
  /** It was put on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** Marks it as wrong; the message stands with the group. */
  invalid?: boolean;
  /** Address of the box, for links to it; one is made up if left out. */
  id?: string;
}

/**
 * One choice that is on or off. Several that belong together go into a CheckboxGroup; one of several is a RadioGroup.
 */
export function Checkbox({
  label,
  count,
  size = 'medium',
  name,
  value,
  checked,
  defaultChecked,
  onCheckedChange,
  invalid = false,
  id,
  ...native
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={row({ size })}>
      <Root
        {...native}
        id={own}
        className={box({ size })}
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        aria-invalid={invalid || undefined}
        onCheckedChange={(state) => onCheckedChange?.(state === true)}
      >
        <Icon name="check" size={14} />
      </Root>
      <label htmlFor={own} className={labelled({ size })}>
        <span className={css.words}>{label}</span>
        {count !== undefined && (
          <>
            {' '}
            <span className={css.count}>{count}</span>
          </>
        )}
      </label>
    </div>
  );
}
