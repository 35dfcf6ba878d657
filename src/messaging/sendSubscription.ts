import { notLoaded, sendLazily } from './lazyMessenger';
import { messages } from './messages';
import type { NewsletterSubscription } from './types';

/** Subscribes to the newsletter from one place on a page: two signups on it need two names. */
export const subscriber = (form: string) =>
  sendLazily<NewsletterSubscription>(
    'newsletter',
    (messenger, subscription) => messenger.subscribeNewsletter(subscription, { form }),
    () => notLoaded(messages.newsletter.failure),
  );
