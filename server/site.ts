import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { headersFor, parseHeaders } from './headers.ts';
import { mailbox } from './mailbox.ts';

const compress = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ics': 'text/calendar; charset=utf-8',
  '.pdf': 'application/pdf',
};
const COMPRESSED = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  /** 0 for any free port. */
  port: number;
  /** Folder of the local mailbox; without it the mail endpoints are not answered. */
  mailboxDir?: string;
}

export interface RunningSite {
  url: string;
  close(): Promise<void>;
}

/** The file that answers a path: itself, its `index.html`, or nothing. Paths never leave the folder. */
async function fileFor(dist: string, path: string): Promise<string | undefined> {
  const file = join(dist, normalize(path));
  if (!file.startsWith(normalize(dist))) return undefined;
  for (const candidate of [file, join(file, 'index.html')]) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

/** First and last byte of a range request, e.g. for film; nothing when the whole file is wanted. */
function range(request: IncomingMessage, size: number): [number, number] | undefined {
  const asked = request.headers.range?.match(/^bytes=(\d*)-(\d*)$/);
  if (!asked || (!asked[1] && !asked[2])) return undefined;
  const start = asked[1] ? Number(asked[1]) : Math.max(0, size - Number(asked[2]));
  const end = asked[1] && asked[2] ? Math.min(size - 1, Number(asked[2])) : size - 1;
  return start <= end ? [start, end] : undefined;
}

/**
 * Serves a built site as its host would: the headers of `_headers`, `index.html` of a folder, a real 404, Brotli, byte
 * ranges. Bound to the loopback address. With a mailbox folder it also answers as the mail service.
 *
 * @throws Error when the port is taken or the folder holds no built site.
 */
export async function startSite({ dist, port, mailboxDir }: SiteOptions): Promise<RunningSite> {
  const rules = parseHeaders(await readFile(join(dist, '_headers'), 'utf8'));
  const mail = mailboxDir ? mailbox({ dir: mailboxDir }) : undefined;
  const packed = new Map<string, Buffer>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = path.startsWith('/_') ? undefined : await fileFor(dist, path);
    const file = found ?? join(dist, '404.html');
    const body = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const rulePath = found ? path.replace(/(.)\/$/, '$1') : '/404.html';
    const headers: Record<string, string | number> = {
      'Cache-Control': 'no-cache',
      ...headersFor(rules, rulePath),
      'Content-Type': type,
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (found && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const part = range(request, body.length);
    let content: Buffer = body;
    if (part) {
      content = body.subarray(part[0], part[1] + 1);
      headers['Content-Range'] = `bytes ${part[0]}-${part[1]}/${body.length}`;
    } else if (COMPRESSED.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']))) {
      content = packed.get(tag) ?? (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      packed.set(tag, content);
      headers['Content-Encoding'] = 'br';
    }
    headers['Accept-Ranges'] = 'bytes';
    headers['Content-Length'] = content.length;
    response.writeHead(found ? (part ? 206 : 200) : 404, headers);
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  const server = createServer((request, response) => {
    if (mail) mail(request, response, () => serve(request, response));
    else serve(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
