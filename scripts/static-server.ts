import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

async function isFile(path: string) {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

export interface StaticServer {
  url: string;
  close(): Promise<void>;
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
): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const other = instead[pathname];
    if (other instanceof URL) {
      response.writeHead(307, { location: other.href }).end();
      return;
    }
    if (other !== undefined) {
      response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'text/plain' }).end(other);
      return;
    }
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (!(await isFile(file))) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // Names in this folder change with what is in the files.
      'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
