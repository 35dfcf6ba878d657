import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, mailboxLimit } from './mailbox.ts';

let root: string;
let dir: string;
let server: Server;
let origin: string;
let clock: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mailbox-'));
  dir = join(root, 'messages');
  clock = Date.UTC(2025, 0, 2, 3, 4, 5);
  const now = () => {
    clock += 1000;
    return new Date(clock);
  };
  const middleware = mailbox({ dir, now });
  server = createServer((req, res) => middleware(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true, force: true });
});

const message = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'contact',
  template_params: { from_name: 'Ada', message: '👩‍🚀 שלום "quotes" 100% & more\r\n<script>alert(1)</script>' },
};

const post = (body: unknown, headers?: Record<string, string>) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const kept = async () => {
  const names = (await readdir(dir).catch(() => [])).sort();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8'))));
};

describe('POST /api/v1.0/email/send', () => {
  it('responds with 200 OK and stores the message as a formatted JSON file', async () => {
    const answer = await post(message);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);

    const [name = ''] = await readdir(dir);
    expect(name).toMatch(/^2025-01-02T03-04-06-000Z-[0-9a-f]{8}\.json$/);
    expect(await readFile(join(dir, name), 'utf8')).toBe(
      `${JSON.stringify(
        {
          received_at: '2025-01-02T03:04:06.000Z',
          endpoint: '/api/v1.0/email/send',
          service_id: 'service',
          template_id: 'contact',
          template_params: message.template_params,
        },
        null,
        2,
      )}\n`,
    );
  });

  it.each([
    ['user_id', 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
    ['service_id', 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'],
    ['template_id', 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates'],
    ['lib_version', 'The library version (lib_version) is missing'],
    ['template_params', 'The template params have to be an object'],
  ])('answers 400 when %s is missing', async (name, text) => {
    const answer = await post({ ...message, [name]: undefined });
    expect([answer.status, await answer.text()]).toEqual([400, text]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['not JSON', '{"user_id":'],
    ['an array', []],
    ['null', null],
    ['empty', ''],
    ['of another content type', message, { 'content-type': 'text/plain' }],
    ['with an id that is no text', { ...message, user_id: 7 }],
    ['with params that are a list', { ...message, template_params: [] }],
  ])('answers 400 to a bad body: %s', async (_, body, headers?) => {
    expect((await post(body, headers)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('accepts a body of exactly 50 KB and responds with 413 to one byte more', async () => {
    const padding = mailboxLimit - JSON.stringify({ ...message, template_params: { message: '' } }).length;
    const fits = { ...message, template_params: { message: 'x'.repeat(padding) } };
    expect((await post(fits)).status).toBe(200);
    const tooLarge = { ...message, template_params: { message: 'x'.repeat(padding + 1) } };
    expect((await post(tooLarge)).status).toBe(413);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['http://evil.example', 'null', 'not an origin'])('refuses the message of a page on %s', async (from) => {
    const answer = await post(message, { origin: from });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('responds with 500 if the message cannot be stored', async () => {
    await writeFile(dir, 'a file where the folder should be');
    const answer = await post(message);
    expect([answer.status, await answer.text()]).toEqual([500, 'The message could not be kept']);
  });

  it('survives a client that disconnects in the middle of a request body', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const arrived = new Promise((resolve) => server.once('request', resolve));
    socket.write(
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await arrived;
    socket.destroy();
    expect((await post(message)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });
});

describe('GET /__mailbox', () => {
  it('lists the messages newest first and escapes every value', async () => {
    await post(message);
    await post({ ...message, template_id: '"><img src=x>', template_params: { '<b>': '<script>alert("1")</script>' } });
    const answer = await fetch(`${origin}/__mailbox`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('2 messages, newest first.');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toContain('<dt>&lt;b&gt;</dt>');
    expect(html).toContain('<dd>&quot;&gt;&lt;img src=x&gt;</dd>');
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html.indexOf('2025-01-02T03:04:07')).toBeGreaterThan(0);
    expect(html.indexOf('2025-01-02T03:04:07')).toBeLessThan(html.indexOf('2025-01-02T03:04:06'));
  });

  it('says that there are no messages', async () => {
    expect(await (await fetch(`${origin}/__mailbox`)).text()).toContain('No messages yet.');
    expect(await (await fetch(`${origin}/__mailbox.json`)).json()).toEqual([]);
  });

  it('returns the messages as JSON, without other files', async () => {
    await post(message);
    await writeFile(join(dir, 'broken.json'), '{');
    await writeFile(join(dir, 'other.json'), '{"a":1}');
    await writeFile(join(dir, 'notes.txt'), 'x');
    const answer = await fetch(`${origin}/__mailbox.json`);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.json()).toMatchObject([{ template_params: message.template_params }]);
  });
});

it.each([
  ['GET', '/api/v1.0/email/send', 'POST'],
  ['POST', '/__mailbox', 'GET, HEAD'],
])('%s of %s is answered with 405', async (method, path, allowed) => {
  const answer = await fetch(origin + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});
