import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messagingConfig } from './config.ts';
import { messages } from './messages.ts';
import { createMessenger, type Messenger, type MessengerOptions } from './messenger.ts';
import { readMailto, testConfig } from './testing/fakes.ts';
import type { ContactSubmission, SendResult, SubmissionResult, SupportRequest, TemplateParams } from './types.ts';

const open = vi.fn();
const log = vi.fn();
const send = vi.fn<NonNullable<MessengerOptions['send']>>();
const brand = {
  toName: 'Northgate Team',
  contactAddress: 'hello@northgate.example',
  noReplyAddress: 'no-reply@northgate.example',
};
const at = '2025-01-02T03:04:05.000Z';

beforeEach(() => {
  open.mockReset();
  log.mockReset();
  send.mockReset().mockResolvedValue({ status: 'sent' });
});

const messenger = (options: Partial<MessengerOptions> = {}) =>
  createMessenger({
    brand,
    config: testConfig('https://mail.example'),
    now: () => new Date(at),
    openMailClient: open,
    log,
    send,
    ...options,
  });

const minimal: ContactSubmission = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };
const submission: ContactSubmission = {
  ...minimal,
  phone: '+1 215 555 0100',
  inquiryType: 'ai-strategy',
  urgency: 'high',
  budget: '50k-150k',
  timeline: '1-3-months',
};
const support: SupportRequest = { ...minimal, company: 'AE', supportType: 'technical-issue', priority: 'critical' };
const general = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'Hello' };
const sales = { ...minimal, interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' } as const;
const subscription = { email: 'ada@example.com' };

/** The parameters that every template but the newsletter's gets. */
const common: TemplateParams = {
  to_name: 'Northgate Team',
  from_name: 'Ada',
  from_email: 'ada@example.com',
  company: 'AE',
  message: 'Hello',
  reply_to: 'ada@example.com',
  submitted_at: at,
};
const subscriptionParams: TemplateParams = {
  to_name: 'Northgate Team',
  subscriber_email: 'ada@example.com',
  subscriber_name: 'Not provided',
  preferences: 'All updates',
  subscribed_at: at,
  reply_to: 'no-reply@northgate.example',
};

describe('the template parameters', () => {
  it.each<[string, (sending: Messenger) => Promise<unknown>, string, TemplateParams]>([
    [
      'a complete enquiry',
      (sending) => sending.sendContact(submission),
      'contact',
      {
        ...common,
        phone: '+1 215 555 0100',
        inquiry_type: 'ai-strategy',
        urgency: 'high',
        budget: '50k-150k',
        timeline: '1-3-months',
      },
    ],
    [
      'a subscription with all fields',
      (sending) =>
        sending.subscribeNewsletter({ ...subscription, name: 'Ada', preferences: ['ai-trends', 'case-studies'] }),
      'newsletter',
      { ...subscriptionParams, subscriber_name: 'Ada', preferences: 'ai-trends, case-studies' },
    ],
    [
      'a subscription with empty options',
      (sending) => sending.subscribeNewsletter({ email: ' ada@example.com ', name: '', preferences: [] }),
      'newsletter',
      subscriptionParams,
    ],
    [
      'a support request',
      (sending) => sending.sendSupportRequest(support),
      'support',
      { ...common, support_type: 'technical-issue', priority: 'critical' },
    ],
    [
      'a general inquiry',
      (sending) => sending.sendGeneralInquiry(general),
      'general',
      { ...common, company: 'Not provided', subject: 'A question' },
    ],
    [
      'a sales inquiry',
      (sending) => sending.sendSalesInquiry(sales),
      'sales',
      { ...common, phone: 'Not provided', interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' },
    ],
  ])('of %s are complete', async (_, submit, kind, params) => {
    await submit(messenger());
    expect(send).toHaveBeenCalledExactlyOnceWith(kind, params);
    expect(open).not.toHaveBeenCalled();
  });

  it('keep any text, except line breaks in single lines and what surrounds an address', async () => {
    const text = '👩‍🚀 שלום "quotes" 100% &amp; <b>\r\nBcc: x@example.com';
    const email = '\u202amailto:ada@example.com\u00a0';
    await messenger().sendContact({ name: text, email, company: text, phone: text, message: text });
    const line = text.replace('\r\n', ' ');
    expect(send.mock.lastCall?.[1]).toMatchObject({
      from_name: line,
      from_email: 'ada@example.com',
      company: line,
      phone: line,
      message: text.replace('\r\n', '\n'),
      reply_to: 'ada@example.com',
    });
  });
});

const rejected: SendResult = { status: 'failed', reason: 'rejected', httpStatus: 500 };
const lost: SendResult = { status: 'failed', reason: 'network' };

const inquirySentences = {
  sent: messages.contact.success,
  rejected: messages.contact.failure,
  lost: messages.contact.failure,
  error: 'The line went dead.',
  unknown: messages.contact.unexpected,
  mailsOpened: 1,
};
const newsletterSentences = {
  sent: messages.newsletter.success,
  rejected: messages.newsletter.rejected,
  lost: messages.newsletter.failure,
  error: 'The line went dead.',
  unknown: messages.newsletter.failure,
  mailsOpened: 0,
};
const supportSentences = {
  sent: messages.support.success,
  rejected: messages.support.rejected,
  lost: messages.support.failure,
  error: messages.support.failure,
  unknown: messages.support.failure,
  mailsOpened: 0,
};

describe.each([
  ['sendContact', inquirySentences, (sending: Messenger) => sending.sendContact(minimal)],
  ['sendSalesInquiry', inquirySentences, (sending: Messenger) => sending.sendSalesInquiry(sales)],
  ['sendGeneralInquiry', inquirySentences, (sending: Messenger) => sending.sendGeneralInquiry(general)],
  ['subscribeNewsletter', newsletterSentences, (sending: Messenger) => sending.subscribeNewsletter(subscription)],
  ['sendSupportRequest', supportSentences, (sending: Messenger) => sending.sendSupportRequest(support)],
])('%s answers', (_, said, submit) => {
  it('with its sentence when the message was sent', async () => {
    expect(await submit(messenger())).toEqual({ success: true, message: said.sent });
  });

  it.each([
    [rejected, said.rejected, { reason: 'rejected', httpStatus: 500 }],
    [lost, said.lost, { reason: 'network' }],
  ])('with its sentence, the reason and, for inquiries, a mail, for %o', async (result, message, failure) => {
    send.mockResolvedValue(result);
    expect(await submit(messenger())).toMatchObject({ success: false, message, failure });
    expect(open).toHaveBeenCalledTimes(said.mailsOpened);
  });

  it.each([
    [new Error('The line went dead.'), said.error],
    [new Error(), said.unknown],
    ['nothing useful', said.unknown],
  ])('with a sentence, and a line in the log, for the thrown %o', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await submit(messenger())).toEqual({ success: false, message, failure: { reason: 'unexpected' } });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/failed: unexpected$/), error);
  });
});

describe('the fallback mail', () => {
  const complete = [
    'Name: Ada',
    'Email: ada@example.com',
    'Company: AE',
    'Phone: +1 215 555 0100',
    'Inquiry type: AI strategy',
    'Urgency: High',
    'Budget: $50K-$150K',
    'Timeline: In 1-3 months',
    '',
    'Message:',
    'Hello',
  ].join('\n');
  const without = { ...minimal, company: '' };
  it.each<[string, (sending: Messenger) => Promise<SubmissionResult>, string, string]>([
    ['a complete enquiry', (sending) => sending.sendContact(submission), 'Project inquiry from Ada, AE', complete],
    [
      'an enquiry without options',
      (sending) => sending.sendContact(without),
      'Project inquiry from Ada',
      expect.stringContaining(
        'Company: Not provided\nPhone: Not provided\nInquiry type: General Inquiry\nUrgency: Normal\n' +
          'Budget: Not specified\nTimeline: Not specified\n',
      ),
    ],
    [
      'a sales inquiry',
      (sending) => sending.sendSalesInquiry(sales),
      'Sales inquiry from Ada, AE',
      expect.stringContaining('Interest: SAP Joule Enablement'),
    ],
    [
      'a general inquiry',
      (sending) => sending.sendGeneralInquiry(general),
      'A question',
      expect.stringContaining('Subject: A question'),
    ],
  ])('of %s has every field, and is offered again', async (_, submit, subject, body) => {
    send.mockResolvedValue(lost);
    const result = await submit(messenger());
    const fallback = 'fallback' in result ? result.fallback : undefined;
    expect(open).toHaveBeenCalledExactlyOnceWith(fallback?.mailto);
    expect(fallback?.text).toEqual(body);
    expect(readMailto(open.mock.lastCall?.[0])).toEqual({ to: 'hello@northgate.example', subject, body });
  });

  it('is offered as a link when the mail client cannot be opened', async () => {
    open.mockImplementation(() => {
      throw new Error('blocked');
    });
    send.mockResolvedValue(lost);
    expect(await messenger().sendContact(minimal)).toMatchObject({ fallback: { shortened: false } });
  });
});

describe('nothing is sent', () => {
  it.each(['name', 'email', 'message'] as const)('without %s', async (field) => {
    expect(await messenger().sendContact({ ...minimal, [field]: ' \n' })).toEqual({
      success: false,
      message: 'Please fill in all required fields',
      failure: { reason: 'invalid' },
    });
    expect(send).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('to an address that is malformed', async () => {
    expect(await messenger().subscribeNewsletter({ email: 'ada@example' })).toMatchObject({
      message: 'Please enter a valid email address',
      failure: { reason: 'invalid' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("by sales and general inquiries without a template; the log has none of the visitor's words", async () => {
    const sending = messenger({ config: messagingConfig({}) });
    for (const result of [await sending.sendSalesInquiry(minimal), await sending.sendGeneralInquiry(general)])
      expect(result).toMatchObject({
        success: false,
        message:
          'This form is not connected yet, so nothing was sent. Please use the contact form or write to hello@northgate.example.',
        failure: { reason: 'config' },
        fallback: { mailto: expect.stringMatching(/^mailto:hello@northgate\.example\?/) },
      });
    expect(log.mock.calls.map(([, detail]) => detail)).toEqual([
      { kind: 'sales', at, filled: ['name', 'email', 'company', 'message'] },
      { kind: 'general', at, filled: ['name', 'email', 'subject', 'message'] },
    ]);
    expect(send).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a second submission of a form', () => {
  it('shares the result of the first while that is in flight, and sends again afterwards', async () => {
    const sending = messenger();
    send.mockResolvedValueOnce(lost);
    const first = sending.sendContact(minimal);
    const second = sending.sendContact({ ...minimal, message: 'Changed' });
    expect(await second).toBe(await first);
    expect(send).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    expect((await sending.sendContact(minimal)).success).toBe(true);
  });

  it('is sent when it comes from another form', async () => {
    const sending = messenger();
    await Promise.all([
      sending.sendContact(minimal),
      sending.subscribeNewsletter(subscription, { form: 'inline' }),
      sending.subscribeNewsletter(subscription, { form: 'footer' }),
    ]);
    expect(send).toHaveBeenCalledTimes(3);
  });
});
