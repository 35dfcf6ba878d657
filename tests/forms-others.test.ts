import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { parseMailto } from '../src/messaging/mailto.ts';
import { answerWith, type MailAnswer, resetConnection } from '../src/messaging/testing/mailService.ts';
import { type FormVisit, formsSite } from './support/forms.ts';
import { holdBack } from './support/site.ts';

const site = formsSite();

const ready = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
const textbox = (page: Page, name: string) => page.getByRole('form').getByRole('textbox', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const clean = ({ uncaught, logged }: FormVisit) => [...uncaught, ...logged];

describe('the newsletter', () => {
  async function openNewsletter(path = '/resources') {
    const visit = await site.open(path);
    const email = textbox(visit.page, 'Email Address');
    await email.scrollIntoViewIfNeeded();
    await email.focus();
    await ready(visit.page);
    return { ...visit, email };
  }
  const press = (page: Page) => page.getByRole('button', { name: /^Subscrib/ }).click();

  it('sends email, name and preferences, empties itself and can be used again', async () => {
    const visit = await openNewsletter();
    const { page, email } = visit;
    await email.fill('ines@halden.example');
    await textbox(page, 'Name').fill('Ines');
    await page.getByRole('form').getByRole('checkbox', { name: 'Customer Experience Trends' }).click();
    await page.getByRole('form').getByRole('checkbox', { name: 'SAP & ERP Updates' }).click();
    await press(page);
    await page.getByText('Successfully subscribed! Check your email for confirmation.').waitFor();
    expect(site.message).toMatchObject({
      subscriber_email: 'ines@halden.example',
      subscriber_name: 'Ines',
      preferences: 'cx-innovations, sap-insights',
      reply_to: brand.email.noReply,
    });
    expect([await email.inputValue(), await textbox(page, 'Name').inputValue()]).toEqual(['', '']);
    expect(await page.getByRole('form').getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Subscribe Now' }).getAttribute('aria-disabled')).toBeNull();
    expect(clean(visit)).toEqual([]);
  });

  it('leaves out what was not given', async () => {
    const { page, email } = await openNewsletter();
    await email.fill('ines@halden.example');
    await press(page);
    await page.getByText('Successfully subscribed!').waitFor();
    expect(site.message).toMatchObject({ subscriber_name: 'Not provided', preferences: 'All updates' });
  });

  it.each([
    ['', 'Email address is required'],
    ['ines@halden', 'Please enter a valid email address'],
    // The expression takes it, the browser's own rule does not.
    ['ines@-halden.example', 'Please enter a valid email address'],
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
    ['500', answerWith(500, 'no'), 'Failed to subscribe'],
    ['a reset connection', resetConnection, 'Subscription failed. Please try again later.'],
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
    await page.getByText('Successfully subscribed!').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('');
    expect(site.service.requests).toHaveLength(2);
  });

  it('survives a reload in the middle of typing', async () => {
    const { page, email } = await openNewsletter();
    await email.fill('ines@hal');
    await page.reload();
    await textbox(page, 'Email Address').scrollIntoViewIfNeeded();
    await expect.poll(() => textbox(page, 'Email Address').inputValue()).toBe('ines@hal');
  });
});

describe('the support request', () => {
  async function openSupport() {
    const visit = await site.open('/contact/support');
    const { page } = visit;
    await textbox(page, 'Full Name').fill('Ines Marten');
    await textbox(page, 'Email Address').fill('ines@halden.example');
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption({ label: 'Performance' });
    await page.getByRole('radio', { name: 'High' }).check();
    await textbox(page, 'What happens').fill('It is slow.');
    await ready(page);
    return visit;
  }
  const press = (page: Page) => page.getByRole('button', { name: /^Submit Request|^Sending/ }).click();

  it('goes out with the contact template, and the form is empty again', async () => {
    const visit = await openSupport();
    await press(visit.page);
    await visit.page.getByText('Support request submitted! Our team will contact you shortly.').waitFor();
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
    expect(await textbox(visit.page, 'What happens').inputValue()).toBe('');
    expect(clean(visit)).toEqual([]);
  });

  it.each<[string, MailAnswer, string]>([
    ['500', answerWith(500), 'Failed to submit support request. Please call our support line.'],
    [
      'a reset connection',
      resetConnection,
      'Support system unavailable. Please call the support phone line for immediate assistance.',
    ],
  ])('names the phone on %s and keeps everything', async (_, answer, message) => {
    site.service.answer = answer;
    const visit = await openSupport();
    await press(visit.page);
    await expect.poll(() => visit.page.getByRole('alert').textContent()).toBe(message);
    const call = visit.page.getByRole('link', { name: `Call ${brand.phone.us.label}` });
    expect(await call.getAttribute('href')).toBe(brand.phone.us.href);
    expect(await textbox(visit.page, 'What happens').inputValue()).toBe('It is slow.');
    expect([visit.logged.length, visit.uncaught, visit.opened]).toEqual([1, [], []]);
  });

  it('leaves checking to the browser: an address without an at sign stays, an empty form goes', async () => {
    const { page } = await openSupport();
    await textbox(page, 'Email Address').fill('ines');
    await press(page);
    await expect.poll(() => focused(page)).toBe('email');
    expect(site.service.requests).toEqual([]);
    for (const name of ['Full Name', 'Email Address', 'What happens']) await textbox(page, name).fill('');
    await press(page);
    await page.getByText('Support request submitted!').waitFor();
    expect(site.message).toMatchObject({ from_name: '', message: '' });
  });
});

describe('the sales inquiry and the general inquiry with templates', () => {
  it.each([
    ['/contact/sales-inquiry', 'What do you need?', 'sales-template'],
    ['/contact/general-inquiry', 'Message', 'general-template'],
  ])('%s sends as contact does, and fails as contact does', async (path, words, template) => {
    site.service.answer = answerWith(500);
    const visit = await site.open(path);
    const { page } = visit;
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await page.getByRole('heading', { name: 'Please fill in all required fields' }).waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    const values = { 'Full Name': 'Ines', 'Email Address': 'ines@halden.example', Company: 'Halden', [words]: 'Hello' };
    for (const [name, value] of Object.entries(values)) await textbox(page, name).fill(value);
    const subject = page.getByRole('textbox', { name: 'Subject' });
    if (await subject.count()) await subject.fill('A question');
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^Email service unavailable\./);
    expect(await page.title()).not.toMatch(/^Error/);
    expect(visit.opened).toHaveLength(1);
    expect(parseMailto(visit.opened[0] ?? '')?.message).toBe('Hello');
    site.service.answer = answerWith(200, 'OK');
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Message Sent Successfully' }).waitFor();
    expect(site.service.requests.map(({ text }) => JSON.parse(text).template_id)).toEqual([template, template]);
    expect([visit.logged.length, visit.uncaught]).toEqual([1, []]);
  });
});

describe('a link that asks for an inquiry type', () => {
  const type = (page: Page) => page.getByRole('combobox', { name: 'Inquiry type' });

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
    await expect.poll(() => page.getByRole('combobox', { name: 'Service' }).inputValue()).toBe('joule-enablement');
  });
});
