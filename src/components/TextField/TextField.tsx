import { type ComponentProps, useId } from 'react';
import { control } from '../../theme/field.css';
import { describedBy, Field, type FieldTexts } from '../Field';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'className' | 'style' | 'children' | 'disabled'> {
  /** The value's name in the form's data. */
  name: string;
  /** Kind of value, for the keyboard of phones and the browser’s own check. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** What it holds, with `onValueChange`. */
  value?: string | undefined;
  /** What it holds at first, where it keeps its own value: read it from the form's data. */
  defaultValue?: string | undefined;
  /** Called at every keystroke, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the browser may fill in, as in HTML: `email`. */
  autoComplete?: string | undefined;
  /** Which keys a phone offers, where the kind of value does not say so. */
  inputMode?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | undefined;
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

/**
 * One line of text. Without `value` it keeps what is typed, also before the page's script has started: the site's forms
 * use it so. Other props are those of `input`; it is never `disabled`, which would take it from the keyboard without a
 * word. For more than one line, use TextArea.
 */
export function TextField({
  label,
  help,
  error,
  required,
  id,
  type = 'text',
  onChange,
  onValueChange,
  'aria-describedby': described,
  ...input
}: TextFieldProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <Field id={own} label={label} help={help} error={error} required={required}>
      <input
        {...input}
        id={own}
        type={type}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(own, { help, error }, described)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={control}
      />
    </Field>
  );
}
