/** Texts of a form control. */
export interface FieldTexts {
  label: string;
  /** Shows "Required" and sets the native attribute. Optional fields have no mark. */
  required?: boolean;
  /** Instruction or reason, under the label. */
  help?: string;
  /** Problem and its remedy. Marks the field as invalid. */
  error?: string;
}

/** Props of text controls and Select besides their native attributes. */
export interface ControlProps extends FieldTexts {
  /** Name in the form data. */
  name: string;
  value?: string;
  /** Initial value of an uncontrolled control. Read the current value from the form data. */
  defaultValue?: string;
  /** Called on every input event, after `onChange`. */
  onValueChange?: (value: string) => void;
  /** As in HTML: `email`. */
  autoComplete?: string;
  id?: string;
}

/** Props of controls with typed text. */
export interface TypedProps extends ControlProps {
  /** Default: the browser's. */
  spellCheck?: boolean;
  /** In characters. */
  maxLength?: number;
  /** Example in an empty field. It disappears while typing, so put instructions into `help`. */
  placeholder?: string;
  /** The value can be copied and submitted, but not changed. */
  readOnly?: boolean;
}

/**
 * Ids of a field's help and error, for `aria-describedby`; undefined if there are none.
 *
 * @param before ids of texts that are announced first
 */
export function describedBy(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
  before?: string,
): string | undefined {
  return [before, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
