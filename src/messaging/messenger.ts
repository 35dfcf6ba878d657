import { type Choice, labelOf } from './choices.ts';
import { isConfigured, type MessagingConfig } from './config.ts';
import { mailFallback, openMailClient } from './mailto.ts';
import { messages, notConnectedMessage, thrownMessage } from './messages.ts';
import { validateNewsletter } from './newsletterValidation.ts';
import { oneAtATime, type SubmitOptions } from './oneAtATime.ts';
import { contactParams, generalParams, newsletterParams, salesParams, supportParams } from './params.ts';
import { createSend, logToConsole, type SendOptions } from './send.ts';
import type {
  ContactSubmission,
  GeneralInquiry,
  MessageKind,
  NewsletterSubscription,
  SalesInquiry,
  Send,
  SendResult,
  SubmissionResult,
  SupportRequest,
  TemplateParams,
} from './types.ts';
import { budgets, inquiryTypes, salesInterests, timelines, urgencies } from './values.ts';

/** The firm's facts that go into mails. */
export interface MessagingBrand {
  /** Who mails greet and go to, e.g. the firm's team; the templates' `to_name`. */
  readonly toName: string;
  /** The company contact address: where the mail-client fallback writes to. */
  readonly contactAddress: string;
  /** The address that newsletter mails name for replies. */
  readonly noReplyAddress: string;
}

export interface MessengerOptions extends Omit<SendOptions, 'config'> {
  readonly brand: MessagingBrand;
  readonly config: MessagingConfig;
  /** The clock for submitted_at and subscribed_at; default the system's. */
  readonly now?: () => Date;
  /** Opens the visitor's mail program; default {@link openMailClient}. */
  readonly openMailClient?: (address: string) => void;
  /** Replaces sending altogether, for stories and tests; default the mail service. */
  readonly send?: Send;
}

/** Sends what the site's forms collect. No method throws; each says in `message` what to show. */
export interface Messenger {
  /**
   * Sends a project enquiry (spec 7.2, 8). For a question that is no project, use `sendGeneralInquiry`.
   * On failure the visitor's mail program has been opened and `fallback` repeats the mail; except when name,
   * email or message is empty: then nothing is wrong with the service.
   */
  sendContact(submission: ContactSubmission, options?: SubmitOptions): Promise<SubmissionResult>;
  /** Subscribes to the newsletter (spec 2.10, 8). Checks the address itself. */
  subscribeNewsletter(subscription: NewsletterSubscription, options?: SubmitOptions): Promise<SubmissionResult>;
  /** Sends a support request (spec 8). Nothing is checked; every failure names the phone. */
  sendSupportRequest(request: SupportRequest, options?: SubmitOptions): Promise<SubmissionResult>;
  /** Sends a sales inquiry as `sendContact` does; without a template it sends nothing and says so (spec 2.9). */
  sendSalesInquiry(inquiry: SalesInquiry, options?: SubmitOptions): Promise<SubmissionResult>;
  /**
   * Sends a general inquiry as `sendContact` does; without a template it only logs that there was one, when, and which
   * fields were filled, and says so (spec 2.9).
   */
  sendGeneralInquiry(inquiry: GeneralInquiry, options?: SubmitOptions): Promise<SubmissionResult>;
  /** Whether this kind of message can be sent at all: lets a form show its notice beforehand. */
  isConfigured(kind: MessageKind): boolean;
}

interface Inquiry {
  readonly kind: 'contact' | 'sales' | 'general';
  readonly submission: ContactSubmission | SalesInquiry | GeneralInquiry;
  readonly params: TemplateParams;
  readonly subject: string;
  /** The lines of the fallback mail: label, template parameter and, for a choice, its set. */
  readonly lines: readonly (readonly [label: string, param: string, choices?: readonly Choice[]])[];
}

const who: Inquiry['lines'] = [
  ['Name', 'from_name'],
  ['Email', 'from_email'],
  ['Company', 'company'],
];

const subjectOf = (what: string, params: TemplateParams) =>
  [`${what} from ${params.from_name}`, params.company].filter(Boolean).join(', ');

/**
 * Makes a messenger. `siteMessenger.ts` makes that of the build, which forms fetch by `sendLazily`; stories and tests make
 * their own, with `send` replaced. Safe to call while prerendering: nothing of the browser is touched before something is sent.
 */
export function createMessenger({
  brand,
  config,
  now = () => new Date(),
  openMailClient: open = openMailClient,
  log = logToConsole,
  send: givenSend,
  ...sendOptions
}: MessengerOptions): Messenger {
  const send = givenSend ?? createSend({ ...sendOptions, config, log });
  const submit = oneAtATime(log);

  const failed = ({ status: _, ...failure }: Extract<SendResult, { status: 'failed' }>, message: string) =>
    ({ success: false, message, failure }) as const;

  /** Of an error that is thrown on the way to an inquiry, the visitor reads the message. */
  const unexpectedInquiry = (error: unknown) => thrownMessage(error, messages.contact.unexpected);

  const sendInquiry = async ({ kind, submission, params, subject, lines }: Inquiry): Promise<SubmissionResult> => {
    const message = params.message;
    if (!params.from_name || !params.from_email || !message) {
      return { success: false, message: messages.validation.missing, failure: { reason: 'invalid' } };
    }
    const fallback = mailFallback({
      to: brand.contactAddress,
      subject,
      fields: lines.map(([label, param, choices = []]) => [label, labelOf(choices, params[param] || 'Not provided')]),
      message,
    });
    if (kind !== 'contact' && !isConfigured(config, kind)) {
      const filled = Object.entries(submission).flatMap(([field, text]) => (text?.trim() ? [field] : []));
      log(`The ${kind} inquiry was not sent: no mail template is configured for it`, {
        kind,
        at: params.submitted_at,
        filled,
      });
      const notice = notConnectedMessage(brand.contactAddress);
      return { success: false, message: notice, failure: { reason: 'config' }, fallback };
    }
    const result = await send(kind, params);
    if (result.status === 'sent') return { success: true, message: messages.contact.success };
    try {
      open(fallback.mailto);
    } catch (error) {
      log('The mail client could not be opened', error);
    }
    return { ...failed(result, messages.contact.failure), fallback };
  };

  const envelope = () => ({ toName: brand.toName, at: now() });

  return {
    isConfigured: (kind) => isConfigured(config, kind),

    sendContact: (submission, options) =>
      submit('contact', options, unexpectedInquiry, async () => {
        const params = contactParams(submission, envelope());
        return sendInquiry({
          kind: 'contact',
          submission,
          params,
          subject: subjectOf('Project inquiry', params),
          lines: [
            ...who,
            ['Phone', 'phone'],
            ['Inquiry type', 'inquiry_type', inquiryTypes],
            ['Urgency', 'urgency', urgencies],
            ['Budget', 'budget', budgets],
            ['Timeline', 'timeline', timelines],
          ],
        });
      }),

    sendSalesInquiry: (inquiry, options) =>
      submit('sales', options, unexpectedInquiry, async () => {
        const params = salesParams(inquiry, envelope());
        return sendInquiry({
          kind: 'sales',
          submission: inquiry,
          params,
          subject: subjectOf('Sales inquiry', params),
          lines: [
            ...who,
            ['Phone', 'phone'],
            ['Interest', 'interest', salesInterests],
            ['Budget', 'budget', budgets],
            ['Timeline', 'timeline', timelines],
          ],
        });
      }),

    sendGeneralInquiry: (inquiry, options) =>
      submit('general', options, unexpectedInquiry, async () => {
        const params = generalParams(inquiry, envelope());
        const subject = params.subject || `General inquiry from ${params.from_name}`;
        return sendInquiry({
          kind: 'general',
          submission: inquiry,
          params,
          subject,
          lines: [...who, ['Subject', 'subject']],
        });
      }),

    subscribeNewsletter: (subscription, options) =>
      submit(
        'newsletter',
        options,
        (error) => thrownMessage(error, messages.newsletter.failure),
        async () => {
          const validation = validateNewsletter({ email: subscription.email, name: subscription.name });
          if (!validation.valid) return { success: false, message: validation.heading, failure: { reason: 'invalid' } };
          const params = newsletterParams(subscription, { ...envelope(), noReplyAddress: brand.noReplyAddress });
          const result = await send('newsletter', params);
          if (result.status === 'sent') return { success: true, message: messages.newsletter.success };
          const { rejected, failure } = messages.newsletter;
          return failed(result, result.reason === 'rejected' ? rejected : failure);
        },
      ),

    sendSupportRequest: (request, options) =>
      submit(
        'support',
        options,
        () => messages.support.failure,
        async () => {
          const result = await send('support', supportParams(request, envelope()));
          if (result.status === 'sent') return { success: true, message: messages.support.success };
          const { rejected, failure } = messages.support;
          return failed(result, result.reason === 'rejected' ? rejected : failure);
        },
      ),
  };
}
