import type { FieldDescription, FormDescription, FormValue, FormValues } from './forms.ts';
import { messages } from './messages.ts';
import { cleanEmail, cleanLine, cleanText, isBlank, isEmail } from './text.ts';

/** Result of a validation. The values are valid if `errors` is empty. */
export interface Validation {
  /** Heading of the error summary. */
  readonly heading: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Value of a field as validated and sent. */
export function cleanValue({ type }: FieldDescription, value: FormValue = ''): string {
  const text = typeof value === 'string' ? value : value.join(', ');
  if (type === 'email') return cleanEmail(text);
  return type === 'multiline' ? cleanText(text) : cleanLine(text);
}

/** Validates the values of a form (spec 5). `refused` names the fields whose format the browser rejects. */
export function validate(form: FormDescription, values: FormValues, refused: readonly string[] = []): Validation {
  const errors: { field: string; message: string }[] = [];
  let anyMissing = false;
  for (const [name, field] of Object.entries(form.fields)) {
    const value = cleanValue(field, values[name]);
    const { missing, limit = Number.POSITIVE_INFINITY } = field;
    if (isBlank(value)) {
      if (missing === undefined) continue;
      anyMissing = true;
      errors.push({ field: name, message: missing });
    } else if (value.length > limit) {
      const characters = limit.toLocaleString('en-US');
      errors.push({ field: name, message: `Shorten your ${field.noun} to ${characters} characters or fewer` });
    } else if (field.type === 'email' && (!isEmail(value) || (field.browserCheck && refused.includes(name)))) {
      errors.push({ field: name, message: messages.validation.emailInvalid });
    }
  }
  const { missing, incorrect } = messages.validation;
  return { heading: anyMissing ? missing : incorrect, errors };
}
