import { Root } from '@radix-ui/react-checkbox';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import type { NativeProps } from '../native';
import * as css from './Checkbox.css';

const row = cva(css.row, { variants: { size: css.rowSize } });
const box = cva(css.box, { variants: { size: css.boxSize } });
const labelStyle = cva(css.label, { variants: { size: css.labelSize } });

export interface CheckboxProps extends Omit<NativeProps<'button'>, 'name' | 'value' | 'id' | 'type' | 'disabled'> {
  label: string;
  /** Number of results, at the end of the line and part of the accessible name. */
  count?: ReactNode;
  /** `small`: less height in windows from 1024 px with a mouse, for lists of filters. Default `medium`. */
  size?: NonNullable<VariantProps<typeof row>['size']>;
  /** Name in the form data, which omits an unchecked box. */
  name?: string;
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Marks the checkbox as invalid. CheckboxGroup shows the message. */
  invalid?: boolean;
  id?: string;
}

/** One option that is on or off. For several related options, use CheckboxGroup; for one of several, use RadioGroup. */
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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <div className={row({ size })}>
      <Root
        {...native}
        id={controlId}
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
      <label htmlFor={controlId} className={labelStyle({ size })}>
        <span className={css.text}>{label}</span>
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
