/**
 * Everything the site's forms need to check, send and keep what visitors write (spec 2.9, 2.10, 5, 7, 8). The
 * application makes one messenger with `createMessenger`; forms use it with the validation, value sets and drafts
 * from here. Importing this touches nothing of the browser.
 */
export {
  defaultOrigin,
  isConfigured,
  type MessagingConfig,
  type MessagingEnv,
  messagingConfig,
  missingVariables,
  readMessagingConfig,
  sameOrigin,
} from './config.ts';
export { createDraft, type Draft, type DraftOptions, type DraftValue } from './draft.ts';
export { looksAutomatic, type Press } from './guard.ts';
export { type MailDraft, mailFallback, mailtoLimit, parseMailto, shortenedMark } from './mailto.ts';
export { messages, notConnectedMessage, waitMessage } from './messages.ts';
export {
  createMessenger,
  type MessagingBrand,
  type Messenger,
  type MessengerOptions,
  openMailClient,
  type SubmitOptions,
} from './messenger.ts';
export { createSend, type MailSdk, type SendOptions } from './send.ts';
export { cleanLine, cleanText } from './text.ts';
export * from './types.ts';
export * from './validation.ts';
export * from './values.ts';
