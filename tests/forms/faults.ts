import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { contact } from '../../src/content/contact.ts';
import { navigation } from '../../src/content/navigation.ts';
import { mailtoLimit } from '../../src/messaging/mailto.ts';
import { messages } from '../../src/messaging/messages.ts';
import { answerWith, heldAnswer, type MailAnswer, resetConnection } from '../../src/messaging/testing/mailService.ts';
import { withAttribute } from '../../src/theme/rootAttributes.ts';
import { type FormVisit, type FormVisitOptions, parseMailto, site } from './site.ts';

const { success: SENT, failure: FAILED } = messages.contact;
const { fields } = contact.form;
/** A page that a visitor goes to meanwhile. */
const [listed = navigation.action] = navigation.direct;

const enquiry = {
  name: 'Ines Marten',
  email: 'ines.marten@halden.example',
  company: 'Halden',
  phone: '+47 555 01 42',
  message: 'Nine plants, one month-end close.',
};
type Enquiry = Record<keyof typeof enquiry, string>;
const entries = (values: Enquiry) => Object.entries(values) as [keyof Enquiry, string][];

const field = (page: Page, name: keyof Enquiry) =>
  page.getByRole('form').getByRole('textbox', { name: fields[name].label });
const button = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${contact.form.submit}|${messages.contact.submitting})`) });
const alert = (page: Page) => page.getByRole('alert');

async function fill(page: Page, values: Enquiry = enquiry) {
  for (const [name, value] of entries(values)) await field(page, name).fill(value);
}
async function openFilled(options?: FormVisitOptions, values?: Enquiry): Promise<FormVisit> {
  const visit = await site.open('/contact', options);
  await fill(visit.page, values);
  await visit.page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
  return visit;
}

async function expectSent({ page, uncaught }: FormVisit) {
  await page.getByRole('heading', { level: 1, name: contact.success.heading }).waitFor();
  expect(await page.getByText(SENT).isVisible()).toBe(true);
  expect(uncaught).toEqual([]);
}

/** The specified message, one log line, everything still there, and the whole of it in a mail. */
async function expectFailed({ page, logged, uncaught, opened }: FormVisit, log: RegExp, values: Enquiry = enquiry) {
  await expect.poll(() => alert(page).textContent()).toBe(FAILED);
  for (const [name, value] of entries(values)) expect(await field(page, name).inputValue()).toBe(value);
  expect(logged).toEqual([expect.stringMatching(log)]);
  expect(uncaught).toEqual([]);

  const link = page.getByRole('link', { name: contact.form.fallback.open });
  const mailto = (await link.getAttribute('href')) ?? '';
  expect(mailto.length).toBeLessThanOrEqual(mailtoLimit);
  expect(opened).toEqual([new URL(mailto).href]);
  return parseMailto(mailto);
}

describe('the service answers', () => {
  it.each<[string, MailAnswer]>([
    ['200', answerWith(200, 'OK')],
    ['200 with odd text', answerWith(200, '<html>{"odd": true}</html>')],
    [
      '200 with slow headers',
      (res) => {
        setTimeout(() => answerWith(200, 'OK')(res, res.req), 400);
      },
    ],
    [
      '200 with a slow body',
      (res) => {
        res.writeHead(200).write('O');
        setTimeout(() => res.end('K'), 400);
      },
    ],
  ])('%s: sent, once', async (_, answer) => {
    site.service.answer = answer;
    const visit = await openFilled();
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.message).toMatchObject({ from_name: 'Ines Marten', message: 'Nine plants, one month-end close.' });
    expect(visit.logged).toEqual([]);
  });

  it.each<[string, MailAnswer, RegExp]>([
    ['202', answerWith(202, 'Accepted'), /HTTP 202/],
    ['204', answerWith(204), /HTTP 204/],
    ['400', answerWith(400, 'The service ID not found'), /HTTP 400/],
    ['401', answerWith(401, 'Unauthorized'), /HTTP 401/],
    ['403', answerWith(403, 'API calls are disabled for non-browser applications'), /HTTP 403/],
    ['413', answerWith(413, 'Variables size limit'), /HTTP 413/],
    ['429', answerWith(429, 'Too Many Requests'), /HTTP 429/],
    ['500 with a body', answerWith(500, '<h1>Internal Server Error</h1>'), /HTTP 500/],
    ['with a reset connection', resetConnection, /network/],
    [
      'with a connection that breaks in the body',
      (res, req) => {
        res.writeHead(200, { 'content-length': '2' });
        res.write('O', () => req.socket.resetAndDestroy());
      },
      /network/,
    ],
  ])('%s: the mail client, and a retry goes through at once', async (_, answer, log) => {
    site.service.answer = answer;
    const visit = await openFilled();
    await button(visit.page).click();
    const mail = await expectFailed(visit, log);
    expect(mail).toEqual({
      to: brand.email.contact,
      subject: 'Project inquiry from Ines Marten, Halden',
      // What they are called, and what stands for those left empty, is tested beside the mail.
      fields: [enquiry.name, enquiry.email, enquiry.company, enquiry.phone, ...Array(4).fill(expect.any(String))].map(
        (value) => [expect.any(String), value],
      ),
      message: 'Nine plants, one month-end close.',
    });
    expect(site.service.requests).toHaveLength(1);

    site.service.answer = answerWith(200, 'OK');
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(2);
  });

  it('to other origins only: the mail client', async () => {
    site.service.allowedOrigin = 'https://elsewhere.example';
    const visit = await openFilled();
    await button(visit.page).click();
    await expectFailed(visit, /network/);
    expect(site.service.requests).toHaveLength(0);
  });

  it('not at all: says so after 5 s, gives up after 15 s, and a late answer changes nothing', async () => {
    const { answer, held } = heldAnswer();
    site.service.answer = answer;
    const visit = await site.open('/contact', { before: (page) => page.clock.install() });
    const { page } = visit;
    await fill(page);
    await page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
    await button(page).click();
    const response = await held;
    expect(await page.getByRole('button', { name: messages.contact.submitting }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.clock.fastForward(5_000);
    await page.getByText(messages.stillSending).waitFor();
    await page.clock.fastForward(10_000);
    await expectFailed(visit, /timeout/);
    const late = page.waitForResponse(/email\/send/);
    answerWith(200, 'OK')(response, response.req);
    await (await late).finished();
    expect(await alert(page).textContent()).toBe(FAILED);
    expect(site.service.requests).toHaveLength(1);
  });
});

describe('the browser', () => {
  it('is offline: the mail client; back online the same press sends', async () => {
    const visit = await openFilled();
    await visit.context.setOffline(true);
    await button(visit.page).click();
    await expectFailed(visit, /network|sdk-load|could not be loaded/);
    await visit.context.setOffline(false);
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  it('blocks storage: sent all the same', async () => {
    const visit = await openFilled({
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('The operation is insecure.', 'SecurityError');
              },
            });
        }),
    });
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.message).toMatchObject({ from_name: 'Ines Marten', message: 'Nine plants, one month-end close.' });
    expect(visit.logged).toEqual([]);
  });

  it.each([
    ["the service's client", '/api/v1.0/email/send', /sdk-load/],
    ['what sends', 'The mail client could not be opened', /could not be loaded/],
  ])('does not find %s: the mail client', async (_, text, log) => {
    const script = site.scriptWith(text);
    const visit = await openFilled({
      before: (page) => page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not Found' })),
    });
    await button(visit.page).click();
    const mail = await expectFailed(visit, log);
    expect(mail?.message).toBe('Nine plants, one month-end close.');
    expect(mail?.fields).toEqual(expect.arrayContaining([[expect.any(String), enquiry.company]]));
    expect(site.service.requests).toHaveLength(0);
  });
});

describe('the visitor', () => {
  it('clicks twice: one message', async () => {
    const visit = await openFilled();
    await button(visit.page).dblclick();
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  it('presses Enter twice, and again while it is sent: one message', async () => {
    const { answer, held } = heldAnswer();
    site.service.answer = answer;
    const visit = await openFilled();
    await field(visit.page, 'company').focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.keyboard.press('Enter');
    const response = await held;
    await visit.page.keyboard.press('Enter');
    response.end('OK');
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  // docs/decisions/submit-while-sending.md
  it('presses again while it is sent: is told that the button is unavailable, and stays on it', async () => {
    const { answer, held } = heldAnswer();
    site.service.answer = answer;
    const visit = await openFilled();
    const { page } = visit;
    await button(page).focus();
    await page.keyboard.press('Enter');
    const response = await held;
    const sending = page.getByRole('button', { name: messages.contact.submitting, disabled: true });
    await sending.waitFor();
    const focused = () => sending.evaluate((element) => element === document.activeElement);
    expect(await focused()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    // A click that does not wait until the button can be used.
    await sending.click({ force: true });
    expect(await focused()).toBe(true);
    answerWith(200, 'OK')(response, response.req);
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  it.each([
    ['it was sent', answerWith(200, 'OK'), expectSent],
    ['it failed', answerWith(500), (visit: FormVisit) => expectFailed(visit, /HTTP 500/)],
  ])('leaves while it is sent and comes back once %s: is told', async (_, answer, expectOutcome) => {
    const slow = heldAnswer();
    site.service.answer = slow.answer;
    const visit = await openFilled();
    const { page } = visit;
    await button(page).click();
    const response = await slow.held;
    await page.getByRole('link', { name: listed.label }).first().click();
    await page.waitForURL(`**${listed.href}`);
    await page.getByRole('heading', { level: 1, name: listed.label }).waitFor();
    const answered = page.waitForResponse((got) => got.request().method() === 'POST');
    answer(response, response.req);
    await (await answered).finished();
    await page.evaluate(() => history.back());
    await expectOutcome(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  it('leaves while it is sent and comes back before its end: sees that it is under way, and its end', async () => {
    const slow = heldAnswer();
    site.service.answer = slow.answer;
    const visit = await openFilled();
    const { page } = visit;
    await button(page).click();
    const response = await slow.held;
    await page.getByRole('link', { name: listed.label }).first().click();
    await page.getByRole('heading', { level: 1, name: listed.label }).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: messages.contact.submitting }).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Ines Marten');
    await field(page, 'name').press('Enter');
    answerWith(200, 'OK')(response, response.req);
    await expectSent(visit);
    expect(site.service.requests).toHaveLength(1);
  });

  it('reloads while typing: finds every word', async () => {
    const { page, uncaught, logged } = await openFilled();
    await field(page, 'message').pressSequentially(' And');
    await page.reload();
    await page.getByText(contact.form.draft.kept).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Ines Marten');
    expect(await field(page, 'message').inputValue()).toBe('Nine plants, one month-end close. And');
    expect([...uncaught, ...logged]).toEqual([]);
  });

  it('presses as soon as the form stands there, and sends another at once: both go', async () => {
    const visit = await site.open('/contact', {
      // Whatever the machine takes, no time has passed for the page.
      before: (page) =>
        page.addInitScript(() => {
          performance.now = () => 100;
        }),
    });
    const { page } = visit;
    await fill(page);
    await page.locator(withAttribute('app', 'ready')).waitFor({ state: 'attached' });
    await button(page).click();
    await expectSent(visit);
    await page.getByRole('button', { name: contact.success.again }).click();
    await field(page, 'message').fill('One more thing.');
    await button(page).click();
    await expectSent(visit);
    expect(site.service.requests.map(({ text }) => JSON.parse(text).template_params.message)).toEqual([
      enquiry.message,
      'One more thing.',
    ]);
    expect([visit.logged, visit.opened]).toEqual([[], []]);
  });

  it('writes 10,000 characters: they arrive', async () => {
    const message = 'Nine plants. '.repeat(800).slice(0, 9_999).concat('!');
    const visit = await openFilled({}, { ...enquiry, message });
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.message.message).toBe(message);
  });

  it('writes 10,000 characters that cannot be sent: the link is shortened and the whole can be copied', async () => {
    site.service.answer = answerWith(500);
    const message = 'Nine plants. '.repeat(800).slice(0, 9_999).concat('!');
    const values = { ...enquiry, message };
    const visit = await openFilled({}, values);
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(visit.page).click();
    const mail = await expectFailed(visit, /HTTP 500/, values);
    expect(mail?.message).toMatch(
      /^Nine plants.*\[Shortened here: please paste the full message from the website.\]$/s,
    );
    await visit.page.getByText(contact.form.fallback.shortened).waitFor();
    await visit.page.getByRole('button', { name: contact.form.fallback.copy }).click();
    await visit.page.getByText(contact.form.fallback.copied).waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toContain(message);
  });

  const odd = [
    ['emoji', '👩‍🚀👍🏽 ünïcödé'],
    ['right-to-left text', 'שלום مرحبا 123 abc'],
    ['quotes', `"double" 'single' \`back\` «angle»`],
    ['percent signs and ampersands', '100% & 50%25 &amp; a=b?c#d+e'],
    ['script', '<script>alert(1)</script><img src=x onerror=a>'],
  ] as const;
  it.each(odd)('writes %s in every field: it arrives, and a mail has it too', async (_, text) => {
    const values = {
      name: text,
      email: `${/[^\x20-\x7e]|[\s"'<>&`(]/.test(text) ? 'a%b&c' : text}@example.com`,
      company: text,
      phone: text,
      message: `${text}\n\n${text}`,
    };
    site.service.answer = answerWith(500);
    const visit = await openFilled({}, values);
    await button(visit.page).click();
    const mail = await expectFailed(visit, /HTTP 500/, values);
    expect(mail?.subject).toBe(`Project inquiry from ${text}, ${text}`);
    expect(mail?.fields.slice(0, 4).map(([, value]) => value)).toEqual([text, values.email, text, text]);
    expect(mail?.message).toBe(`${text}\n\n${text}`);

    site.service.requests.length = 0;
    site.service.answer = answerWith(200, 'OK');
    await button(visit.page).click();
    await expectSent(visit);
    expect(site.message).toMatchObject({
      from_name: text,
      from_email: values.email,
      reply_to: values.email,
      company: text,
      phone: text,
      message: `${text}\n\n${text}`,
    });
  });

  it('pastes line breaks into every field: single lines stay single', async () => {
    const visit = await openFilled();
    const { page } = visit;
    await page.evaluate(() => {
      for (const name of ['name', 'company', 'phone']) {
        const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (input) input.value = 'One\r\nBcc: two@example.com\u2028three';
      }
    });
    await field(page, 'message').fill('One\r\nTwo\rThree');
    await button(page).click();
    await expectSent(visit);
    for (const name of ['from_name', 'company', 'phone']) expect(site.message[name]).not.toMatch(/[\r\n\u2028]/);
    expect(site.message.message).toBe('One\nTwo\nThree');
  });
});
