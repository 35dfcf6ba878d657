import type { SupportRequest } from '../messaging';
import { messages } from '../messaging/messages';
import { later, notLoaded } from './load';

/** Sends support requests. */
export const sendSupportRequest = later<SupportRequest>(
  'support',
  (messenger, request) => messenger.sendSupportRequest(request),
  () => notLoaded(messages.support.failure),
);
