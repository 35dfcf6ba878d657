import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeaders } from './headers.ts';
import { parseRedirects } from './hosting.ts';

/**
 * Reads the header and redirect rules of a built site.
 *
 * @throws Error if the folder has no built site
 */
export async function readRules(dist: string) {
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  if (!existsSync(join(dist, '_headers')))
    throw new Error(`There is no built site in ${dist}/. Run npm run build, or npm run build:local-mail for tests`);
  return { rules: parseHeaders(await read('_headers')), redirects: parseRedirects(await read('_redirects')) };
}
