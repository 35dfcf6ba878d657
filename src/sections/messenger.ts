import { brand } from '../content/brand';
import {
  cleanLine,
  cleanText,
  isConfigured,
  type MessageKind,
  type Messenger,
  mailFallback,
  messages,
  openMailClient,
  readMessagingConfig,
  type SubmissionResult,
} from '../messaging';

/** How long the messenger's code may take, in milliseconds: as long as an answer. */
const limit = 15_000;

let loading: Promise<Messenger> | undefined;

/** Fetches the messenger, once; asks again after a failure. */
function load(): Promise<Messenger> {
  if (!loading) {
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, limit, new Error('It took too long'));
    });
    loading = Promise.race([import('./mail').then(({ mail }) => mail), late]);
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** "inquiryType" -> "Inquiry type" */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a form is told when the messenger cannot be had: as when sending fails, with the mail client where it is due. */
function unavailable(kind: MessageKind, submission: object): SubmissionResult {
  const failure = { reason: 'sdk-load' } as const;
  if (kind === 'newsletter' || kind === 'support') return { success: false, message: messages[kind].failure, failure };
  const { message = '', ...fields } = submission as Record<string, string>;
  const fallback = mailFallback({
    to: brand.email.contact,
    subject: `${labelOf(kind)} inquiry from ${cleanLine(fields.name ?? '')}`,
    fields: Object.entries(fields).map(([name, value]) => [labelOf(name), cleanLine(value) || 'Not provided']),
    message: cleanText(message),
  });
  openMailClient(fallback.mailto);
  return { success: false, message: messages.contact.failure, failure, fallback };
}

/** One of the messenger's methods, fetched when it is needed. */
const later =
  <Submission extends object>(
    kind: MessageKind,
    call: (messenger: Messenger, submission: Submission) => Promise<SubmissionResult>,
  ) =>
  async (submission: Submission): Promise<SubmissionResult> => {
    let messenger: Messenger;
    try {
      messenger = await load();
    } catch (error) {
      console.error(`Sending the ${kind} message failed: its code could not be loaded`, error);
      return unavailable(kind, submission);
    }
    return call(messenger, submission);
  };

/**
 * Sends what the site's forms collect, for the firm and with the mail settings of this build. Forms default to it. What
 * sends is fetched when a form is first used (`prepare`), and what a visitor is left with when that fails is here.
 */
export const messenger = {
  sendContact: later('contact', (to: Messenger, submission: Parameters<Messenger['sendContact']>[0]) =>
    to.sendContact(submission),
  ),
  sendSalesInquiry: later('sales', (to: Messenger, inquiry: Parameters<Messenger['sendSalesInquiry']>[0]) =>
    to.sendSalesInquiry(inquiry),
  ),
  sendGeneralInquiry: later('general', (to: Messenger, inquiry: Parameters<Messenger['sendGeneralInquiry']>[0]) =>
    to.sendGeneralInquiry(inquiry),
  ),
  sendSupportRequest: later('support', (to: Messenger, request: Parameters<Messenger['sendSupportRequest']>[0]) =>
    to.sendSupportRequest(request),
  ),
  /** A signup for each place on a page: two forms are two, and neither takes the other's answer for its own. */
  subscriber: (form: string) =>
    later('newsletter', (to: Messenger, subscription: Parameters<Messenger['subscribeNewsletter']>[0]) =>
      to.subscribeNewsletter(subscription, { form }),
    ),
  /** Whether a kind of message can be sent at all. */
  isConfigured: (kind: MessageKind) => isConfigured(readMessagingConfig(), kind),
  /** Fetches what sends, ahead of time: when a form is first used. */
  prepare: () => {
    load().catch(() => undefined);
  },
};
