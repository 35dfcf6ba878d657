import { cleanEmail, isEmail } from '../forms/email.ts';
import type { FormCheck as Validation } from '../forms/types.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { cleanLine, cleanText, isBlank } from './text.ts';

export type { Validation };

/** One field that needs the visitor's attention, and what to do about it. */
export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The values of a form's text fields; a missing one counts as empty. */
export type Values<Field extends string> = { readonly [F in Field]?: string | undefined };

interface Rule<Field extends keyof typeof limits> {
  readonly field: Field;
  /** The field's name inside a sentence. */
  readonly noun: string;
  /** What to say when it is empty; without it the field is optional. */
  readonly missing?: string;
}

/** Checks the text fields of a form, in order. */
export function check<Field extends keyof typeof limits>(
  rules: readonly Rule<Field>[],
  values: Values<Field>,
): Validation<Field> {
  const errors: FieldError<Field>[] = [];
  let anyMissing = false;
  for (const { field, noun, missing } of rules) {
    const text = values[field] ?? '';
    const value = field === 'message' ? cleanText(text) : field === 'email' ? cleanEmail(text) : cleanLine(text);
    if (isBlank(value)) {
      if (missing === undefined) continue;
      anyMissing = true;
      errors.push({ field, message: missing });
    } else if (value.length > limits[field]) {
      const limit = limits[field].toLocaleString('en-US');
      errors.push({ field, message: `Shorten your ${noun} to ${limit} characters or fewer` });
    } else if (field === 'email' && !isEmail(value)) {
      errors.push({ field, message: messages.validation.emailInvalid });
    }
  }
  if (errors.length === 0) return { valid: true };
  const heading = anyMissing ? messages.validation.missing : messages.validation.incorrect;
  return { valid: false, heading, errors };
}
