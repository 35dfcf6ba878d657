import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailConfig, mailConfig } from './config.ts';
import { deliver } from './emailjs.ts';
import { forms } from './forms.ts';
import { blockedStorage, memoryStorage, testConfig } from './testing/fakes.ts';
import { answerWith, heldAnswer, MailService, resetConnection } from './testing/mailService.ts';

let service: MailService;
const log = vi.spyOn(console, 'error');

beforeEach(async () => {
  service = await MailService.start();
  log.mockReset().mockImplementation(() => {});
  // The client needs this browser global in addition to `fetch`.
  vi.stubGlobal('location', { pathname: '/contact', origin: service.origin });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await service.close();
});

/** Sends an inquiry. `settings` override those of `testConfig`. */
const send = (settings: Partial<MailConfig> = {}, params = {}) =>
  deliver(forms.contact, params, { config: { ...testConfig(service.origin), ...settings } });

const sent = { sent: true };
const failed = (reason: string, status?: number) => ({
  sent: false,
  reason,
  ...(status && { status }),
  detail: expect.anything(),
});

describe('the request', () => {
  it('matches the API of the service, with the template of the form', async () => {
    const config = testConfig(service.origin);
    expect(await deliver(forms.newsletter, { to_name: 'Team' }, { config })).toEqual(sent);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
    });
    expect(service.onlyBody).toEqual({
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'newsletter-template',
      template_params: { to_name: 'Team' },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['contact', 'contact-template'],
    ['support', 'contact-template'],
    ['sales', 'sales-template'],
    ['general', 'general-template'],
  ] as const)('of %s uses %s', async (name, template) => {
    await deliver(forms[name], {}, { config: testConfig(service.origin) });
    expect(service.onlyBody).toMatchObject({ template_id: template });
  });

  it("goes to the page's own origin when the settings say same-origin", async () => {
    expect(await send({ origin: 'same-origin' })).toEqual(sent);
    expect(service.requests).toHaveLength(1);
  });
});

describe('the answer', () => {
  it.each(['OK', '', 'ok', '<html>odd</html>', '{"error":"no"}'])(
    'counts as sent with 200 and the text %j',
    async (text) => {
      service.answer = answerWith(200, text);
      expect(await send()).toEqual(sent);
    },
  );

  it.each([
    [202, 'Accepted'],
    [204, ''],
    [400, 'The service ID not found'],
    [500, '<h1>Internal Server Error</h1>'],
  ])('counts as rejected with %i, and its text is only logged', async (httpStatus, text) => {
    service.answer = answerWith(httpStatus, text);
    expect(await send()).toEqual(failed('rejected', httpStatus));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `Sending the contact message failed: rejected, HTTP ${httpStatus}`,
      expect.objectContaining({ status: httpStatus, text }),
    );
  });

  it('succeeds with slow headers', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const result = send();
    (await held).end('OK');
    expect(await result).toEqual(sent);
  });

  it('succeeds with a slow body', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    using fetched = vi.spyOn(globalThis, 'fetch');
    const result = send();
    const res = await held;
    res.writeHead(200).write('O');
    await fetched.mock.results[0]?.value; // the headers have arrived
    res.end('K');
    expect(await result).toEqual(sent);
  });

  it('counts as a network failure when the connection is reset', async () => {
    service.answer = resetConnection;
    expect(await send()).toEqual(failed('network'));
    expect(log).toHaveBeenCalledExactlyOnceWith('Sending the contact message failed: network', expect.any(TypeError));
  });

  it('counts as a network failure when the connection is reset in the middle of the body', async () => {
    service.answer = (res, req) => {
      res.writeHead(200, { 'content-length': '2' });
      res.write('O', () => req.socket.resetAndDestroy());
    };
    expect(await send()).toEqual(failed('network'));
  });
});

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const passLimit = () => vi.advanceTimersByTime(15_000);

  it('is canceled by a response', async () => {
    const result = await send();
    expect(vi.getTimerCount()).toBe(0);
    expect(result).toEqual(sent);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [200, 'OK'],
    [500, 'late'],
  ])('ends the attempt after 15 seconds without a response, and ignores a late %i', async (status, text) => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const realFetch = fetch;
    const read = new Promise<string>((resolve) => {
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const response = await realFetch(...request);
        const body = await response.text();
        // Resolves `read` one task later, when the client has finished with the response.
        return Object.assign(response, {
          text: () =>
            new Promise((give) => {
              setImmediate(resolve, body);
              give(body);
            }),
        });
      });
    });
    const sending = send();
    const res = await held;
    vi.advanceTimersByTime(14_999);
    expect(log).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await sending).toEqual(failed('timeout'));

    answerWith(status, text)(res, res.req);
    expect(await read).toBe(text);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Sending the contact message failed: timeout',
      'No answer within 15000 ms',
    );
  });

  it('applies to an incomplete body', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    using fetched = vi.spyOn(globalThis, 'fetch');
    const sending = send();
    (await held).writeHead(200).write('O');
    await fetched.mock.results[0]?.value;
    passLimit();
    expect(await sending).toEqual(failed('timeout'));
  });

  it('includes loading the client, and a client that loads later sends nothing', async () => {
    const client = vi.fn();
    let finishLoading = () => {};
    const loading = new Promise<typeof client>((resolve) => {
      finishLoading = () => resolve(client);
    });
    const config = testConfig(service.origin);
    const sending = deliver(forms.contact, {}, { config, loadClient: () => loading });
    passLimit();
    expect(await sending).toEqual(failed('timeout'));
    finishLoading();
    await loading;
    await Promise.resolve();
    expect(client).not.toHaveBeenCalled();
  });
});

describe('the client', () => {
  it('causes a network failure if its chunk is missing', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    const config = testConfig(service.origin);
    const loadClient = () => Promise.reject(error);
    expect(await deliver(forms.contact, {}, { config, loadClient })).toEqual(failed('network'));
    expect(log).toHaveBeenCalledExactlyOnceWith('Sending the contact message failed: network', error);
  });

  it('is replaced by a plain request if storage throws, because importing the client would fail', async () => {
    const params = { from_name: 'Ada' };
    await send({}, params);
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blockedStorage });
    try {
      const require = createRequire(import.meta.url);
      for (const path of Object.keys(require.cache)) if (path.includes('@emailjs')) delete require.cache[path];
      expect(() => require('@emailjs/browser')).toThrow('The operation is insecure.');
      expect(await send({}, params)).toEqual(sent);
      service.answer = answerWith(500, 'no');
      expect(await send({}, params)).toEqual(failed('rejected', 500));
    } finally {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
    const [byClient, plain] = service.requests;
    expect(plain).toEqual(byClient);
  });

  it('is not loaded if a setting is missing', async () => {
    const loadClient = vi.fn();
    const full = testConfig(service.origin);
    for (const config of [
      mailConfig({}),
      { ...full, publicKey: '' },
      { ...full, serviceId: '' },
      { ...full, templates: { ...full.templates, contact: '' } },
    ]) {
      expect(await deliver(forms.contact, {}, { config, loadClient })).toEqual(failed('config'));
    }
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('may reject its settings with a string', async () => {
    expect(await send({ throttleMs: '10' as unknown as number })).toEqual(failed('config'));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Sending the contact message failed: config',
      'The LimitRate throttle has to be a positive number',
    );
  });

  it('refuses automated browsers only if configured', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
    expect(await send()).toEqual(sent);
    expect(await send({ blockHeadless: true })).toEqual(failed('rejected', 451));
    expect(service.requests).toHaveLength(1);
  });

  it('refuses a watched value that is on the block list', async () => {
    const blockList = { list: ['spam@example.com'], watchVariable: 'from_email' };
    expect(await send({ blockList }, { from_email: 'spam@example.com' })).toEqual(failed('rejected', 403));
    expect(service.requests).toHaveLength(0);
    expect(await send({ blockList }, { from_email: 'ada@example.com' })).toEqual(sent);
  });
});

describe('the throttle', () => {
  const page = (pathname: string) => vi.stubGlobal('location', { pathname, origin: service.origin });
  const throttled = () => send({ throttleMs: 10_000 });
  const refused = failed('rejected', 429);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    vi.stubGlobal('localStorage', memoryStorage());
  });

  it('is off unless a build sets it', async () => {
    expect(await send()).toEqual(sent);
    expect(await send()).toEqual(sent);
  });

  it('refuses a second message from the same page until the interval has passed', async () => {
    expect(await throttled()).toEqual(sent);
    vi.setSystemTime(1_009_000);
    expect(await throttled()).toEqual(refused);
    expect(service.requests).toHaveLength(1);
    vi.setSystemTime(1_010_000);
    expect(await throttled()).toEqual(sent);
  });

  it("counts by the page's path, not by the form", async () => {
    const config = { ...testConfig(service.origin), throttleMs: 10_000 };
    page('/contact');
    expect(await throttled()).toEqual(sent);
    expect(await deliver(forms.newsletter, {}, { config })).toEqual(refused);
    page('/resources');
    expect(await throttled()).toEqual(sent);
  });

  it('is off if storage throws', async () => {
    const full = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full });
    expect(await throttled()).toEqual(sent);
    expect(await throttled()).toEqual(sent);
  });
});
