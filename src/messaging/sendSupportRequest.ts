import { notLoaded, sendLazily } from './lazyMessenger';
import { messages } from './messages';
import type { SupportRequest } from './types';

/** Sends support requests. */
export const sendSupportRequest = sendLazily<SupportRequest>(
  'support',
  (messenger, request) => messenger.sendSupportRequest(request),
  () => notLoaded(messages.support.failure),
);
