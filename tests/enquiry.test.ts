import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { contact } from '../src/content/contact.ts';
import { generalInquiry, salesInquiry } from '../src/content/inquiries.ts';
import { navigation } from '../src/content/navigation.ts';
import { newsletter } from '../src/content/newsletter.ts';
import { support } from '../src/content/support.ts';
import { messages } from '../src/messaging/messages.ts';
import { startApplication, visitSite } from './support/site.ts';

const { open } = visitSite();
const startingWith = (words: string) => new RegExp(`^${words}`);

/** Presses Tab until the focused element has this name; fails when the page has been walked through without it. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'combobox', name: RegExp) {
  const target = page.getByRole(role, { name }).locator('visible=true').first();
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab never reached the ${role} ${name}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** What the local mailbox holds with this address in it. */
async function messagesFrom(email: string) {
  const dir = inject('mailbox');
  const files = await readdir(dir);
  const messages = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(dir, file), 'utf8'))));
  return messages.filter(({ template_params }) => Object.values(template_params).includes(email));
}

describe('a visitor who uses only the keyboard', () => {
  it('opens Solutions, reaches Contact, is told what is missing, sends, and hears that it was sent', async () => {
    const { page, problems } = await open('/');

    const solutions = await tabTo(page, 'button', startingWith(navigation.solutions.label));
    await page.keyboard.press('ArrowDown');
    await page.getByRole('link', { name: navigation.solutions.first.label }).first().waitFor();
    await expect.poll(() => focused(page)).toContain(navigation.solutions.first.label);
    await page.keyboard.press('Escape');
    await expect.poll(() => solutions.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await solutions.getAttribute('aria-expanded')).toBe('false');

    await tabTo(page, 'link', startingWith(navigation.action.label));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    const h1 = page.getByRole('heading', { level: 1 });
    await expect.poll(() => h1.evaluate((element) => element === document.activeElement)).toBe(true);

    await tabTo(page, 'button', startingWith(contact.form.submit));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(startingWith(messages.validation.missing));
    expect(await messagesFrom('ada@example.com')).toEqual([]);

    const fill = async (name: RegExp, text: string) => {
      await tabTo(page, 'textbox', name);
      await page.keyboard.type(text);
    };
    await fill(startingWith(contact.form.fields.name.label), 'Ada Example');
    await fill(startingWith(contact.form.fields.email.label), 'ada@example.com');
    await fill(startingWith(contact.form.fields.company.label), 'Example Works');
    await tabTo(page, 'combobox', startingWith(contact.form.fields.inquiryType.label));
    await page.keyboard.type('AI');
    await fill(startingWith(contact.form.fields.message.label), 'Two plants on ECC.\nWe need a first number.');
    await tabTo(page, 'button', startingWith(contact.form.submit));
    await page.keyboard.press('Enter');

    const done = page.getByRole('heading', { name: contact.success.heading });
    await done.waitFor();
    await expect.poll(() => done.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('main').innerText()).toContain(contact.success.caption);
    expect(await page.getByRole('button', { name: contact.success.again }).isVisible()).toBe(true);

    const [message, ...others] = await messagesFrom('ada@example.com');
    expect(others).toEqual([]);
    expect(message.template_params).toEqual({
      to_name: expect.stringMatching(/\S/),
      from_name: 'Ada Example',
      from_email: 'ada@example.com',
      company: 'Example Works',
      phone: 'Not provided',
      inquiry_type: 'ai-strategy',
      urgency: 'Normal',
      message: 'Two plants on ECC.\nWe need a first number.',
      budget: 'Not specified',
      timeline: 'Not specified',
      reply_to: 'ada@example.com',
      submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(problems).toEqual([]);
  });
});

describe('the site as `npm start` builds it', () => {
  // Every text field of the form is filled; the mailbox then has what the form of that name sends.
  it.each([
    ['contact', '/contact', contact.form.submit, contact.success.heading],
    ['newsletter', '/resources', newsletter.submit.inline, messages.newsletter.success],
    ['support', '/contact/support', support.request.form.submit, messages.support.success],
    ['sales', '/contact/sales-inquiry', salesInquiry.form.submit, contact.success.heading],
    ['general', '/contact/general-inquiry', generalInquiry.form.submit, contact.success.heading],
  ])('takes the message of the %s form', async (name, path, press, said) => {
    const { page, problems } = await open(path);
    await startApplication(page);
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: press }) });
    const email = `${name}@form.example`;
    for (const field of await form.getByRole('textbox').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? email : `${name} words`);
    await form.getByRole('button', { name: press }).click();
    await page.getByText(said).locator('visible=true').first().waitFor();
    const [message, ...others] = await messagesFrom(email);
    expect(others).toEqual([]);
    expect(message.template_id).toBe(name === 'support' ? 'local-contact' : `local-${name}`);
    expect(Object.values(message.template_params)).toContain(`${name} words`);
    expect(problems).toEqual([]);
  });
});
