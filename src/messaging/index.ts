/**
 * Everything the site's forms need to check and keep what visitors write (spec 2.9, 2.10, 5, 7, 8): validation, value
 * sets, drafts, the mail-client fallback. Importing this touches nothing of the browser. What sends is left out, so that
 * a page can fetch it when a form is used: `createMessenger` in `messenger.ts`.
 */

export { type FieldError, isEmail, type Validation, type Values } from './check.ts';
export * from './choices.ts';
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
export * from './limits.ts';
export { type MailDraft, mailFallback, mailtoLimit, openMailClient, parseMailto, shortenedMark } from './mailto.ts';
export { messages, notConnectedMessage, thrownMessage } from './messages.ts';
export type { MessagingBrand, Messenger, MessengerOptions, SubmitOptions } from './messenger.ts';
export * from './newsletterValidation.ts';
export * from './newsletterValues.ts';
export type { MailSdk, SendOptions } from './send.ts';
export * from './supportValues.ts';
export { cleanLine, cleanText } from './text.ts';
export * from './types.ts';
export * from './validation.ts';
export * from './values.ts';
