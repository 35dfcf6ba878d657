import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { contentTypes, listen, type RunningServer } from '../server/listen.ts';

async function isFile(path: string) {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/**
 * Serves a folder as it is at each request, on localhost. Port 0 takes a free one.
 *
 * @param instead paths that get another text, or are sent on to another address
 */
export async function serveFolder(
  folder: string,
  port = 0,
  instead: Readonly<Record<string, string | URL>> = {},
): Promise<RunningServer> {
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const other = instead[pathname];
    if (other instanceof URL) {
      response.writeHead(307, { location: other.href }).end();
      return;
    }
    if (other !== undefined) {
      response.writeHead(200, { 'content-type': contentTypes[extname(pathname)] ?? 'text/plain' }).end(other);
      return;
    }
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (!(await isFile(file))) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      // Names in this folder change with what is in the files.
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  }, port);
}
