import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request received by the service. */
export interface MailRequest {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly text: string;
}

/** Response to a POST; it may be late or missing. */
export type MailAnswer = (res: ServerResponse, req: IncomingMessage) => void;

/** Responds with a status and a text. */
export const answerWith =
  (status: number, text = ''): MailAnswer =>
  (res) => {
    res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    res.end(text);
  };

/** Resets the connection instead of responding. */
export const resetConnection: MailAnswer = (_, req) => req.socket.resetAndDestroy();

/** A response that the test sends later. */
export function heldAnswer(): { readonly answer: MailAnswer; readonly held: Promise<ServerResponse> } {
  let take: (res: ServerResponse) => void = () => {};
  const held = new Promise<ServerResponse>((resolve) => {
    take = resolve;
  });
  return { answer: (res) => take(res), held };
}

/** Mail service as a real server on the loopback address, for tests in Node and in browsers. */
export class MailService {
  readonly requests: MailRequest[] = [];
  /** Response to every POST. */
  answer: MailAnswer = answerWith(200, 'OK');
  /** Origin that may read responses. Unless it is `*` or the page's origin, browsers send only the preflight. */
  allowedOrigin = '*';
  readonly #server = createServer((req, res) => this.#handle(req, res));

  static async start(): Promise<MailService> {
    const service = new MailService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Body of the only request, as an object; throws unless there was exactly one. */
  get onlyBody(): Record<string, unknown> {
    const [request, ...others] = this.requests;
    if (!request || others.length > 0) throw new Error(`Expected one request, got ${this.requests.length}`);
    return JSON.parse(request.text);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of req as AsyncIterable<Uint8Array>) chunks.push(chunk);
    res.setHeader('access-control-allow-origin', this.allowedOrigin);
    if (req.method === 'OPTIONS') {
      // CORS preflight. The connection is closed, because Chromium retries a request if a reused connection is reset.
      res.setHeader('connection', 'close');
      res.setHeader('access-control-allow-headers', 'content-type');
      res.writeHead(204).end();
      return;
    }
    this.requests.push({
      method: req.method ?? '',
      path: req.url ?? '',
      contentType: req.headers['content-type'] ?? '',
      text: Buffer.concat(chunks).toString('utf8'),
    });
    this.answer(res, req);
  }
}
