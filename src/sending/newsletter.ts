import type { NewsletterSubscription } from '../messaging';
import { messages } from '../messaging/messages';
import { later, notLoaded } from './load';

/** Subscribes to the newsletter from one place on a page: two signups on it need two names. */
export const subscriber = (form: string) =>
  later<NewsletterSubscription>(
    'newsletter',
    (messenger, subscription) => messenger.subscribeNewsletter(subscription, { form }),
    () => notLoaded(messages.newsletter.failure),
  );
