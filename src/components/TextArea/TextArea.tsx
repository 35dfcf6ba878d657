import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field';
import * as css from './TextArea.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'className' | 'style' | 'children' | 'disabled'> {
  /** The value's name in the form's data. */
  name: string;
  /** What it holds, with `onValueChange`. */
  value?: string | undefined;
  /** What it holds at first, where it keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** Called at every keystroke, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the browser may fill in, as in HTML: `email`. */
  autoComplete?: string | undefined;
  /** Whether the browser marks misspelt words. Default: as it likes. */
  spellCheck?: boolean | undefined;
  /** How many characters it takes at most. */
  maxLength?: number | undefined;
  /** An example in the empty field. It goes as one types: what has to be known is `help`. */
  placeholder?: string | undefined;
  /** Its words can be read, copied and sent, and not changed. */
  readOnly?: boolean | undefined;
  /** Address of the control, for links to it; one is made up if left out. */
  id?: string | undefined;
}

/** Several lines of text; it grows with them. Other props are those of `textarea`. For one line, use TextField. */
export function TextArea({
  label,
  help,
  error,
  required,
  id,
  onChange,
  onValueChange,
  'aria-describedby': described,
  ...area
}: TextAreaProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <textarea
        {...area}
        id={own}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(own, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={css.area}
      />
    </Field>
  );
}
