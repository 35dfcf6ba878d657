import { brand } from '../content/brand';
import { cleanEmail } from '../forms/email';
import { isConfigured, readMessagingConfig } from './config';
import { notLoaded, sendLazily } from './lazyMessenger';
import { mailFallback, openMailClient } from './mailto';
import { messages } from './messages';
import { cleanLine, cleanText } from './text';
import type { ContactSubmission, GeneralInquiry, MessageKind, SalesInquiry, SubmissionResult } from './types';

/** "inquiryType" -> "Inquiry type" */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** As when sending fails: the visitor's mail client, with every field. */
const byMail =
  (kind: MessageKind) =>
  (submission: object): SubmissionResult => {
    const { message = '', ...rest } = submission as Record<string, string>;
    const fields = { ...rest, email: cleanEmail(rest.email ?? '') };
    const fallback = mailFallback({
      to: brand.email.contact,
      subject: `${labelOf(kind)} inquiry from ${cleanLine(rest.name ?? '')}`,
      fields: Object.entries(fields).map(([name, value]) => [labelOf(name), cleanLine(value) || 'Not provided']),
      message: cleanText(message),
    });
    openMailClient(fallback.mailto);
    return { ...notLoaded(messages.contact.failure), fallback };
  };

/** Sends project enquiries. */
export const sendContact = sendLazily<ContactSubmission>(
  'contact',
  (messenger, submission) => messenger.sendContact(submission),
  byMail('contact'),
);
/** Sends sales inquiries. */
export const sendSalesInquiry = sendLazily<SalesInquiry>(
  'sales',
  (messenger, inquiry) => messenger.sendSalesInquiry(inquiry),
  byMail('sales'),
);
/** Sends general inquiries; while they have no template it only logs (spec 2.9). */
export const sendGeneralInquiry = sendLazily<GeneralInquiry>(
  'general',
  (messenger, inquiry) => messenger.sendGeneralInquiry(inquiry),
  byMail('general'),
);

/** Whether a kind of message can be sent at all, with the mail settings of this build. */
export const isConnected = (kind: MessageKind) => isConfigured(readMessagingConfig(), kind);
