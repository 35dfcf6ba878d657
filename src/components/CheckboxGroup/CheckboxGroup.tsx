import { cva, type VariantProps } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Checkbox } from '../Checkbox';
import { FieldGroup, type FieldTexts } from '../Field';
import type { NativeProps } from '../native';
import * as css from './CheckboxGroup.css';

const choices = cva(css.options, {
  variants: {
    /** 2: two columns where there is room. */
    columns: { 1: '', 2: css.columns },
  },
  defaultVariants: { columns: 1 },
});

export interface CheckboxGroupProps
  extends VariantProps<typeof choices>,
    Omit<NativeProps<'fieldset'>, 'name' | 'disabled' | 'defaultValue'> {
  /** What the choices have in common: the group's legend. */
  label: FieldTexts['label'];
  /** A line under the legend: what to choose, or why we ask. */
  help?: FieldTexts['help'];
  /** What is wrong and how to put it right. Its presence marks the group as invalid. */
  error?: FieldTexts['error'];
  /** The values' name in the form's data, once for each checked box; leave it out where no form reads them. */
  name?: string;
  /** Choices in their order; `value` is what is sent. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The values that are checked, with `onValueChange`. Checking adds one, unchecking removes it. */
  value?: readonly string[];
  /** The values that are checked at first, where the group keeps its own. Default none. */
  defaultValue?: readonly string[];
  /** Another set of values is chosen. */
  onValueChange?: (value: readonly string[]) => void;
  /** Address of the group, for links to it; one is made up if left out. */
  id?: string;
}

/** Adds a value that is checked, removes one that is not; the others keep their order. */
export function toggle(values: readonly string[], value: string, checked: boolean): readonly string[] {
  const others = values.filter((other) => other !== value);
  return checked ? [...others, value] : others;
}

/** Any number of choices that belong together, under one legend: preferences, filters. For exactly one, use RadioGroup. */
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
  const made = useId();
  const [own, setOwn] = useState(defaultValue);
  const checked = value ?? own;
  const change = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <FieldGroup {...native} id={id ?? made} label={label} help={help} error={error}>
      <div className={choices({ columns })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            name={name}
            value={option.value}
            checked={checked.includes(option.value)}
            onCheckedChange={(on) => change(toggle(checked, option.value, on))}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
