import type { NewsletterFormProps } from '../../components/NewsletterForm';
import { type NewsletterContent, newsletter } from '../../content/newsletter.data';
import { forms } from '../../forms/forms';

/** Returns the props of NewsletterForm. */
export const newsletterForm = (
  variant: 'inline' | 'compact' = 'inline',
  { name, fields, submit, note, withoutScript }: NewsletterContent = newsletter,
) =>
  ({
    form: forms.newsletter,
    variant,
    label: name,
    fields,
    submitLabel: submit[variant],
    note,
    withoutScript,
  }) satisfies NewsletterFormProps;
