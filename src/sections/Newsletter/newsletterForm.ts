import type { NewsletterFormProps } from '../../components/NewsletterForm';
import { type NewsletterContent, newsletter } from '../../content/newsletter';
import { messages, thrownMessage } from '../../messaging/messages';
import { validateNewsletter } from '../../messaging/newsletterValidation';
import { type NewsletterPreference, newsletterPreferences } from '../../messaging/newsletterValues';

/** What the site's newsletter form says and checks; what sends it is still to be given. */
export const newsletterForm = (variant: 'inline' | 'compact' = 'inline', content: NewsletterContent = newsletter) =>
  ({
    variant,
    label: content.name,
    fields: { email: content.fields.email, name: content.fields.name },
    preferences: { ...content.fields.preferences, options: newsletterPreferences },
    submitLabel: content.submit[variant],
    busyLabel: messages.newsletter.submitting,
    stillSending: messages.stillSending,
    note: content.note,
    withoutScript: content.withoutScript,
    validate: validateNewsletter,
    unexpected: (error: unknown) => thrownMessage(error, messages.newsletter.unexpected),
  }) satisfies Omit<NewsletterFormProps<NewsletterPreference>, 'subscribe'>;
