import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readRules } from './builtSite.ts';
import { headersFor } from './headers.ts';
import { hosting, pageFile, revalidated } from './hosting.ts';
import { contentTypes, listen, type RunningServer } from './listen.ts';
import { mailbox } from './mailbox.ts';

const compress = promisify(brotliCompress);

const COMPRESSED = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  /** 0 for any free port. */
  port: number;
  /** Folder of the local mailbox. Without it, there is no mail service. */
  mailboxDir?: string;
  /** Brotli quality, 0 to 11. Default 11, which takes about a second of CPU time for the scripts of a page. */
  quality?: number;
}

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

/**
 * Returns the file at a path, or undefined if there is none. Also returns undefined for paths that begin with `/_`, and
 * for addresses such as `/about/` and `/about.html`.
 */
async function fileFor(dist: string, path: string): Promise<string | undefined> {
  if (/^\/_|\/\.{0,2}\/|.\/$|\/index$|\.html$/.test(path)) return undefined;
  for (const candidate of [pageFile(path), path]) {
    const file = join(dist, candidate);
    if (file.startsWith(normalize(dist) + sep) && (await isFile(file))) return file;
  }
  return undefined;
}

/** Canonical address of a page that was requested with a trailing slash or by its file name. */
async function addressFor(dist: string, path: string): Promise<string | undefined> {
  const address = path.replace(/\/+/g, '/').replace(/(?:\/|\/index)?(?:\.html)?$/, '') || '/';
  return address !== path && (await fileFor(dist, address)) ? address : undefined;
}

/** Path and query of a request; undefined for a malformed one. */
function parseTarget(target: string): { path: string; query: string } | undefined {
  const [, raw = '/', query = ''] = target.match(/^([^?]*)(\?.*)?$/s) ?? [];
  try {
    return { path: decodeURIComponent(raw), query };
  } catch {
    return undefined;
  }
}

/** First and last byte of a range request, such as for video; undefined for the whole file. */
function range(request: IncomingMessage, size: number): [number, number] | undefined {
  const requestedRange = request.headers.range?.match(/^bytes=(\d*)-(\d*)$/);
  if (!requestedRange || (!requestedRange[1] && !requestedRange[2])) return undefined;
  const start = requestedRange[1] ? Number(requestedRange[1]) : Math.max(0, size - Number(requestedRange[2]));
  const end = requestedRange[1] && requestedRange[2] ? Math.min(size - 1, Number(requestedRange[2])) : size - 1;
  return start <= end ? [start, end] : undefined;
}

/**
 * Serves a built site as its host would: the headers of `_headers`, the redirects of `_redirects`, one address per
 * page, a 404 page, Brotli and byte ranges. Bound to the loopback address. With a mailbox folder, it also acts as the
 * mail service.
 *
 * @throws Error if the port is taken or the folder has no built site.
 */
export async function startSite({ dist, port, mailboxDir, quality = 11 }: SiteOptions): Promise<RunningServer> {
  const { rules, redirects } = await readRules(dist);
  const mail = mailboxDir ? mailbox({ dir: mailboxDir }) : undefined;
  const compressed = new Map<string, Buffer>();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const target = parseTarget(request.url ?? '/');
    if (!target) {
      response.writeHead(400, hosting.everywhere).end();
      return;
    }
    const { path, query } = target;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...hosting.everywhere, Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirects.find(({ from }) => from === path);
    const pageFile = await fileFor(dist, path);
    const address = redirect?.to ?? (pageFile ? undefined : await addressFor(dist, path));
    if (address) {
      const location = encodeURI(address) + query;
      // Cloudflare also sends 307.
      response.writeHead(redirect?.status ?? 307, { ...headersFor(rules, path), Location: location }).end();
      return;
    }
    const file = pageFile ?? join(dist, '404.html');
    const body = await readFile(file);
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers: Record<string, string | number> = {
      'Cache-Control': revalidated,
      ...(pageFile ? headersFor(rules, path) : hosting.everywhere),
      'Content-Type': type,
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (pageFile && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const part = range(request, body.length);
    let content: Buffer = body;
    if (part) {
      content = body.subarray(part[0], part[1] + 1);
      headers['Content-Range'] = `bytes ${part[0]}-${part[1]}/${body.length}`;
    } else if (COMPRESSED.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']))) {
      content =
        compressed.get(tag) ?? (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
      compressed.set(tag, content);
      headers['Content-Encoding'] = 'br';
    }
    headers['Accept-Ranges'] = 'bytes';
    headers['Content-Length'] = content.length;
    response.writeHead(pageFile ? (part ? 206 : 200) : 404, headers);
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  return listen((request, response) => {
    if (mail) mail(request, response, () => serve(request, response));
    else serve(request, response);
  }, port);
}
