import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { ContentError, type Problem } from './collection.ts';
import { publicFile, root } from './publicFile.ts';

/** Record with its file. */
export interface Source {
  file: string;
  record: object;
}

/** Returns every `href` in a record. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'href' && typeof part === 'string' ? [part] : linksIn(part),
  );
}

/** Returns why a link is broken. `undefined` for external links, fragments, and existing pages or files. */
function faultOf(href: string, addresses: readonly string[]): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(href)) return undefined;
  if (!href.startsWith('/')) return `the link ${href} begins neither with / nor with https://, mailto: or tel:`;
  const path = href.replace(/[#?].*/, '');
  if (addresses.includes(path) || (path !== '/' && existsSync(publicFile(path)))) return undefined;
  return `the link ${href} leads to a page that does not exist`;
}

/** @throws ContentError if a record links to a page or file of this site that does not exist */
export function checkLinks(sources: readonly Source[], addresses: readonly string[]) {
  const problems = sources.flatMap(({ file, record }) =>
    linksIn(record).flatMap((href): Problem[] => {
      const message = faultOf(href, addresses);
      if (!message) return [];
      const line =
        readFileSync(resolve(root, file), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes(href)) + 1;
      return [{ file, line: Math.max(1, line), message }];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** @throws ContentError if two records have the same file name */
export function checkNames(sources: readonly Source[]) {
  const known = new Map<string, string>();
  const problems = sources.flatMap(({ file }): Problem[] => {
    const name = basename(file, extname(file));
    const other = known.get(name);
    known.set(name, file);
    return other ? [{ file, line: 1, message: `the file has the same name as ${other}. Rename one of them` }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
}
