import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagingConfig } from './config.ts';
import { parseMailto } from './mailto.ts';
import { createMessenger, type MessengerOptions } from './messenger.ts';
import { memoryStorage, testConfig } from './testing/fakes.ts';
import { answerWith, heldAnswer, MailService, resetConnection } from './testing/mailService.ts';
import type { ContactSubmission, SendResult, SupportRequest } from './types.ts';

let service: MailService;
const open = vi.fn();
const log = vi.fn();
const brand = {
  toName: 'Northgate Team',
  contactAddress: 'hello@northgate.example',
  noReplyAddress: 'no-reply@northgate.example',
};

beforeEach(async () => {
  service = await MailService.start();
  open.mockReset();
  log.mockReset();
  vi.stubGlobal('location', { pathname: '/contact', origin: service.origin });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const messenger = (options: Partial<MessengerOptions> = {}) =>
  createMessenger({
    brand,
    config: testConfig(service.origin),
    now: () => new Date('2025-01-02T03:04:05Z'),
    openMailClient: open,
    log,
    ...options,
  });

/** A messenger of a build with a throttle, whose page has just sent something. */
async function throttled() {
  vi.stubGlobal('localStorage', memoryStorage());
  const sending = messenger({ config: { ...testConfig(service.origin), throttleMs: 60_000 } });
  await sending.sendContact(minimal);
  return sending;
}

/** A messenger whose every attempt to send ends in the given way. */
const ending = (result: SendResult) => messenger({ send: async () => result });

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
const minimal: ContactSubmission = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };
const support: SupportRequest = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'AE',
  supportType: 'technical-issue',
  priority: 'critical',
  message: 'It is down.',
};
const inquiry = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'How are you?' };

const failures = {
  config: { reason: 'config' },
  blocked: { reason: 'blocked' },
  network: { reason: 'network' },
  timeout: { reason: 'timeout' },
  headless: { reason: 'headless' },
  'sdk-load': { reason: 'sdk-load' },
  rejected: { reason: 'rejected', httpStatus: 500 },
} as const;
const eachFailure = Object.values(failures);

describe('sendContact', () => {
  it('sends every parameter of the template', async () => {
    expect(await messenger().sendContact(submission)).toEqual({
      success: true,
      message: "Thank you for your inquiry! We'll respond within 24 hours.",
    });
    expect(service.onlyBody).toEqual({
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'contact-template',
      template_params: {
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
        submitted_at: '2025-01-02T03:04:05.000Z',
      },
    });
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['left out', {}],
    ['empty', { phone: ' ', inquiryType: '', urgency: '', budget: '', timeline: '' } as const],
  ])('sends the defaults for what is %s', async (_, extra) => {
    await messenger().sendContact({ ...minimal, ...extra });
    expect(service.onlyBody.template_params).toEqual({
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
      submitted_at: '2025-01-02T03:04:05.000Z',
    });
  });

  it('sends an address as it was meant', async () => {
    await messenger().sendContact({ name: 'Ada', email: '\u202amailto:ada@example.com\u00a0', message: 'Hello' });
    expect(service.onlyBody.template_params).toMatchObject({
      from_email: 'ada@example.com',
      reply_to: 'ada@example.com',
    });
  });

  it.each([
    ['emoji', '👩‍🚀👍🏽 ünïcödé'],
    ['right-to-left text', 'שלום مرحبا'],
    ['quotes', `"double" 'single' \u201Ccurly\u201D \\ back`],
    ['percent and ampersand', '100% & more &amp; %0D%0A'],
    ['markup', '<script>alert(1)</script>'],
  ])('carries %s whole in every field', async (_, text) => {
    const email = `${text.replace(/[\s@\p{Cf}]/gu, '')}@example.com`;
    await messenger().sendContact({ name: text, company: text, phone: text, message: text, email });
    expect(service.onlyBody.template_params).toMatchObject({
      from_name: text,
      company: text,
      phone: text,
      message: text,
      from_email: email,
    });
  });

  it('keeps line breaks in the message and strips them from single lines', async () => {
    const text = 'a\r\nBcc: x@example.com';
    await messenger().sendContact({ name: text, company: text, phone: text, message: text, email: 'a@b.c\r\nd' });
    expect(service.onlyBody.template_params).toMatchObject({
      from_name: 'a Bcc: x@example.com',
      company: 'a Bcc: x@example.com',
      phone: 'a Bcc: x@example.com',
      message: 'a\nBcc: x@example.com',
      from_email: 'a@b.c d',
      reply_to: 'a@b.c d',
    });
  });

  it('carries 10,000 characters', async () => {
    const message = '語'.repeat(10_000);
    expect((await messenger().sendContact({ ...minimal, message })).success).toBe(true);
    expect(service.onlyBody).toMatchObject({ template_params: { message } });
    expect(new TextEncoder().encode(service.requests[0]?.text).length).toBeLessThan(50 * 1024);
  });

  it.each(eachFailure)('opens the mail client and offers the same again on $reason', async (failure) => {
    const result = await ending({ status: 'failed', ...failure }).sendContact(submission);
    expect(result).toMatchObject({
      success: false,
      message:
        "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
      failure,
      fallback: { shortened: false },
    });
    const mailto = 'fallback' in result ? (result.fallback?.mailto ?? '') : '';
    expect(open).toHaveBeenCalledExactlyOnceWith(mailto);
    expect(parseMailto(mailto)).toEqual({
      to: 'hello@northgate.example',
      subject: 'Project inquiry from Ada Lovelace, Analytical Engines',
      fields: [
        ['Name', 'Ada Lovelace'],
        ['Email', 'ada@example.com'],
        ['Company', 'Analytical Engines'],
        ['Phone', '+1 215 555 0100'],
        ['Inquiry type', 'AI strategy'],
        ['Urgency', 'High'],
        ['Budget', '$50K-$150K'],
        ['Timeline', 'In 1-3 months'],
      ],
      message: 'We would like to talk.',
    });
  });

  it('names the defaults in the mail too', async () => {
    const result = await ending({ status: 'failed', reason: 'network' }).sendContact({ ...minimal, company: '' });
    expect(result).toMatchObject({
      fallback: {
        text: [
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
        ].join('\n'),
      },
    });
  });

  it('gives the whole text to copy when the mail had to be shortened', async () => {
    const message = 'All of it. '.repeat(900).trim();
    const result = await ending({ status: 'failed', reason: 'network' }).sendContact({ ...minimal, message });
    expect(result).toMatchObject({ fallback: { shortened: true, text: expect.stringContaining(message) } });
  });

  it('fails like any other when the throttle of the build refuses it', async () => {
    expect(await (await throttled()).sendContact(minimal)).toMatchObject({
      success: false,
      message:
        "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
      failure: { reason: 'rejected', httpStatus: 429 },
    });
    expect(open).toHaveBeenCalledOnce();
    expect(service.requests).toHaveLength(1);
  });

  it.each(['name', 'email', 'message'] as const)('sends nothing without %s', async (field) => {
    const result = await messenger().sendContact({ ...minimal, [field]: ' \n' });
    expect(result).toEqual({
      success: false,
      message: 'Please fill in all required fields',
      failure: { reason: 'invalid' },
    });
    expect([service.requests.length, open.mock.calls.length]).toEqual([0, 0]);
  });

  it('does not fail when the mail client cannot be opened', async () => {
    open.mockImplementation(() => {
      throw new Error('blocked');
    });
    const result = await ending({ status: 'failed', reason: 'network' }).sendContact(minimal);
    expect(result).toMatchObject({ success: false, failure: { reason: 'network' }, fallback: { shortened: false } });
  });

  it.each([
    ['its message', new Error('The line went dead.'), 'The line went dead.'],
    ['the general sentence, as it has no message', new Error(), 'An unexpected error occurred. Please try again.'],
    ['the general sentence, as it is none', 'nothing useful', 'An unexpected error occurred. Please try again.'],
  ])('says of a thrown error %s', async (_, error, message) => {
    const sending = messenger({ send: () => Promise.reject(error) });
    for (const result of [
      await sending.sendContact(minimal),
      await sending.sendSalesInquiry(minimal),
      await sending.sendGeneralInquiry(inquiry),
    ])
      expect(result).toEqual({ success: false, message, failure: { reason: 'unexpected' } });
  });

  it('does not fail on what is no submission', async () => {
    const broken = { ...minimal, name: undefined, message: 7 } as unknown as ContactSubmission;
    expect(await messenger().sendContact(broken)).toMatchObject({ failure: { reason: 'unexpected' } });
  });
});

describe('a second submission while one is under way', () => {
  it('sends nothing, opens nothing and gets the same result', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const sending = messenger();
    const first = sending.sendContact(minimal);
    const second = sending.sendContact({ ...minimal, message: 'Changed' });
    const res = await held;
    const third = sending.sendContact(minimal);
    resetConnection(res, res.req);
    expect(await second).toBe(await first);
    expect(await third).toBe(await first);
    expect(await first).toMatchObject({ failure: { reason: 'network' } });
    expect(service.requests).toHaveLength(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('is possible again afterwards, also at once after a failure', async () => {
    const sending = messenger();
    service.answer = answerWith(500);
    expect((await sending.sendContact(minimal)).success).toBe(false);
    service.answer = answerWith(200, 'OK');
    expect((await sending.sendContact(minimal)).success).toBe(true);
  });

  it('goes out when it is that of another form', async () => {
    const send = vi.fn(async () => ({ status: 'sent' }) as const);
    const sending = messenger({ send });
    await Promise.all([
      sending.sendContact(minimal),
      sending.subscribeNewsletter({ email: 'a@example.com' }, { form: 'inline' }),
      sending.subscribeNewsletter({ email: 'b@example.com' }, { form: 'footer' }),
      sending.subscribeNewsletter({ email: 'b@example.com' }, { form: 'footer' }),
    ]);
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('subscribeNewsletter', () => {
  it('sends every parameter of the template', async () => {
    const result = await messenger().subscribeNewsletter({
      email: 'ada@example.com',
      name: 'Ada',
      preferences: ['ai-trends', 'case-studies'],
    });
    expect(result).toEqual({
      success: true,
      message: 'Successfully subscribed! Check your email for confirmation.',
    });
    expect(service.onlyBody).toMatchObject({
      template_id: 'newsletter-template',
      template_params: {
        to_name: 'Northgate Team',
        subscriber_email: 'ada@example.com',
        subscriber_name: 'Ada',
        preferences: 'ai-trends, case-studies',
        subscribed_at: '2025-01-02T03:04:05.000Z',
        reply_to: 'no-reply@northgate.example',
      },
    });
  });

  it.each([
    ['left out', {}],
    ['empty', { name: '', preferences: [] }],
  ])('sends the defaults for what is %s', async (_, extra) => {
    await messenger().subscribeNewsletter({ email: ' ada@example.com ', ...extra });
    expect(service.onlyBody.template_params).toEqual({
      to_name: 'Northgate Team',
      subscriber_email: 'ada@example.com',
      subscriber_name: 'Not provided',
      preferences: 'All updates',
      subscribed_at: '2025-01-02T03:04:05.000Z',
      reply_to: 'no-reply@northgate.example',
    });
  });

  it.each([
    [' ', 'Email address is required'],
    ['ada@example', 'Please enter a valid email address'],
  ])('says what is wrong with the address %j', async (email, message) => {
    const result = await messenger().subscribeNewsletter({ email });
    expect(result).toEqual({ success: false, message, failure: { reason: 'invalid' } });
    expect(service.requests).toHaveLength(0);
  });

  it.each(eachFailure)('says so on $reason', async (failure) => {
    expect(await ending({ status: 'failed', ...failure }).subscribeNewsletter({ email: 'a@example.com' })).toEqual({
      success: false,
      message: failure.reason === 'rejected' ? 'Failed to subscribe' : 'Subscription failed. Please try again later.',
      failure,
    });
    expect(open).not.toHaveBeenCalled();
  });

  it('says so when the throttle of the build refuses it', async () => {
    const result = await (await throttled()).subscribeNewsletter({ email: 'a@example.com' });
    expect(result.message).toBe('Failed to subscribe');
  });

  it.each([
    ['its message', new Error('The line went dead.'), 'The line went dead.'],
    ['the general sentence, as it is none', 'nothing useful', 'Subscription failed. Please try again later.'],
  ])('says of a thrown error %s', async (_, error, message) => {
    const sending = messenger({ send: () => Promise.reject(error) });
    expect((await sending.subscribeNewsletter({ email: 'a@example.com' })).message).toBe(message);
  });
});

describe('sendSupportRequest', () => {
  it("sends every parameter, with contact's template", async () => {
    expect(await messenger().sendSupportRequest(support)).toEqual({
      success: true,
      message: 'Support request submitted! Our team will contact you shortly.',
    });
    expect(service.onlyBody).toEqual({
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'contact-template',
      template_params: {
        to_name: 'Northgate Team',
        from_name: 'Ada',
        from_email: 'ada@example.com',
        company: 'AE',
        support_type: 'technical-issue',
        priority: 'critical',
        message: 'It is down.',
        submitted_at: '2025-01-02T03:04:05.000Z',
        reply_to: 'ada@example.com',
      },
    });
  });

  it('checks nothing', async () => {
    const empty: SupportRequest = { name: '', email: '', company: '', supportType: '', priority: '', message: '' };
    expect((await messenger().sendSupportRequest(empty)).success).toBe(true);
  });

  it.each([202, 400, 403, 429, 500])('names the support line when the service answers %i', async (status) => {
    service.answer = answerWith(status);
    expect(await messenger().sendSupportRequest(support)).toMatchObject({
      success: false,
      message: 'Failed to submit support request. Please call our support line.',
      failure: { reason: 'rejected', httpStatus: status },
    });
    expect(open).not.toHaveBeenCalled();
  });

  it.each(eachFailure.filter(({ reason }) => reason !== 'rejected'))(
    'names the phone line on $reason',
    async (failure) => {
      expect(await ending({ status: 'failed', ...failure }).sendSupportRequest(support)).toMatchObject({
        success: false,
        message: 'Support system unavailable. Please call the support phone line for immediate assistance.',
        failure,
      });
    },
  );
});

describe('a support request whose sending throws', () => {
  it('names the phone line, whatever the error says', async () => {
    const sending = messenger({ send: () => Promise.reject(new Error('The line went dead.')) });
    expect((await sending.sendSupportRequest(support)).message).toBe(
      'Support system unavailable. Please call the support phone line for immediate assistance.',
    );
  });
});

describe('sendSalesInquiry and sendGeneralInquiry', () => {
  it('send with their own templates, and answer as contact does', async () => {
    const sending = messenger();
    const thanks = { success: true, message: "Thank you for your inquiry! We'll respond within 24 hours." };
    expect(await sending.sendGeneralInquiry(inquiry)).toEqual(thanks);
    expect(service.onlyBody).toMatchObject({
      template_id: 'general-template',
      template_params: {
        to_name: 'Northgate Team',
        from_name: 'Ada',
        from_email: 'ada@example.com',
        company: 'Not provided',
        subject: 'A question',
        message: 'How are you?',
        reply_to: 'ada@example.com',
        submitted_at: '2025-01-02T03:04:05.000Z',
      },
    });
    service.requests.length = 0;
    const sales = { ...minimal, interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' } as const;
    expect(await sending.sendSalesInquiry(sales)).toEqual(thanks);
    expect(service.onlyBody).toMatchObject({
      template_id: 'sales-template',
      template_params: {
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
        submitted_at: '2025-01-02T03:04:05.000Z',
      },
    });
  });

  it('open the mail client on a failure', async () => {
    const failing = ending({ status: 'failed', reason: 'timeout' });
    const general = await failing.sendGeneralInquiry(inquiry);
    const sales = await failing.sendSalesInquiry({ ...minimal, interest: 'upgrade-sap' });
    expect(general.message).toMatch(/^Email service unavailable\./);
    expect(sales.message).toBe(general.message);
    expect(open.mock.calls.map(([address]) => parseMailto(address))).toMatchObject([
      {
        subject: 'A question',
        fields: [
          ['Name', 'Ada'],
          ['Email', 'ada@example.com'],
          ['Company', 'Not provided'],
          ['Subject', 'A question'],
        ],
      },
      {
        subject: 'Sales inquiry from Ada, AE',
        fields: expect.arrayContaining([['Interest', 'Upgrade SAP Infrastructure']]),
      },
    ]);
  });

  it('send nothing, open nothing and say so while they have no template', async () => {
    const full = testConfig(service.origin);
    const config = { ...full, templates: { ...full.templates, sales: '', general: '' } };
    const sending = messenger({ config });
    expect(sending.isConfigured('contact')).toBe(true);
    expect(sending.isConfigured('sales')).toBe(false);
    expect(sending.isConfigured('general')).toBe(false);
    for (const result of [
      await sending.sendSalesInquiry({ ...minimal, phone: ' ', interest: '' }),
      await sending.sendGeneralInquiry(inquiry),
    ]) {
      expect(result).toMatchObject({
        success: false,
        message:
          'This form is not connected yet, so nothing was sent. Please use the contact form or write to hello@northgate.example.',
        failure: { reason: 'config' },
        fallback: { mailto: expect.stringMatching(/^mailto:hello@northgate\.example\?/) },
      });
    }
    // What a log may hold: none of the visitor's words.
    const at = '2025-01-02T03:04:05.000Z';
    expect(log.mock.calls).toEqual([
      [
        'The sales inquiry was not sent: no mail template is configured for it',
        { kind: 'sales', at, filled: ['name', 'email', 'company', 'message'] },
      ],
      [
        'The general inquiry was not sent: no mail template is configured for it',
        { kind: 'general', at, filled: ['name', 'email', 'subject', 'message'] },
      ],
    ]);
    expect([service.requests.length, open.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('without keys', () => {
  it('contact uses the mail client and makes no request', async () => {
    const result = await messenger({ config: messagingConfig({}) }).sendContact(minimal);
    expect(result).toMatchObject({ success: false, failure: { reason: 'config' } });
    expect(open).toHaveBeenCalledOnce();
    expect(service.requests).toHaveLength(0);
  });
});

describe('by default', () => {
  it('the mail client is opened by the address of the page', async () => {
    const location = { href: 'https://northgate.example/contact' };
    vi.stubGlobal('location', location);
    const send = async () => ({ status: 'failed', reason: 'network' }) as const;
    await createMessenger({ brand, config: testConfig(service.origin), log, send }).sendContact(minimal);
    expect(location.href).toMatch(/^mailto:hello@northgate\.example\?subject=Project%20inquiry%20from%20Ada/);
  });
});
