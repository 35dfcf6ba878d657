/**
 * Everything the site's forms need to check and keep what visitors write (spec 2.9, 2.10, 5, 7.2, 8): validation, value
 * sets, drafts. Importing this touches nothing of the browser. What sends is left out, so that a page can fetch it when a
 * form is used: `createMessenger` in `messenger.ts`.
 */

export type { Validation } from './check.ts';
export * from './choices.ts';
export { createDraft, type Draft } from './draft.ts';
export * from './limits.ts';
export { messages, notConnectedMessage, thrownMessage } from './messages.ts';
export * from './newsletterValidation.ts';
export * from './newsletterValues.ts';
export * from './supportValues.ts';
export * from './types.ts';
export * from './validation.ts';
export * from './values.ts';
