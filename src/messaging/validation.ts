import { messages } from './messages.ts';
import { cleanLine, cleanText } from './text.ts';
import type { NewsletterSubscription } from './types.ts';
import type { NewsletterPreference } from './values.ts';

/**
 * The longest values the forms take, in UTF-16 units as `maxLength` counts them. Together they stay well below the
 * 50 KB that the mail service accepts, whatever the script.
 */
export const limits = { name: 200, email: 254, company: 200, phone: 50, subject: 200, message: 10_000 } as const;

/** One field that needs the visitor's attention, and what to do about it. */
export interface FieldError<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The result of checking a form: the heading is for its error summary, the errors are in the order of the fields. */
export type Validation<Field extends string> =
  | { readonly valid: true }
  | { readonly valid: false; readonly heading: string; readonly errors: readonly FieldError<Field>[] };

export type ContactField = 'name' | 'email' | 'company' | 'phone' | 'message';
export type NewsletterField = 'email' | 'name';
export type GeneralField = 'name' | 'email' | 'company' | 'subject' | 'message';
export type SalesField = 'name' | 'email' | 'company' | 'phone' | 'message';

/** The values of a form's text fields; a missing one counts as empty. */
export type Values<Field extends string> = { readonly [F in Field]?: string | undefined };

interface Rule<Field extends keyof typeof limits> {
  readonly field: Field;
  /** The field's name inside a sentence. */
  readonly noun: string;
  /** What to say when it is empty; without it the field is optional. */
  readonly missing?: string;
}

/** Text, an at sign, text, a dot, text, without spaces (spec 5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

function check<Field extends keyof typeof limits>(
  rules: readonly Rule<Field>[],
  values: Values<Field>,
): Validation<Field> {
  const errors: FieldError<Field>[] = [];
  let anyMissing = false;
  for (const { field, noun, missing } of rules) {
    const text = values[field] ?? '';
    const value = field === 'message' ? cleanText(text) : cleanLine(text);
    if (value === '') {
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

/**
 * Checks the project enquiry form (spec 5): name, email, company and message must not be empty.
 *
 * @returns with anything missing, the heading "Please fill in all required fields"; when everything is there but
 *   something is malformed or too long, "Please correct the highlighted fields".
 */
export function validateContact(values: Values<ContactField>): Validation<ContactField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name', missing: 'Enter your company' },
      { field: 'phone', noun: 'phone number' },
      { field: 'message', noun: 'message', missing: 'Describe your project' },
    ],
    values,
  );
}

/** Checks the general inquiry form (spec 5): company is optional. Headings as for {@link validateContact}. */
export function validateGeneralInquiry(values: Values<GeneralField>): Validation<GeneralField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name' },
      { field: 'subject', noun: 'subject', missing: 'Enter a subject' },
      { field: 'message', noun: 'message', missing: 'Enter your message' },
    ],
    values,
  );
}

/** Checks the sales inquiry form: the specification sets no rules, so contact's apply. */
export function validateSalesInquiry(values: Values<SalesField>): Validation<SalesField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name', missing: 'Enter your company' },
      { field: 'phone', noun: 'phone number' },
      { field: 'message', noun: 'message', missing: 'Describe what you need' },
    ],
    values,
  );
}

/** Checks a newsletter signup (spec 5, 8). It shows one sentence: the heading is that of the first error. */
export function validateNewsletter(values: Values<NewsletterField>): Validation<NewsletterField> {
  const result = check(
    [
      { field: 'email', noun: 'email address', missing: messages.validation.emailRequired },
      { field: 'name', noun: 'name' },
    ],
    values,
  );
  const first = result.valid ? undefined : result.errors[0];
  return result.valid || first === undefined ? result : { ...result, heading: first.message };
}

/** Makes the payload of a newsletter form's values: empty preferences and an empty name are left out (spec 3). */
export function newsletterSubscription(values: {
  readonly email: string;
  readonly name?: string;
  readonly preferences?: readonly NewsletterPreference[];
}): NewsletterSubscription {
  return {
    email: values.email,
    ...(values.name?.trim() ? { name: values.name } : {}),
    ...(values.preferences?.length ? { preferences: values.preferences } : {}),
  };
}
