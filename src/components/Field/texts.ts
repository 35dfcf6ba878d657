/** What every form control has around it. */
export interface FieldTexts {
  /** Label of the field. */
  label: string;
  /** Shows "Required", and the browser checks it until the form has its own validation. What is optional has no mark. */
  required?: boolean;
  /** A line under the label: what to write, or why we ask. */
  help?: string;
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  error?: string;
}

/** What a control of text takes besides the attributes of its element. */
export interface ControlProps extends FieldTexts {
  /** The value's name in the form's data. */
  name: string;
  /** What it holds, with `onValueChange`. */
  value?: string;
  /** What it holds at first, where it keeps its own value: read it from the form's data. */
  defaultValue?: string;
  /** Called at every keystroke or choice, after `onChange`. */
  onValueChange?: (value: string) => void;
  /** What the browser may fill in, as in HTML: `email`. */
  autoComplete?: string;
  /** Address of the control, for links to it; one is made up if left out. */
  id?: string;
}

/** What one types into takes these as well. */
export interface TypedProps extends ControlProps {
  /** Whether the browser marks misspelt words. Default: as it likes. */
  spellCheck?: boolean;
  /** How many characters it takes at most. */
  maxLength?: number;
  /** An example in the empty field. It goes as one types: what has to be known is `help`. */
  placeholder?: string;
  /** Its words can be read, copied and sent, and not changed. */
  readOnly?: boolean;
}

/**
 * Ids of the help and the error of a field, for its control's `aria-describedby`; undefined when there are none.
 *
 * @param before ids of other texts, which are read first
 */
export function describedBy(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
  before?: string,
): string | undefined {
  return [before, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
