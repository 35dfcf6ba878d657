import { check, type Validation, type Values } from './check.ts';
import { messages } from './messages.ts';
import type { NewsletterPreference } from './newsletterValues.ts';
import type { NewsletterSubscription } from './types.ts';

export type NewsletterField = 'email' | 'name';

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
