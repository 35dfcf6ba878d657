import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, serialize } from 'parse5';
import { loadEnv, type Plugin } from 'vite';
import {
  contentSecurityPolicy,
  imageOrigins,
  type PageStyles,
  policyForMeta,
  printHeaders,
  refusedImages,
} from '../server/headers.ts';
import { headerRules, hosting, pageFile, printRedirects } from '../server/hosting.ts';
import { localMailSettings, mailIsConfigured, mailSource } from '../server/mailSettings.ts';
import { ContentError } from '../src/content/collection.ts';
import { buildBrowser, buildPrerender, hashedName } from './build/scripts.ts';
import { printStyles, stylesFor } from './build/styles.ts';
import { attribute, elementsOf, headOf, pageHtml } from './html.ts';

const NOT_FOUND = '/404';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface BuildOptions {
  /** Sends forms to the local mailbox if no mail service is configured (`npm start`). */
  localMail?: boolean;
  /** Additional Vite plugins, for example to replace records. */
  plugins?: Plugin[];
  /** Pages to build. Default all. */
  paths?: readonly string[];
  /** Output folder. `SITE_DIST` names another folder, for example for a build with other mail settings. */
  dist?: string;
}

/**
 * Builds the site into `dist/`: one HTML file per route with inlined styles, hashed assets, and configuration files for
 * hosts.
 *
 * @returns the number of pages
 */
export async function buildSite({
  localMail = false,
  plugins = [],
  paths,
  dist = process.env.SITE_DIST ?? 'dist',
}: BuildOptions = {}): Promise<number> {
  const configured = mailIsConfigured('production');
  if (localMail && !configured) Object.assign(process.env, localMailSettings);
  if (!configured)
    console.log(
      localMail
        ? 'No mail service is configured: forms send to the local mailbox.'
        : 'No mail service is configured (VITE_EMAILJS_*, see .env.example): forms cannot send (docs/mail.md).',
    );
  const cache = `node_modules/.cache/${dist === 'dist' ? 'site' : `site-${dist.replace(/\W+/g, '-')}`}`;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  process.env.NODE_ENV = 'production';
  // Reports content errors before the bundler, which would repeat them.
  for (const file of globSync('src/content/*.data.ts')) await import(pathToFileURL(file).href);
  const { loader, stylesheet, filesFor } = await buildBrowser({ dist, cache, plugins });
  const { render, addresses, pageAt, siteFiles } = await buildPrerender({ dist, cache, plugins });
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };

  const pages = paths ?? addresses;
  const rendered = new Map<string, Awaited<ReturnType<typeof render>>>();
  // By page component, because pages with the same component share one set of styles.
  const classes = new Map<string, Set<string>>();
  for (const path of [...pages, NOT_FOUND]) {
    const page = await render(path);
    const used = classes.get(pageAt(path).page) ?? new Set();
    for (const element of elementsOf(parse(page.body)))
      for (const name of attribute(element, 'class')?.split(' ') ?? []) used.add(name);
    rendered.set(path, page);
    classes.set(pageAt(path).page, used);
  }

  const css = await readFile(join(dist, stylesheet), 'utf8');
  const [, font = ''] = css.match(/url\(["']?([^)"']+\.woff2)/) ?? [];
  const known = new Map<string, string>();
  const stylesOf = (path: string): string => {
    const { page } = pageAt(path);
    const styles = known.get(page) ?? stylesFor(classes.get(page) ?? new Set(), css);
    known.set(page, styles);
    return styles;
  };

  const print = await printStyles();
  const printFile = hashedName('print', print, 'css');
  await write(printFile, print);
  const everyPage = {
    font: new URL(font, `http://localhost/${stylesheet}`).pathname,
    loader,
    printStyles: `/${printFile}`,
  };
  const html = await readFile('index.html', 'utf8');
  const [encoding = '', ...start] = headOf(html);
  const mail = mailSource('production');
  const photographs = imageOrigins(loadEnv('production', process.cwd(), 'VITE_').VITE_IMAGE_HOSTS);
  const scripts = elementsOf(parse(html))
    .filter((element) => element.tagName === 'script' && !attribute(element, 'src'))
    .map((script) => hash(serialize(script)));
  const policyOf = (styles: PageStyles) => contentSecurityPolicy(styles, { scripts, mail, photographs });

  const writePage = async (path: string, file: string): Promise<PageStyles> => {
    const { head = '', body = '' } = rendered.get(path) ?? {};
    const styles = stylesOf(path);
    const elements = elementsOf(parse(body));
    const attributes = new Set(elements.flatMap((element) => attribute(element, 'style') ?? []));
    const own = { elements: [hash(styles)], attributes: [...attributes].map(hash) };
    const photos = elements.filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'src') ?? '');
    const [refused] = refusedImages(photos, photographs);
    if (refused)
      throw new Error(`${path} shows ${refused}, and VITE_IMAGE_HOSTS does not allow that host (.env.example)`);
    // Hosts match headers by requested path, so the 404 page itself contains its policy, before any element that the
    // policy applies to.
    const policy = path === NOT_FOUND ? policyForMeta(policyOf(own)) : '';
    const whole = [encoding, policy, ...start, head].join('');
    await write(file, pageHtml({ ...everyPage, head: whole, styles, body, files: filesFor(pageAt(path).page) }));
    return own;
  };
  const styles: Record<string, PageStyles> = {};
  for (const path of pages) styles[path] = await writePage(path, pageFile(path));
  const notFound = await writePage(NOT_FOUND, '404.html');
  for (const [file, text] of siteFiles(new Date())) await write(file, text);
  await write('_headers', printHeaders(headerRules(styles, notFound, policyOf)));
  await write('_redirects', printRedirects(hosting.redirects));
  console.log(`${pages.length + 1} pages in ${dist}/`);
  return pages.length + 1;
}

/** Prints a content error without its stack trace and exits. Rethrows any other error. */
export function exitOnContentError(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync('index.html')) throw new Error('Run this from the project’s root');
  await buildSite({ localMail: process.argv.includes('--local-mail') }).catch(exitOnContentError);
}
