import type { FormFallback as MailFallback } from '../forms/types.ts';
import type { NewsletterPreference } from './newsletterValues.ts';
import type { SupportPriority, SupportType } from './supportValues.ts';
import type { Budget, InquiryType, SalesInterest, Timeline, Urgency } from './values.ts';

/** The kinds of message the site can send. */
export type MessageKind = 'contact' | 'newsletter' | 'support' | 'sales' | 'general';

/** A project enquiry (spec 3.4). An empty choice (`''`) is an unselected one. */
export interface ContactSubmission {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly company?: string;
  readonly phone?: string;
  readonly inquiryType?: InquiryType | '';
  readonly urgency?: Urgency | '';
  readonly budget?: Budget | '';
  readonly timeline?: Timeline | '';
}

/** A newsletter subscription (spec 3.4). `preferences` is omitted when none is chosen. */
export interface NewsletterSubscription {
  readonly email: string;
  readonly name?: string;
  readonly preferences?: readonly NewsletterPreference[];
}

/** A support request (spec 3.4). Nothing is validated, so any text may be empty. */
export interface SupportRequest {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly supportType: SupportType | '';
  readonly priority: SupportPriority | '';
  readonly message: string;
}

/** A general inquiry (spec 5): company is optional. */
export interface GeneralInquiry {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly company?: string;
}

/** A sales inquiry. The specification fixes no fields; these are contact's, with a service in place of a type. */
export interface SalesInquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly company?: string;
  readonly phone?: string;
  readonly interest?: SalesInterest | '';
  readonly budget?: Budget | '';
  readonly timeline?: Timeline | '';
}

/** What a mail template receives. */
export type TemplateParams = Readonly<Record<string, string>>;

/**
 * Why a message was not sent:
 * - `config`: a key, service id or template id is missing or refused by the client's own checks;
 * - `blocked`: the watched value is on the block list;
 * - `rejected`: the service answered, but not with 200 (also 202 and 204), or the client's own throttle did with 429;
 *   `httpStatus` says with what;
 * - `network`: no answer could be had (offline, DNS, CORS, connection reset);
 * - `timeout`: no whole answer within the time limit;
 * - `headless`: headless blocking is on and the browser is automated;
 * - `sdk-load`: the mail client could not be loaded (chunk missing).
 */
export type SendFailure =
  | { readonly reason: 'config' | 'blocked' | 'network' | 'timeout' | 'headless' | 'sdk-load' }
  | { readonly reason: 'rejected'; readonly httpStatus: number };

/** What became of one attempt to send. */
export type SendResult = { readonly status: 'sent' } | ({ readonly status: 'failed' } & SendFailure);

/** Sends one message. Never throws. */
export type Send = (kind: MessageKind, params: TemplateParams) => Promise<SendResult>;

export type { MailFallback };

/** Why a submission did not succeed: a failed send, a missing field, or a fault of our own. */
export type SubmissionFailure = SendFailure | { readonly reason: 'invalid' | 'unexpected' };

/**
 * What a form is told (spec 7.2): whether it worked and the sentence to show. On failure also why, and, for contact,
 * sales and general inquiries, the fallback to offer.
 */
export type SubmissionResult =
  | { readonly success: true; readonly message: string }
  | {
      readonly success: false;
      readonly message: string;
      readonly failure: SubmissionFailure;
      readonly fallback?: MailFallback;
    };

/** Runs something later; the returned function cancels it. Replaceable, so that tests need not wait. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

/** {@link Schedule} by the browser's own timer. */
export const scheduleByTimer: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};
