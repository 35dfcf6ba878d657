import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { contact } from '../../src/content/contact.ts';
import { generalInquiry, salesInquiry } from '../../src/content/inquiries.ts';
import { newsletter } from '../../src/content/newsletter.ts';
import { support } from '../../src/content/support.ts';
import { messages } from '../../src/messaging/messages.ts';
import { newsletterPreferences } from '../../src/messaging/newsletterValues.ts';
import { answerWith, type MailAnswer, resetConnection } from '../../src/messaging/testing/mailService.ts';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { holdBack } from '../support/site.ts';
import { type FormVisit, parseMailto, site } from './site.ts';

const request = support.request.form.fields;

const ready = (page: Page) => page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
const textbox = (page: Page, name: string) => page.getByRole('form').getByRole('textbox', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const clean = ({ uncaught, logged }: FormVisit) => [...uncaught, ...logged];

describe('the newsletter', () => {
  async function openNewsletter(path = '/resources') {
    const visit = await site.open(path);
    const email = textbox(visit.page, newsletter.fields.email.label);
    await email.scrollIntoViewIfNeeded();
    await email.focus();
    await ready(visit.page);
    return { ...visit, email };
  }
  const press = (page: Page) => page.getByRole('button', { name: newsletter.submit.compact }).click();

  it('sends email, name and preferences, empties itself and can be used again', async () => {
    const visit = await openNewsletter();
    const { page, email } = visit;
    await email.fill('ines@halden.example');
    await textbox(page, newsletter.fields.name.label).fill('Ines');
    await page.getByRole('form').getByRole('checkbox', { name: newsletterPreferences[2].label }).click();
    await page.getByRole('form').getByRole('checkbox', { name: newsletterPreferences[0].label }).click();
    await press(page);
    await page.getByText(messages.newsletter.success).waitFor();
    expect(site.message).toMatchObject({
      subscriber_email: 'ines@halden.example',
      subscriber_name: 'Ines',
      preferences: 'cx-innovations, sap-insights',
      reply_to: brand.email.noReply,
    });
    expect([await email.inputValue(), await textbox(page, newsletter.fields.name.label).inputValue()]).toEqual([
      '',
      '',
    ]);
    expect(await page.getByRole('form').getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: newsletter.submit.inline }).getAttribute('aria-disabled')).toBeNull();
    expect(clean(visit)).toEqual([]);
  });

  it('leaves out what was not given', async () => {
    const { page, email } = await openNewsletter();
    await email.fill('ines@halden.example');
    await press(page);
    await page.getByText(messages.newsletter.success).waitFor();
    expect(site.message).toMatchObject({ subscriber_name: 'Not provided', preferences: 'All updates' });
  });

  it.each([
    ['', messages.validation.emailRequired],
    ['ines@halden', messages.validation.emailInvalid],
    // The expression takes it, the browser's own rule does not.
    ['ines@-halden.example', messages.validation.emailInvalid],
  ])('says at the field what is wrong with %j', async (text, message) => {
    const { page, email } = await openNewsletter();
    await email.fill(text);
    await press(page);
    await expect.poll(() => focused(page)).toBe('email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[id$=email-error]').innerText()).toBe(message);
    expect(await page.locator('form [aria-live=assertive]').textContent()).toBe(message);
    expect(site.service.requests).toEqual([]);
  });

  it.each<[string, MailAnswer, string]>([
    ['500', answerWith(500, 'no'), messages.newsletter.rejected],
    ['a reset connection', resetConnection, messages.newsletter.failure],
  ])('keeps everything on %s, and the next press goes through', async (_, answer, message) => {
    site.service.answer = answer;
    const visit = await openNewsletter('/resources/thought-leadership');
    const { page, email } = visit;
    await email.fill('ines@halden.example');
    await press(page);
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(message);
    expect(await email.inputValue()).toBe('ines@halden.example');
    expect([visit.logged.length, visit.uncaught, visit.opened]).toEqual([1, [], []]);
    site.service.answer = answerWith(200, 'OK');
    await press(page);
    await page.getByText(messages.newsletter.success).waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('');
    expect(site.service.requests).toHaveLength(2);
  });

  it('survives a reload in the middle of typing', async () => {
    const { page, email } = await openNewsletter();
    await email.fill('ines@hal');
    await page.reload();
    await textbox(page, newsletter.fields.email.label).scrollIntoViewIfNeeded();
    await expect.poll(() => textbox(page, newsletter.fields.email.label).inputValue()).toBe('ines@hal');
  });
});

describe('the support request', () => {
  async function openSupport() {
    const visit = await site.open('/contact/support');
    const { page } = visit;
    await textbox(page, request.name.label).fill('Ines Marten');
    await textbox(page, request.email.label).fill('ines@halden.example');
    await page.getByRole('combobox', { name: request.supportType.label }).selectOption({ label: 'Performance' });
    await page.getByRole('radio', { name: 'High' }).check();
    await textbox(page, request.message.label).fill('It is slow.');
    await ready(page);
    return visit;
  }
  const press = (page: Page) =>
    page
      .getByRole('button', { name: new RegExp(`^(${support.request.form.submit}|${messages.support.submitting})`) })
      .click();

  it('goes out with the contact template, and the form is empty again', async () => {
    const visit = await openSupport();
    await press(visit.page);
    await visit.page.getByText(messages.support.success).waitFor();
    expect(site.service.onlyBody).toMatchObject({
      template_id: 'contact-template',
      template_params: {
        from_name: 'Ines Marten',
        from_email: 'ines@halden.example',
        company: '',
        support_type: 'performance',
        priority: 'high',
        message: 'It is slow.',
      },
    });
    expect(await textbox(visit.page, request.message.label).inputValue()).toBe('');
    expect(clean(visit)).toEqual([]);
  });

  it.each<[string, MailAnswer, string]>([
    ['500', answerWith(500), messages.support.rejected],
    ['a reset connection', resetConnection, messages.support.failure],
  ])('names the phone on %s and keeps everything', async (_, answer, message) => {
    site.service.answer = answer;
    const visit = await openSupport();
    await press(visit.page);
    await expect.poll(() => visit.page.getByRole('alert').textContent()).toBe(message);
    const call = visit.page.getByRole('link', { name: `Call ${brand.phone.us.label}` });
    expect(await call.getAttribute('href')).toBe(brand.phone.us.href);
    expect(await textbox(visit.page, request.message.label).inputValue()).toBe('It is slow.');
    expect([visit.logged.length, visit.uncaught, visit.opened]).toEqual([1, [], []]);
  });

  it('leaves checking to the browser: an address without an at sign stays, an empty form goes', async () => {
    const { page } = await openSupport();
    await textbox(page, request.email.label).fill('ines');
    await press(page);
    await expect.poll(() => focused(page)).toBe('email');
    expect(site.service.requests).toEqual([]);
    for (const name of [request.name.label, request.email.label, request.message.label])
      await textbox(page, name).fill('');
    await press(page);
    await page.getByText(messages.support.success).waitFor();
    expect(site.message).toMatchObject({ from_name: '', message: '' });
  });
});

describe('the sales inquiry and the general inquiry with templates', () => {
  it.each([
    ['/contact/sales-inquiry', salesInquiry.form.fields.message.label, 'sales-template'],
    ['/contact/general-inquiry', generalInquiry.form.fields.message.label, 'general-template'],
  ])('%s sends as contact does, and fails as contact does', async (path, words, template) => {
    site.service.answer = answerWith(500);
    const visit = await site.open(path);
    const { page } = visit;
    await page.getByRole('button', { name: salesInquiry.form.submit }).click();
    await page.getByRole('heading', { name: messages.validation.missing }).waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    const values = {
      [contact.form.fields.name.label]: 'Ines',
      [contact.form.fields.email.label]: 'ines@halden.example',
      [contact.form.fields.company.label]: 'Halden',
      [words]: 'Hello',
    };
    for (const [name, value] of Object.entries(values)) await textbox(page, name).fill(value);
    const subject = page.getByRole('textbox', { name: generalInquiry.form.fields.subject.label });
    if (await subject.count()) await subject.fill('A question');
    await page.getByRole('button', { name: salesInquiry.form.submit }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(messages.contact.failure);
    expect(await page.title()).not.toMatch(/^Error/);
    expect(visit.opened).toHaveLength(1);
    expect(parseMailto(visit.opened[0] ?? '')?.message).toBe('Hello');
    site.service.answer = answerWith(200, 'OK');
    await page.getByRole('button', { name: salesInquiry.form.submit }).click();
    await page.getByRole('heading', { level: 1, name: contact.success.heading }).waitFor();
    expect(site.service.requests.map(({ text }) => JSON.parse(text).template_id)).toEqual([template, template]);
    expect([visit.logged.length, visit.uncaught]).toEqual([1, []]);
  });
});

describe('a link that asks for an inquiry type', () => {
  const type = (page: Page) => page.getByRole('combobox', { name: contact.form.fields.inquiryType.label });

  it('has it chosen, also on the prerendered page, without a hand being moved', async () => {
    const { page, logged, uncaught } = await site.open('/contact?type=ai-strategy');
    await expect.poll(() => type(page).inputValue()).toBe('ai-strategy');
    expect([...logged, ...uncaught]).toEqual([]);
  });

  it('is ignored when no set knows it', async () => {
    const { page } = await site.open('/contact?type=world-domination');
    await ready(page);
    expect(await type(page).inputValue()).toBe('');
  });

  it('overrides nothing that was chosen before the application ran', async () => {
    let release = () => {};
    const { page } = await site.open('/contact?type=ai-strategy', {
      before: async (page) => {
        release = await holdBack(page, '**/assets/client-*.js');
      },
    });
    await type(page).selectOption('support');
    release();
    await ready(page);
    expect(await type(page).inputValue()).toBe('support');
  });

  it('chooses the service of a sales inquiry', async () => {
    const { page } = await site.open('/contact/sales-inquiry?interest=joule-enablement');
    await expect
      .poll(() => page.getByRole('combobox', { name: salesInquiry.form.fields.interest.label }).inputValue())
      .toBe('joule-enablement');
  });
});
