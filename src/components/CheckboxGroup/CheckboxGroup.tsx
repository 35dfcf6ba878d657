import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import { Checkbox } from '../Checkbox';
import { FieldGroup, type FieldTexts } from '../Field';
import * as css from './CheckboxGroup.css';

const choices = cva(css.options, {
  variants: {
    /** 2: two columns where there is room. */
    columns: { 1: '', 2: css.columns },
  },
  defaultVariants: { columns: 1 },
});

export interface CheckboxGroupProps extends VariantProps<typeof choices> {
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
  /** The values that are checked. Checking adds one, unchecking removes it. */
  value: readonly string[];
  /** Another set of values is chosen. */
  onValueChange: (value: readonly string[]) => void;
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
  onValueChange,
  columns,
  id,
}: CheckboxGroupProps) {
  const made = useId();
  return (
    <FieldGroup id={id ?? made} label={label} help={help} error={error}>
      <div className={choices({ columns })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onCheckedChange={(checked) => onValueChange(toggle(value, option.value, checked))}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
