import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { contentTypes, listen, type RunningServer } from '../server/listen.ts';

/**
 * Serves a folder on localhost. Port 0 uses any free port.
 *
 * @param instead paths with another response: a text, or a redirect to another URL
 */
export function serveFolder(
  folder: string,
  port = 0,
  instead: Readonly<Record<string, string | URL>> = {},
): Promise<RunningServer> {
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const other = instead[pathname];
    if (other instanceof URL) return response.writeHead(307, { location: other.href }).end();
    const path = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '');
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    if (other) return response.writeHead(200, { 'content-type': type }).end(other);
    const isFile = await stat(path).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    // File names contain a hash of the content.
    const cache = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    return createReadStream(path).pipe(response.writeHead(200, { 'content-type': type, 'cache-control': cache }));
  }, port);
}
