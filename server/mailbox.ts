import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mailboxPage, renderMailbox } from './mailboxPage.ts';

/** Endpoint of the mail service. */
const endpoint = '/api/v1.0/email/send';

/** Maximum size of a request body in bytes. As with the mail service, a larger body gets status 413. */
export const mailboxLimit = 50 * 1024;

/**
 * Reading stops after this number of bytes. A body above `mailboxLimit` is read this far, because the client gets the
 * response only after it has sent the whole body.
 */
const drainLimit = 10 * 1024 * 1024;

/** Received message, as stored in its file. */
export interface MailboxMessage {
  /** ISO 8601, UTC. */
  readonly received_at: string;
  readonly endpoint: string;
  readonly service_id: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, unknown>>;
}

export interface MailboxOptions {
  /** Folder for one JSON file per message. Created with the first message. */
  readonly dir: string;
  /** Clock. Default: the system's. */
  readonly now?: () => Date;
}

/**
 * Request handler for `node:http` and for Vite's servers. Requests for other paths go to `next`; without `next`, the
 * response is a 404.
 */
export type MailboxMiddleware = (req: IncomingMessage, res: ServerResponse, next?: (error?: unknown) => void) => void;

/** Response with a status other than 200. */
class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether a page of another origin sent the request. Without this check, any website could fill the mailbox. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

const dashboard = 'visit https://dashboard.emailjs.com/admin';

function answer(res: ServerResponse, status: number, body = '', headers: Record<string, string> = {}) {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(body);
}

/** Reads a body. A body above `mailboxLimit` is read up to `drainLimit`, then refused. */
async function readBody(req: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= mailboxLimit) chunks.push(chunk);
    if (size > drainLimit) break;
  }
  if (size > mailboxLimit) throw new HttpError(413, `The message is too large: the limit is ${mailboxLimit / 1024} KB`);
  return Buffer.concat(chunks);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Validates the key, the ids and the version. */
function checkIds(fields: Record<string, unknown>): { service_id: string; template_id: string } {
  const { user_id, service_id, template_id, lib_version } = fields;
  if (!isText(user_id)) throw new HttpError(400, `The Public Key is invalid. To find this ID, ${dashboard}/account`);
  if (!isText(service_id)) throw new HttpError(400, `The service ID not found. To find this ID, ${dashboard}`);
  if (!isText(template_id)) {
    throw new HttpError(400, `The template ID not found. To find this ID, ${dashboard}/templates`);
  }
  if (!isText(lib_version)) throw new HttpError(400, 'The library version (lib_version) is missing');
  return { service_id, template_id };
}

type Received = Pick<MailboxMessage, 'service_id' | 'template_id' | 'template_params'>;

function parseJson(contentType: string, body: Uint8Array): Received {
  if (!/^application\/json\b/i.test(contentType))
    throw new HttpError(400, 'The content type has to be application/json');
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
  if (!isRecord(fields)) throw new HttpError(400, 'The request body has to be a JSON object');
  const ids = checkIds(fields);
  if (!isRecord(fields.template_params)) throw new HttpError(400, 'The template params have to be an object');
  return { ...ids, template_params: fields.template_params };
}

async function saveMessage(dir: string, message: MailboxMessage): Promise<void> {
  await mkdir(dir, { recursive: true });
  const name = `${message.received_at.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  // Renamed after writing, so that no incomplete file is listed.
  const temporaryFile = join(dir, `${name}.tmp`);
  await writeFile(temporaryFile, `${JSON.stringify(message, null, 2)}\n`);
  await rename(temporaryFile, join(dir, `${name}.json`));
}

/** Stored messages, newest first. Other files are ignored. */
async function list(dir: string): Promise<MailboxMessage[]> {
  let names: string[];
  try {
    names = await readdir(dir);
  } catch {
    return []; // No message has arrived yet.
  }
  const messages: MailboxMessage[] = [];
  for (const name of names
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()) {
    try {
      const message: unknown = JSON.parse(await readFile(join(dir, name), 'utf8'));
      if (isRecord(message) && isText(message.received_at) && isRecord(message.template_params)) {
        messages.push(message as unknown as MailboxMessage);
      }
    } catch {
      // Not a message, or deleted in the meantime.
    }
  }
  return messages;
}

/**
 * Substitute for the mail service (spec 7.1) in development and tests: responds at the endpoint on the site's origin,
 * stores each message as a file and lists the messages at `/__mailbox`. It sends no email; for real email, set the
 * `VITE_EMAILJS_*` variables.
 *
 * Never throws and never calls `next` with an error. A failure gets a status and a text.
 */
export function mailbox({ dir, now = () => new Date() }: MailboxOptions): MailboxMiddleware {
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') return answer(res, 405, 'Method Not Allowed', { allow: 'POST' });
    if (isForeign(req)) return answer(res, 403, 'The local mailbox takes messages from its own site only');
    try {
      const body = await readBody(req);
      const received = parseJson(req.headers['content-type'] ?? '', body);
      await saveMessage(dir, { received_at: now().toISOString(), endpoint, ...received });
      answer(res, 200, 'OK');
    } catch (error) {
      if (error instanceof HttpError) answer(res, error.status, error.message);
      else answer(res, 500, 'The message could not be kept');
    }
  }

  async function sendPage(req: IncomingMessage, res: ServerResponse, json: boolean): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return answer(res, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const messages = await list(dir);
    if (json) {
      const type = 'application/json; charset=utf-8';
      return answer(res, 200, `${JSON.stringify(messages, null, 2)}\n`, { 'content-type': type });
    }
    answer(res, 200, renderMailbox(messages), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    });
  }

  return (req, res, next) => {
    const path = (req.url ?? '/').replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
    let handled: Promise<void> | undefined;
    if (path === endpoint) handled = receive(req, res);
    else if (path === mailboxPage || path === `${mailboxPage}.json`) handled = sendPage(req, res, path !== mailboxPage);

    if (handled) {
      handled.catch(() => res.destroy());
    } else if (next) {
      next();
    } else {
      answer(res, 404, 'Not Found');
    }
  };
}
