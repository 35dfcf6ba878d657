import { cva, type VariantProps } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Checkbox } from '../Checkbox';
import { FieldGroup, type FieldTexts } from '../Field';
import type { NativeProps } from '../native';
import * as css from './CheckboxGroup.css';

const choices = cva(css.options, {
  variants: {
    /** Columns of options, if the group is wide enough. Default 1. */
    columns: { 1: '', 2: css.columns },
  },
  defaultVariants: { columns: 1 },
});

export interface CheckboxGroupProps
  extends VariantProps<typeof choices>,
    Omit<NativeProps<'fieldset'>, 'name' | 'disabled' | 'defaultValue'> {
  label: FieldTexts['label'];
  /** Instruction or reason, under the legend. */
  help?: FieldTexts['help'];
  /** Problem and its remedy. Marks the group as invalid. */
  error?: FieldTexts['error'];
  /** Name in the form data, once per checked option. Omit it if no form reads the values. */
  name?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Checked values, for controlled use. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  id?: string;
}

/** Returns the values, with a checked value added at the end or an unchecked value removed. */
export function toggle(values: readonly string[], value: string, checked: boolean): readonly string[] {
  const others = values.filter((other) => other !== value);
  return checked ? [...others, value] : others;
}

/** Related options under one legend, of which any number may be checked. For exactly one, use RadioGroup. */
export function CheckboxGroup({
  label,
  help,
  error,
  name,
  options,
  value,
  defaultValue = [],
  onValueChange,
  columns,
  id,
  ...native
}: CheckboxGroupProps) {
  const generatedId = useId();
  const [internalValue, setInternalValue] = useState(defaultValue);
  const checked = value ?? internalValue;
  const change = (next: readonly string[]) => {
    setInternalValue(next);
    onValueChange?.(next);
  };
  return (
    <FieldGroup {...native} id={id ?? generatedId} label={label} help={help} error={error}>
      <div className={choices({ columns })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            name={name}
            value={option.value}
            checked={checked.includes(option.value)}
            onCheckedChange={(isChecked) => change(toggle(checked, option.value, isChecked))}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
