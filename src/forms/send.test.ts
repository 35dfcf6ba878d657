import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { type Delivery, deliver } from './emailjs.ts';
import { type FormDescription, type FormValues, forms } from './forms.ts';
import { messages } from './messages.ts';
import { sendForm } from './send.ts';
import { readMailto } from './testing/fakes.ts';

vi.mock('./emailjs.ts');
const send = vi.mocked(deliver);
const openMail = vi.fn();
const log = vi.spyOn(console, 'error');
const at = '2025-01-02T03:04:05.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  vi.stubGlobal('location', {
    set href(address: string) {
      openMail(address);
    },
  });
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_SALES', 'TEMPLATE_GENERAL'])
    vi.stubEnv(`VITE_EMAILJS_${name}`, 'set');
  openMail.mockReset();
  log.mockReset().mockImplementation(() => {});
  send.mockReset().mockResolvedValue({ sent: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const minimal = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };
const inquiry = {
  ...minimal,
  phone: '+1 215 555 0100',
  inquiryType: 'ai-strategy',
  urgency: 'high',
  budget: '50k-150k',
  timeline: '1-3-months',
};
const support = { ...minimal, supportType: 'technical-issue', priority: 'critical' };
const general = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'Hello' };
const sales = { ...minimal, interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' };
const subscription = { email: 'ada@example.com' };

/** Parameters of all templates except the newsletter's. */
const common = {
  to_name: `${brand.name} team`,
  from_name: 'Ada',
  from_email: 'ada@example.com',
  company: 'AE',
  message: 'Hello',
  reply_to: 'ada@example.com',
  submitted_at: at,
};
const subscriptionParams = {
  to_name: `${brand.name} team`,
  subscriber_email: 'ada@example.com',
  subscriber_name: 'Not provided',
  preferences: 'All updates',
  subscribed_at: at,
  reply_to: brand.email.noReply,
};

describe('the template parameters', () => {
  it.each<[string, FormDescription, FormValues, Record<string, string>]>([
    [
      'a complete inquiry',
      forms.contact,
      inquiry,
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
      'an inquiry without options',
      forms.contact,
      { ...minimal, phone: ' ', urgency: '' },
      {
        ...common,
        phone: 'Not provided',
        inquiry_type: 'General Inquiry',
        urgency: 'Normal',
        budget: 'Not specified',
        timeline: 'Not specified',
      },
    ],
    [
      'a subscription with all fields',
      forms.newsletter,
      { ...subscription, name: 'Ada', preferences: ['ai-trends', 'case-studies'] },
      { ...subscriptionParams, subscriber_name: 'Ada', preferences: 'ai-trends, case-studies' },
    ],
    [
      'a subscription with empty options',
      forms.newsletter,
      { email: ' ada@example.com ', name: '', preferences: [] },
      subscriptionParams,
    ],
    ['a support request', forms.support, support, { ...common, support_type: 'technical-issue', priority: 'critical' }],
    [
      'an empty support request',
      forms.support,
      {},
      {
        ...common,
        from_name: '',
        from_email: '',
        company: '',
        message: '',
        reply_to: '',
        support_type: '',
        priority: '',
      },
    ],
    ['a general inquiry', forms.general, general, { ...common, company: 'Not provided', subject: 'A question' }],
    [
      'a sales inquiry',
      forms.sales,
      sales,
      { ...common, phone: 'Not provided', interest: 'joule-enablement', budget: 'over-1m', timeline: 'planning' },
    ],
  ])('of %s are complete', async (_, form, values, params) => {
    await sendForm(form, values);
    expect(send).toHaveBeenCalledExactlyOnceWith(form, params);
    expect(openMail).not.toHaveBeenCalled();
  });

  it('keep any text, except line breaks in one-line fields and characters around an address', async () => {
    const text = '👩‍🚀 שלום "quotes" 100% &amp; <b>\r\nBcc: x@example.com';
    const email = '\u202amailto:ada@example.com\u00a0';
    const phone = '+1\r\nBcc: x@example.com';
    await sendForm(forms.contact, { name: text, email, company: text, phone, message: text });
    const line = text.replace('\r\n', ' ');
    expect(send.mock.lastCall?.[1]).toMatchObject({
      from_name: line,
      from_email: 'ada@example.com',
      company: line,
      phone: '+1 Bcc: x@example.com',
      message: text.replace('\r\n', '\n'),
      reply_to: 'ada@example.com',
    });
  });
});

const rejected: Delivery = { sent: false, reason: 'rejected', status: 500, detail: '' };
const lost: Delivery = { sent: false, reason: 'network', detail: '' };
const { contact, newsletter } = messages;

describe.each([
  [forms.contact, minimal, contact.failure, contact.failure, 1],
  [forms.sales, sales, contact.failure, contact.failure, 1],
  [forms.general, general, contact.failure, contact.failure, 1],
  [forms.newsletter, subscription, newsletter.rejected, newsletter.failure, 0],
  [forms.support, support, messages.support.rejected, messages.support.failure, 0],
])('$name answers', (form: FormDescription, values, whenRejected, whenLost, mailsOpened) => {
  it('with its success message after sending', async () => {
    expect(await sendForm(form, values)).toEqual({ success: true, message: form.messages.success });
  });

  it.each([
    [rejected, whenRejected],
    [lost, whenLost],
  ])('with its failure message, and an email for inquiries, after %o', async (delivery, message) => {
    send.mockResolvedValue(delivery);
    expect(await sendForm(form, values)).toMatchObject({ success: false, message });
    expect(openMail).toHaveBeenCalledTimes(mailsOpened);
  });
});

describe('the fallback email', () => {
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
  it.each<[string, FormDescription, FormValues, string, string]>([
    ['a complete inquiry', forms.contact, inquiry, 'Project inquiry from Ada, AE', complete],
    [
      'an inquiry without options',
      forms.contact,
      minimal,
      'Project inquiry from Ada, AE',
      expect.stringContaining(
        'Phone: Not provided\nInquiry type: General Inquiry\nUrgency: Normal\n' +
          'Budget: Not specified\nTimeline: Not specified\n',
      ),
    ],
    [
      'a sales inquiry',
      forms.sales,
      sales,
      'Sales inquiry from Ada, AE',
      expect.stringContaining('Interest: SAP Joule Enablement'),
    ],
    [
      'a general inquiry',
      forms.general,
      general,
      'A question',
      expect.stringContaining('Company: Not provided\nSubject: A question'),
    ],
  ])('of %s has every field, is opened, and is returned for a link', async (_, form, values, subject, body) => {
    send.mockResolvedValue(lost);
    const answer = await sendForm(form, values);
    const fallback = 'fallback' in answer ? answer.fallback : undefined;
    expect(openMail).toHaveBeenCalledExactlyOnceWith(fallback?.mailto);
    expect(fallback?.text).toEqual(body);
    expect(readMailto(openMail.mock.lastCall?.[0])).toEqual({ to: brand.email.contact, subject, body });
  });

  it('is offered as a link if the email program cannot be opened', async () => {
    const error = new Error('blocked');
    openMail.mockImplementation(() => {
      throw error;
    });
    send.mockResolvedValue(lost);
    expect(await sendForm(forms.contact, minimal)).toMatchObject({ fallback: { shortened: false } });
    expect(log).toHaveBeenCalledExactlyOnceWith('The mail program could not be opened', error);
  });
});

describe('nothing is sent', () => {
  it.each(['name', 'email', 'message'])('without %s', async (field) => {
    expect(await sendForm(forms.contact, { ...minimal, [field]: ' \n' })).toEqual({
      success: false,
      message: 'Please fill in all required fields',
    });
    expect(send).not.toHaveBeenCalled();
    expect(openMail).not.toHaveBeenCalled();
  });

  it('by sales and general inquiries with incomplete settings; the log does not contain the message', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
    for (const answer of [
      await sendForm(forms.sales, { ...minimal, phone: '' }),
      await sendForm(forms.general, general),
    ])
      expect(answer).toMatchObject({
        success: false,
        message: `This form is not connected yet, so nothing was sent. Please use the contact form or write to ${brand.email.contact}.`,
        fallback: { mailto: expect.stringMatching(/^mailto:/) },
      });
    expect(log.mock.calls).toEqual([
      [
        'The sales message was not sent: its EmailJS settings are incomplete',
        { kind: 'sales', at, filled: ['name', 'email', 'company', 'message'] },
      ],
      [
        'The general message was not sent: its EmailJS settings are incomplete',
        { kind: 'general', at, filled: ['name', 'email', 'subject', 'message'] },
      ],
    ]);
    expect(send).not.toHaveBeenCalled();
    expect(openMail).not.toHaveBeenCalled();
  });
});
