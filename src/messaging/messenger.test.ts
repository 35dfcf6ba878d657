import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messagingConfig } from './config.ts';
import { createMessenger, type Messenger, type MessengerOptions } from './messenger.ts';
import { readMailto, testConfig } from './testing/fakes.ts';
import type { ContactSubmission, SendResult, SupportRequest, TemplateParams } from './types.ts';

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
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '+1 215 555 0100',
  inquiryType: 'ai-strategy',
  urgency: 'high',
  budget: '50k-150k',
  timeline: '1-3-months',
  message: 'We would like to talk.',
};
const support: SupportRequest = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'AE',
  supportType: 'technical-issue',
  priority: 'critical',
  message: 'It is down.',
};
const general = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'How are you?' };
const sales = { ...minimal, interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' } as const;
const subscription = { email: 'ada@example.com' };

const minimalParams: TemplateParams = {
  to_name: 'Northgate Team',
  from_name: 'Ada',
  from_email: 'ada@example.com',
  company: 'AE',
  phone: 'Not provided',
  inquiry_type: 'General Inquiry',
  urgency: 'Normal',
  message: 'Hello',
  budget: 'Not specified',
  timeline: 'Not specified',
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
  it('have an address as it was meant', async () => {
    await messenger().sendContact({ ...minimal, email: '\u202amailto:ada@example.com\u00a0' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'contact',
      expect.objectContaining({ from_email: 'ada@example.com', reply_to: 'ada@example.com' }),
    );
  });

  it.each<[string, (sending: Messenger) => Promise<unknown>, string, TemplateParams]>([
    [
      'a complete enquiry',
      (sending) => sending.sendContact(submission),
      'contact',
      {
        to_name: 'Northgate Team',
        from_name: 'Ada Lovelace',
        from_email: 'ada@example.com',
        company: 'Analytical Engines',
        phone: '+1 215 555 0100',
        inquiry_type: 'ai-strategy',
        urgency: 'high',
        message: 'We would like to talk.',
        budget: '50k-150k',
        timeline: '1-3-months',
        reply_to: 'ada@example.com',
        submitted_at: at,
      },
    ],
    ['an enquiry without options', (sending) => sending.sendContact(minimal), 'contact', minimalParams],
    [
      'an enquiry with empty options',
      (sending) =>
        sending.sendContact({ ...minimal, phone: ' ', inquiryType: '', urgency: '', budget: '', timeline: '' }),
      'contact',
      minimalParams,
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
      {
        to_name: 'Northgate Team',
        from_name: 'Ada',
        from_email: 'ada@example.com',
        company: 'AE',
        support_type: 'technical-issue',
        priority: 'critical',
        message: 'It is down.',
        submitted_at: at,
        reply_to: 'ada@example.com',
      },
    ],
    [
      'a general inquiry',
      (sending) => sending.sendGeneralInquiry(general),
      'general',
      {
        to_name: 'Northgate Team',
        from_name: 'Ada',
        from_email: 'ada@example.com',
        company: 'Not provided',
        subject: 'A question',
        message: 'How are you?',
        reply_to: 'ada@example.com',
        submitted_at: at,
      },
    ],
    [
      'a sales inquiry',
      (sending) => sending.sendSalesInquiry(sales),
      'sales',
      {
        to_name: 'Northgate Team',
        from_name: 'Ada',
        from_email: 'ada@example.com',
        company: 'AE',
        phone: 'Not provided',
        interest: 'joule-enablement',
        message: 'Hello',
        budget: 'over-1m',
        timeline: 'planning',
        reply_to: 'ada@example.com',
        submitted_at: at,
      },
    ],
  ])('of %s are complete', async (_, submit, kind, params) => {
    await submit(messenger());
    expect(send).toHaveBeenCalledExactlyOnceWith(kind, params);
    expect(open).not.toHaveBeenCalled();
  });

  it('keep any text, except line breaks in single lines', async () => {
    const text = '👩‍🚀 שלום "quotes" 100% &amp; <b>\r\nBcc: x@example.com';
    await messenger().sendContact({ ...minimal, name: text, company: text, phone: text, message: text });
    const line = text.replace('\r\n', ' ');
    expect(send.mock.lastCall?.[1]).toMatchObject({
      from_name: line,
      company: line,
      phone: line,
      message: text.replace('\r\n', '\n'),
    });
  });
});

const inquiries = [
  ['sendContact', (sending: Messenger) => sending.sendContact(minimal)],
  ['sendSalesInquiry', (sending: Messenger) => sending.sendSalesInquiry(sales)],
  ['sendGeneralInquiry', (sending: Messenger) => sending.sendGeneralInquiry(general)],
] as const;
const forms = [
  ...inquiries,
  ['subscribeNewsletter', (sending: Messenger) => sending.subscribeNewsletter(subscription)],
  ['sendSupportRequest', (sending: Messenger) => sending.sendSupportRequest(support)],
] as const;
const rejected: SendResult = { status: 'failed', reason: 'rejected', httpStatus: 500 };
const lost: SendResult = { status: 'failed', reason: 'network' };

const inquirySentences = {
  sent: "Thank you for your inquiry! We'll respond within 24 hours.",
  rejected: "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
  lost: "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
  error: 'The line went dead.',
  unknown: 'An unexpected error occurred. Please try again.',
};
const phoneLine = 'Support system unavailable. Please call the support phone line for immediate assistance.';
const sentences = {
  sendContact: inquirySentences,
  sendSalesInquiry: inquirySentences,
  sendGeneralInquiry: inquirySentences,
  subscribeNewsletter: {
    sent: 'Successfully subscribed! Check your email for confirmation.',
    rejected: 'Failed to subscribe',
    lost: 'Subscription failed. Please try again later.',
    error: 'The line went dead.',
    unknown: 'Subscription failed. Please try again later.',
  },
  sendSupportRequest: {
    sent: 'Support request submitted! Our team will contact you shortly.',
    rejected: 'Failed to submit support request. Please call our support line.',
    lost: phoneLine,
    error: phoneLine,
    unknown: phoneLine,
  },
};

describe.each(forms)('%s answers', (name, submit) => {
  const said = sentences[name];

  it('with its sentence when the message was sent', async () => {
    expect(await submit(messenger())).toEqual({ success: true, message: said.sent });
  });

  it.each([
    [rejected, said.rejected, { reason: 'rejected', httpStatus: 500 }],
    [lost, said.lost, { reason: 'network' }],
  ])('with its sentence and the reason for %o', async (result, message, failure) => {
    send.mockResolvedValue(result);
    expect(await submit(messenger())).toMatchObject({ success: false, message, failure });
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

it.each(inquiries)('%s opens the mail client on a failure, and offers the same again', async (_, submit) => {
  send.mockResolvedValue(lost);
  const result = await submit(messenger());
  const fallback = 'fallback' in result ? result.fallback : undefined;
  expect(open).toHaveBeenCalledExactlyOnceWith(fallback?.mailto);
  expect(readMailto(fallback?.mailto ?? '')).toMatchObject({ to: 'hello@northgate.example', body: fallback?.text });
});

it.each(['subscribeNewsletter', 'sendSupportRequest'])('%s opens no mail client', async (name) => {
  send.mockResolvedValue(lost);
  await new Map<string, (typeof forms)[number][1]>(forms).get(name)?.(messenger());
  expect(open).not.toHaveBeenCalled();
});

describe('the fallback mail', () => {
  const body = (...lines: string[]) => lines.join('\n');
  it.each<[string, (sending: Messenger) => Promise<unknown>, string, string]>([
    [
      'a complete enquiry',
      (sending) => sending.sendContact(submission),
      'Project inquiry from Ada Lovelace, Analytical Engines',
      body(
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        'Company: Analytical Engines',
        'Phone: +1 215 555 0100',
        'Inquiry type: AI strategy',
        'Urgency: High',
        'Budget: $50K-$150K',
        'Timeline: In 1-3 months',
        '',
        'Message:',
        'We would like to talk.',
      ),
    ],
    [
      'an enquiry without options',
      (sending) => sending.sendContact({ ...minimal, company: '' }),
      'Project inquiry from Ada',
      body(
        'Name: Ada',
        'Email: ada@example.com',
        'Company: Not provided',
        'Phone: Not provided',
        'Inquiry type: General Inquiry',
        'Urgency: Normal',
        'Budget: Not specified',
        'Timeline: Not specified',
        '',
        'Message:',
        'Hello',
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
  ])('of %s has every field', async (_, submit, subject, text) => {
    send.mockResolvedValue(lost);
    await submit(messenger());
    expect(readMailto(open.mock.lastCall?.[0])).toMatchObject({ subject, body: text });
  });

  it('is offered as a link when the mail client cannot be opened', async () => {
    open.mockImplementation(() => {
      throw new Error('blocked');
    });
    send.mockResolvedValue(lost);
    expect(await messenger().sendContact(minimal)).toMatchObject({ fallback: { shortened: false } });
  });

  it('is opened by the address of the page', async () => {
    const location = { href: 'https://northgate.example/contact' };
    vi.stubGlobal('location', location);
    send.mockResolvedValue(lost);
    await createMessenger({ brand, config: messagingConfig({}), log, send }).sendContact(minimal);
    vi.unstubAllGlobals();
    expect(location.href).toMatch(/^mailto:hello@northgate\.example\?subject=Project%20inquiry%20from%20Ada/);
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
