import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagingConfig } from './config.ts';
import { createSend, type MailSdk, type SendOptions } from './send.ts';
import { blockedStorage, manualSchedule, memoryStorage, testConfig } from './testing/fakes.ts';
import { answerWith, heldAnswer, MailService, resetConnection } from './testing/mailService.ts';

let service: MailService;
const log = vi.fn();

beforeEach(async () => {
  service = await MailService.start();
  log.mockReset();
  // All that the client needs of a browser, besides fetch.
  vi.stubGlobal('location', { pathname: '/contact', origin: service.origin });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await service.close();
});

const sender = (options: Partial<SendOptions> = {}) =>
  createSend({ config: testConfig(service.origin), log, ...options });

describe('the request', () => {
  it('is the one that the service specifies, with the template of its kind', async () => {
    expect(await sender()('newsletter', { to_name: 'Team' })).toEqual({ status: 'sent' });
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
  ] as const)('of %s uses %s', async (kind, template) => {
    await sender()(kind, {});
    expect(service.onlyBody).toMatchObject({ template_id: template });
  });

  it("goes to the page's own origin when the settings say same-origin", async () => {
    expect(await sender({ config: testConfig('same-origin') })('contact', {})).toEqual({ status: 'sent' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('the answer', () => {
  it.each(['OK', '', 'ok', '<html>odd</html>', '{"error":"no"}'])(
    'counts as sent with 200 and the text %j',
    async (text) => {
      service.answer = answerWith(200, text);
      expect(await sender()('contact', {})).toEqual({ status: 'sent' });
    },
  );

  it.each([
    [202, 'Accepted'],
    [204, ''],
    [400, 'The service ID not found'],
    [401, 'Unauthorized'],
    [403, 'API calls are disabled for non-browser applications'],
    [413, 'Variables size limit'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Legal Reasons'],
    [500, '<h1>Internal Server Error</h1>'],
  ])('counts as rejected with %i, and its words go to the log alone', async (httpStatus, text) => {
    service.answer = answerWith(httpStatus, text);
    expect(await sender()('contact', {})).toEqual({ status: 'failed', reason: 'rejected', httpStatus });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `Sending the contact message failed: rejected, HTTP ${httpStatus}`,
      expect.objectContaining({ status: httpStatus, text }),
    );
  });

  it('may have slow headers', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const result = sender()('contact', {});
    (await held).end('OK');
    expect(await result).toEqual({ status: 'sent' });
  });

  it('may have a slow body', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const fetched = vi.spyOn(globalThis, 'fetch');
    const result = sender()('contact', {});
    const res = await held;
    res.writeHead(200).write('O');
    await fetched.mock.results[0]?.value; // the headers have arrived
    res.end('K');
    expect(await result).toEqual({ status: 'sent' });
  });

  it('counts as a network failure when the connection is reset', async () => {
    service.answer = resetConnection;
    expect(await sender()('contact', {})).toEqual({ status: 'failed', reason: 'network' });
    expect(log).toHaveBeenCalledExactlyOnceWith('Sending the contact message failed: network', expect.any(TypeError));
  });

  it('counts as a network failure when the connection is reset in the middle of the body', async () => {
    service.answer = (res, req) => {
      res.writeHead(200, { 'content-length': '2' });
      res.write('O', () => req.socket.resetAndDestroy());
    };
    expect(await sender()('contact', {})).toEqual({ status: 'failed', reason: 'network' });
  });

  it('counts as a network failure when nothing listens', async () => {
    const gone = await MailService.start();
    const config = testConfig(gone.origin);
    await gone.close();
    expect(await sender({ config })('contact', {})).toEqual({ status: 'failed', reason: 'network' });
  });
});

describe('the time limit', () => {
  it('is 15 seconds, and is called off once there is an answer', async () => {
    const timer = manualSchedule();
    const result = await sender({ schedule: timer.schedule })('contact', {});
    expect(timer.delays).toEqual([15_000]);
    timer.runAll();
    expect(result).toEqual({ status: 'sent' });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [200, 'OK'],
    [500, 'late'],
  ])('fails without an answer, and ignores a late %i', async (status, text) => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const timer = manualSchedule();
    const realFetch = fetch;
    const read = new Promise<string>((resolve) => {
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const response = await realFetch(...request);
        const body = await response.text();
        // Resolves a turn after the client has it, so that whatever it does then has happened.
        return Object.assign(response, {
          text: () =>
            new Promise((give) => {
              setImmediate(resolve, body);
              give(body);
            }),
        });
      });
    });
    const sending = sender({ schedule: timer.schedule })('contact', {});
    const res = await held;
    timer.runAll();
    expect(await sending).toEqual({ status: 'failed', reason: 'timeout' });

    answerWith(status, text)(res, res.req);
    expect(await read).toBe(text);
    expect(log).toHaveBeenCalledExactlyOnceWith('Sending the contact message failed: timeout', undefined);
  });

  it('fails while the body does not end', async () => {
    const { answer, held } = heldAnswer();
    service.answer = answer;
    const timer = manualSchedule();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const sending = sender({ schedule: timer.schedule })('contact', {});
    (await held).writeHead(200).write('O');
    await fetched.mock.results[0]?.value;
    timer.runAll();
    expect(await sending).toEqual({ status: 'failed', reason: 'timeout' });
  });

  it('covers loading the client, which then sends nothing late', async () => {
    const timer = manualSchedule();
    let finishLoading: (sdk: MailSdk) => void = () => {};
    const loading = new Promise<MailSdk>((resolve) => {
      finishLoading = resolve;
    });
    const sdk = { init: vi.fn(), send: vi.fn() };
    const sending = sender({ schedule: timer.schedule, loadSdk: () => loading })('contact', {});
    timer.runAll();
    expect(await sending).toEqual({ status: 'failed', reason: 'timeout' });
    finishLoading(sdk as unknown as MailSdk);
    await loading;
    await Promise.resolve();
    expect(sdk.send).not.toHaveBeenCalled();
  });
});

describe('the client', () => {
  it('counts as not loaded when its chunk is not found', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    const result = await sender({ loadSdk: () => Promise.reject(error) })('contact', {});
    expect(result).toEqual({ status: 'failed', reason: 'sdk-load' });
    expect(log).toHaveBeenCalledExactlyOnceWith('Sending the contact message failed: sdk-load', error);
  });

  it('is loaded and sends also where asking for storage throws, which its import does not survive', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const require = createRequire(import.meta.url);
    const importAnew = () => {
      for (const path of Object.keys(require.cache)) if (path.includes('@emailjs')) delete require.cache[path];
      return require('@emailjs/browser');
    };
    vi.doMock('@emailjs/browser', importAnew);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blockedStorage });
    try {
      expect(importAnew).toThrow('The operation is insecure.');
      expect(await sender()('support', {})).toEqual({ status: 'sent' });
    } finally {
      vi.doUnmock('@emailjs/browser');
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  it('is not even loaded when a setting is missing', async () => {
    const loadSdk = vi.fn();
    const full = testConfig(service.origin);
    for (const config of [
      messagingConfig({}),
      { ...full, publicKey: '' },
      { ...full, serviceId: '' },
      { ...full, templates: { ...full.templates, contact: '' } },
    ]) {
      expect(await sender({ config, loadSdk })('contact', {})).toEqual({ status: 'failed', reason: 'config' });
    }
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it('may refuse its settings with a string', async () => {
    const config = { ...testConfig(service.origin), throttleMs: '10' as unknown as number };
    const result = await sender({ config })('contact', {});
    expect(result).toEqual({ status: 'failed', reason: 'config' });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Sending the contact message failed: config',
      'The LimitRate throttle has to be a positive number',
    );
  });

  it('refuses automated browsers only when asked to', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
    expect(await sender()('contact', {})).toEqual({ status: 'sent' });
    const result = await sender({ blockHeadless: true })('contact', {});
    expect(result).toEqual({ status: 'failed', reason: 'headless' });
    expect(service.requests).toHaveLength(1);
  });

  it('refuses a watched value that is on the block list', async () => {
    const send = sender({ blockList: { list: ['spam@example.com'], watchVariable: 'from_email' } });
    const blocked = await send('contact', { from_email: 'spam@example.com' });
    expect(blocked).toEqual({ status: 'failed', reason: 'blocked' });
    expect(service.requests).toHaveLength(0);
    expect(await send('contact', { from_email: 'ada@example.com' })).toEqual({ status: 'sent' });
  });
});

describe('the throttle', () => {
  const page = (pathname: string) => vi.stubGlobal('location', { pathname, origin: service.origin });
  const throttled = () => sender({ config: { ...testConfig(service.origin), throttleMs: 10_000 } });
  const refused = { status: 'failed', reason: 'rejected', httpStatus: 429 };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    vi.stubGlobal('localStorage', memoryStorage());
  });

  it('is off unless a build sets it', async () => {
    const send = sender();
    expect(await send('contact', {})).toEqual({ status: 'sent' });
    expect(await send('contact', {})).toEqual({ status: 'sent' });
  });

  it('refuses a second message from the same page until its time has passed', async () => {
    expect(await throttled()('contact', {})).toEqual({ status: 'sent' });
    vi.setSystemTime(1_009_000);
    expect(await throttled()('contact', {})).toEqual(refused);
    expect(service.requests).toHaveLength(1);
    vi.setSystemTime(1_010_000);
    expect(await throttled()('contact', {})).toEqual({ status: 'sent' });
  });

  it("counts by the page's path, not by the kind of message", async () => {
    const send = throttled();
    page('/contact');
    expect(await send('contact', {})).toEqual({ status: 'sent' });
    expect(await send('newsletter', {})).toEqual(refused);
    page('/resources');
    expect(await send('contact', {})).toEqual({ status: 'sent' });
  });

  it('holds nothing back where it cannot be remembered', async () => {
    const full = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full });
    const send = throttled();
    expect(await send('contact', {})).toEqual({ status: 'sent' });
    expect(await send('contact', {})).toEqual({ status: 'sent' });
  });
});

describe('the default log', () => {
  it('is the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    service.answer = answerWith(500, 'words of the service');
    await createSend({ config: testConfig(service.origin) })('contact', {});
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Sending the contact message failed: rejected, HTTP 500',
      expect.objectContaining({ text: 'words of the service' }),
    );
  });
});
