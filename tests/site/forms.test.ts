import { brand } from '../../src/content/brand.ts';
import { contact } from '../../src/content/contact.data.ts';
import { generalInquiry, salesInquiry } from '../../src/content/inquiries.data.ts';
import { navigation } from '../../src/content/navigation.ts';
import { newsletter } from '../../src/content/newsletter.data.ts';
import { support } from '../../src/content/support.data.ts';
import { messages } from '../../src/forms/messages.ts';
import { APPLICATION, applicationReady, holdBack, openStarted } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

// Forms on the built site: sending, drafts and values from the URL. Responses of the mail service are tested in
// src/forms/emailjs.test.ts.

const SEND = '**/api/v1.0/email/send';
const { fields } = contact.form;
const contactValues = { name: 'Ines Marten', company: 'Halden', message: 'Nine plants, one month-end close.' };

const field = (page: Page, name: keyof typeof fields) =>
  page.getByRole('form').getByRole('textbox', { name: fields[name].label });
const submit = (page: Page) => page.getByRole('button', { name: contact.form.submit });
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: contact.success.heading });

/** Opens the contact page and fills in the form. Each test needs its own `email`, by which it finds its message. */
async function fillContact(page: Page, email: string) {
  await openStarted(page, '/contact');
  for (const [name, value] of Object.entries({ ...contactValues, email }))
    await field(page, name as 'name').fill(value);
}

/** Records the `mailto:` URLs that the page opens. */
async function watchMailClient(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) opened.push(url);
  });
  return opened;
}

for (const { kind, path, press, said, template } of [
  { kind: 'contact', path: '/contact', press: contact.form.submit, said: contact.success.heading },
  { kind: 'newsletter', path: '/resources', press: newsletter.submit.inline, said: messages.newsletter.success },
  {
    kind: 'support',
    path: '/contact/support',
    press: support.request.form.submit,
    said: messages.support.success,
    template: 'local-contact',
  },
  { kind: 'sales', path: '/contact/sales-inquiry', press: salesInquiry.form.submit, said: contact.success.heading },
  {
    kind: 'general',
    path: '/contact/general-inquiry',
    press: generalInquiry.form.submit,
    said: contact.success.heading,
  },
])
  test(`the form of ${path} sends its message once, and confirms it`, async ({ page, messagesWith }) => {
    await openStarted(page, path);
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: press }) });
    const email = `${kind}.${Date.now()}@form.example`;
    for (const box of await form.getByRole('textbox').all())
      await box.fill((await box.getAttribute('type')) === 'email' ? email : `${kind} words`);
    // A double submission sends once.
    await form.getByRole('button', { name: press }).dblclick();
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
    const [message, ...others] = await messagesWith(email);
    expect(others).toEqual([]);
    expect(message?.template_id).toBe(template ?? `local-${kind}`);
    expect(Object.values(message?.template_params ?? {})).toContain(`${kind} words`);
  });

for (const { outcome, fail } of [
  { outcome: 'rejected', fail: { status: 500, body: 'no' } },
  { outcome: 'lost', fail: undefined },
])
  test(`a request that is ${outcome} opens the email client, keeps the text, and can be sent again`, async ({
    page,
    problems,
    messagesWith,
  }) => {
    problems.allow(/email\/send|mailto:|contact form|HTTP 500|network/);
    const opened = await watchMailClient(page);
    const email = `${outcome}.${Date.now()}@form.example`;
    await fillContact(page, email);
    await page.route(SEND, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(messages.contact.failure);
    for (const [name, value] of Object.entries({ ...contactValues, email }))
      await expect(field(page, name as 'name')).toHaveValue(value);
    const mailto = await page.getByRole('link', { name: contact.form.fallback.open }).getAttribute('href');
    expect(opened).toEqual([new URL(mailto ?? '').href]);
    const { pathname, searchParams } = new URL(mailto ?? '');
    expect(decodeURIComponent(pathname)).toBe(brand.email.contact);
    for (const text of [email, contactValues.message]) expect(searchParams.get('body')).toContain(text);

    await page.unroute(SEND);
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });

test('a draft survives a reload', async ({ page }) => {
  await fillContact(page, 'draft@form.example');
  await page.reload();
  await expect(page.getByText(contact.form.draft.kept)).toBeVisible();
  for (const [name, value] of Object.entries(contactValues))
    await expect(field(page, name as 'name')).toHaveValue(value);
});

test('a visitor who leaves a form while it sends sees its state on return', async ({ page, messagesWith }) => {
  const email = `leaves.${Date.now()}@form.example`;
  const [listed = navigation.action] = navigation.direct;
  await fillContact(page, email);
  const release = await holdBack(page, SEND);
  await submit(page).click();
  await page.getByRole('link', { name: listed.label }).first().click();
  await expect(page).toHaveURL(listed.href);
  await page.goBack();
  await expect(page.getByRole('button', { name: messages.contact.submitting })).toBeDisabled();
  await expect(field(page, 'name')).toHaveValue(contactValues.name);
  await field(page, 'name').press('Enter');
  await release();
  await expect(sent(page)).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('sending works with blocked storage', async ({ page, messagesWith }) => {
  const email = `storage.${Date.now()}@form.example`;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await fillContact(page, email);
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test.describe('the inquiry type or interest in the URL', () => {
  const type = (page: Page) => page.getByRole('combobox', { name: fields.inquiryType.label });

  test('is selected without any input', async ({ page }) => {
    await page.goto('/contact?type=ai-strategy');
    await expect(type(page)).toHaveValue('ai-strategy');
    await page.goto('/contact/sales-inquiry?interest=joule-enablement');
    await expect(page.getByRole('combobox', { name: salesInquiry.form.fields.interest.label })).toHaveValue(
      'joule-enablement',
    );
  });

  test('is ignored if it does not exist', async ({ page }) => {
    await page.goto('/contact?type=world-domination');
    await applicationReady(page);
    await expect(type(page)).toHaveValue('');
  });

  test('does not replace a selection made before hydration', async ({ page }) => {
    const release = await holdBack(page, APPLICATION);
    await page.goto('/contact?type=ai-strategy');
    await type(page).selectOption('support');
    await release();
    await applicationReady(page);
    await expect(type(page)).toHaveValue('support');
  });
});
