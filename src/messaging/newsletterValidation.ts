import { check, type Validation, type Values } from './check.ts';
import { messages } from './messages.ts';

export type NewsletterField = 'email' | 'name';

/**
 * Checks a newsletter signup (spec 5, 8). It shows one sentence: the heading is that of the first error.
 *
 * @param refused whether the browser's own rule for `type=email` refuses the address (`validity.typeMismatch`)
 */
export function validateNewsletter(values: Values<NewsletterField>, refused = false): Validation<NewsletterField> {
  const result = check(
    [
      { field: 'email', noun: 'email address', missing: messages.validation.emailRequired },
      { field: 'name', noun: 'name' },
    ],
    values,
  );
  const errors = result.valid ? [] : [...result.errors];
  if (refused && !errors.some(({ field }) => field === 'email'))
    errors.unshift({ field: 'email', message: messages.validation.emailInvalid });
  const [first] = errors;
  return first ? { valid: false, heading: first.message, errors } : { valid: true };
}
