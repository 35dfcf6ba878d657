import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRules } from './builtSite.ts';
import type { Headers } from './headers.ts';
import { pageFile, type Redirect, revalidated } from './hosting.ts';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** An nginx `map` from the served file to a value, evaluated per response. */
const map = (to: string, entries: readonly (readonly [key: string, value: string])[]) =>
  `map $uri ${to} {\n${entries.map(([key, value]) => `  ${key} ${quoted(value)};\n`).join('')}}\n`;

/** Files that `server/nginx.conf` includes, by name. */
export function nginxFiles(rules: Readonly<Record<string, Headers>>, redirects: readonly Redirect[]) {
  const { '/*': everywhere = {}, ...others } = rules;
  // Keyed by the served file, so that the 404 page does not get the headers of a folder.
  const key = (rule: string) => (rule.endsWith('*') ? quoted(`~^${rule.slice(0, -1)}`) : quoted(`/${pageFile(rule)}`));
  const names = [...new Set(Object.values(others).flatMap((headers) => Object.keys(headers)))];
  const headerMaps = names.map((name) =>
    map(variable(name), [
      ...(name === 'Cache-Control' ? [['default', revalidated] as const] : []),
      ...Object.entries(others).flatMap(([rule, headers]) =>
        headers[name] === undefined ? [] : [[key(rule), headers[name]] as const],
      ),
    ]),
  );
  return {
    'maps.conf': ['map_hash_bucket_size 256;\n', ...headerMaps].join('\n'),
    'site.conf': [
      ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`),
      // nginx does not send a header without a value.
      ...names.map((name) => `add_header ${name} ${variable(name)} always;\n`),
      ...redirects.map(({ from, to, status }) => `location = ${from} {\n  return ${status} ${to}$is_args$args;\n}\n`),
    ].join(''),
  };
}

/** Writes the nginx files of a built site: `npm run nginx`. */
export async function writeNginxFiles(dist: string, folder: string): Promise<void> {
  const { rules, redirects } = await readRules(dist);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(rules, redirects))) await writeFile(join(folder, name), text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , dist = 'dist', folder = '.cache/nginx'] = process.argv;
  await writeNginxFiles(dist, folder);
  console.log(`Written to ${folder}/: maps.conf, site.conf`);
}
