import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { parse } from 'parse5';
import { PurgeCSS } from 'purgecss';
import { build, loadEnv, type Manifest, type Plugin, type Rolldown } from 'vite';
import {
  contentSecurityPolicy,
  imageOrigins,
  type PageStyles,
  policyInPage,
  printHeaders,
  refusedImages,
} from '../server/headers.ts';
import { headerRules, hosting, pageFile, printRedirects } from '../server/hosting.ts';
import { localMailSettings, mailIsConfigured, mailSource } from '../server/mailSettings.ts';
import { nameOf, rootAttributes } from '../src/theme/rootAttributes.ts';
import { fallbackFaces } from './fallback.ts';
import { buildFonts, textsOf } from './fonts.ts';
import { attribute, elementsOf, headOf, pageHtml } from './html.ts';

/** `SITE_DIST` builds a second site beside the first, e.g. one with other mail settings. */
const DIST = process.env.SITE_DIST ?? 'dist';
const CACHE = `node_modules/.cache/${DIST === 'dist' ? 'site' : `site-${DIST.replace(/\W+/g, '-')}`}`;

type Prerender = typeof import('../src/app/prerender');
type Rendered = import('../src/app/prerender').Rendered;

const NOT_FOUND = '/404';
const FACES = /@font-face\s*\{[^}]*\}/g;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = <T>(list: Iterable<T>) => [...new Set(list)];

/** Chunks with all that they import, and what that imports. */
function withImports(keys: string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest[key]?.imports ?? [], manifest, found);
  }
  return found;
}

/** Builds a script of `src/app` as one file without imports. */
async function buildAlone(name: string): Promise<string> {
  const outDir = join(CACHE, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      lib: { entry: `src/app/${name}.ts`, formats: ['iife'], name, fileName: () => 'script.js' },
    },
  });
  return readFile(join(outDir, 'script.js'), 'utf8');
}

/** A script's place in the source: the page's name, or the largest module of what pages share. */
function sourceOf({ name, isEntry, isDynamicEntry, modules }: Rolldown.OutputChunk): string {
  if (isEntry || isDynamicEntry) return name;
  const [[largest = name] = []] = Object.entries(modules).sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
  return relative('.', largest.replace(/^.*\/node_modules\//, ''));
}

/** Builds the browser's part: the application, the loader, and what writes a chosen theme into pages. */
async function buildBrowser(plugins: Plugin[]) {
  const { output } = (await build({
    plugins,
    logLevel: 'warn',
    build: {
      outDir: DIST,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { client: 'src/app/client.tsx' },
        preserveEntrySignatures: 'allow-extension',
        // Has V8 compile a file's functions off the main thread while it arrives, rather than each at its first call,
        // which was half of the longest task at hydration.
        output: {
          postBanner: '//# allFunctionsCalledOnLoad',
          // A page names all that it needs: the names of what it shares with others say nothing.
          chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, sourceOf(file)]);
  // A budget that fails tells by this what grew.
  await writeFile(join(CACHE, 'chunks.json'), JSON.stringify(Object.fromEntries(scripts)));
  const manifest: Manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8'));
  await rm(join(DIST, 'manifest.json'));
  const loader = await buildAlone('loader');
  const name = `assets/loader-${createHash('sha256').update(loader).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(DIST, name), loader);
  await writeFile(join(DIST, 'theme-worker.js'), await buildAlone('themeWorker'));
  return { manifest, loader: `/${name}` };
}

async function buildPrerender(plugins: Plugin[]): Promise<Prerender> {
  const outDir = join(CACHE, 'prerender');
  await build({
    plugins,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  return import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`);
}

/**
 * Writes tokens that are the same in every theme and on every ground into their places: a page then carries `1.5rem`
 * instead of a name and its value. What changes with theme or ground stays a custom property.
 */
async function writeConstants(css: string): Promise<string> {
  const settings: Record<string, string>[] = Object.values(
    JSON.parse(await readFile('src/theme/generated/values.json', 'utf8')),
  );
  const isConstant = (name: string) => unique(settings.map((values) => values[name])).length === 1;
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) =>
    isConstant(name) ? (settings[0]?.[name] ?? reference) : reference,
  );
}

/** Writes what pages look like on paper into a sheet of its own, which holds back no paint. */
async function writePrintSheet(): Promise<string> {
  const light = JSON.parse(await readFile('src/theme/generated/values.json', 'utf8'))['light.canvas'];
  const sheet = (await readFile('src/theme/print.css', 'utf8')).replace(
    /(--color-[\w-]+): var\(--light-canvas\)/g,
    (_, name: string) => {
      if (!light[name])
        throw new Error(`src/theme/print.css: the light theme (tokens/theme.light.json) has no ${name}`);
      return `${name}: ${light[name]}`;
    },
  );
  const { code } = transform({ filename: 'print.css', code: Buffer.from(sheet), minify: true });
  const name = `assets/print-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(DIST, name), code);
  return `/${name}`;
}

/** What selectors can name in some HTML: elements, classes, attributes and their values. */
const wordsOf = (html: string): readonly string[] => html.match(/[\w-]+/g) ?? [];

/**
 * The rules of the site's sheet that a page's elements can ever match, in whatever state they are.
 *
 * @param words those of the page's HTML
 */
async function stylesFor(words: Iterable<string>, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    fontFace: false,
    keyframes: true,
    variables: true,
    // States that scripts set, and attributes that are only written when they hold.
    dynamicAttributes: [
      ...rootAttributes.map(nameOf),
      'data-state',
      'data-motion',
      'data-word',
      'data-film',
      'aria-expanded',
      'aria-current',
      'aria-disabled',
      'aria-busy',
      'open',
      'hidden',
      'disabled',
      'checked',
    ],
    // Drawings are files of their own: what they use is not seen here.
    safelist: { standard: ['html', 'body', ':root', '*'], variables: [/^--color-(face|signal|text)/] },
    defaultExtractor: (content) => content.split(' '),
  });
  // An element that a page has or lacks, which no rule's own name tells.
  const known = new Set(words);
  const used = (result?.css ?? css).replace(/html:has\(\.([\w-]+)[^)]*\)\s*\{[^}]*\}/g, (rule, name) =>
    known.has(name) ? rule : '',
  );
  const { code } = transform({ filename: 'page.css', code: Buffer.from(used), minify: true });
  return code.toString();
}

export interface BuildOptions {
  localMail?: boolean;
  plugins?: Plugin[];
  paths?: readonly string[];
}

/**
 * Builds the site into `dist/`: one HTML file a route with its own styles inside, hashed assets, and the files that
 * hosts read.
 *
 * @param options.localMail let forms send to the local mailbox where no mail service is configured (`npm start`)
 * @param options.plugins what else to build with, e.g. one that puts other records in
 * @param options.paths the pages to write. Default all
 * @returns how many pages it has written
 */
export async function buildSite({ localMail = false, plugins = [], paths }: BuildOptions = {}): Promise<number> {
  const configured = mailIsConfigured('production');
  if (localMail && !configured) Object.assign(process.env, localMailSettings);
  if (!configured)
    console.log(
      localMail
        ? 'No mail service is configured: forms send to the local mailbox.'
        : 'No mail service is configured (VITE_EMAILJS_*, see .env.example): forms will open the visitor’s mail client.',
    );
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  process.env.NODE_ENV = 'production';
  const { manifest, loader } = await buildBrowser(plugins);
  const { render, addresses, pageAt, siteFiles } = await buildPrerender(plugins);

  const client = manifest['src/app/client.tsx'];
  if (!client) throw new Error('The build has no entry src/app/client.tsx');
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? client.css?.[0];
  if (!sheet) throw new Error('The build has no style sheet');
  const css = await writeConstants(await readFile(join(DIST, sheet), 'utf8'));
  const pages = paths ?? addresses;
  const rendered = new Map<string, Rendered>();
  for (const path of [...pages, NOT_FOUND]) rendered.set(path, await render(path));
  const fonts = await buildFonts(new Map([...rendered].map(([path, { body }]) => [path, body])), DIST);
  // Pages hold the font faces already; naming them a second time would load them again and set all text anew. Letters
  // that are not on a page may be on the next, or typed.
  await writeFile(join(DIST, sheet), css.replace(FACES, '') + fonts.furtherFaces);
  // The whole files are for development.
  for (const [, file = ''] of css.matchAll(/url\(["']?([^)"']+\.woff2)/g))
    await rm(join(DIST, new URL(file, `http://localhost/${sheet}`).pathname), { force: true });
  const fallback = await fallbackFaces([...rendered.values()].flatMap(({ body }) => textsOf(body)));
  const pageCss = fallback + css.replace(FACES, '');
  const everyPage = { font: fonts.first, loader, printStyles: await writePrintSheet() };
  const [encoding = '', ...start] = headOf(await readFile('index.html', 'utf8'));
  const mail = mailSource('production');
  const photographs = imageOrigins(loadEnv('production', process.cwd(), 'VITE_').VITE_IMAGE_HOSTS);
  const policyOf = (styles: PageStyles) => contentSecurityPolicy(styles, mail, photographs);
  const styles: Record<string, PageStyles> = {};

  // Pages that differ in their records alone have the same styles: what is worked out for one holds for a thousand.
  const frame = pageHtml({ ...everyPage, head: start.join(''), styles: '', body: '', files: [] });
  const wordsIn = new Map<string, Set<string>>();
  for (const [path, { body }] of rendered) {
    const { page } = pageAt(path);
    const words = wordsIn.get(page) ?? new Set(wordsOf(frame));
    for (const word of wordsOf(body)) words.add(word);
    wordsIn.set(page, words);
  }
  const sheets = new Map<string, Promise<string>>();
  const stylesOf = (path: string): Promise<string> => {
    const { page } = pageAt(path);
    const faces = fonts.facesOf(path);
    const key = `${page} ${faces}`;
    const known = sheets.get(key);
    if (known) return known;
    const sheet = stylesFor(wordsIn.get(page) ?? [], faces + pageCss);
    sheets.set(key, sheet);
    return sheet;
  };

  const write = async (path: string, file: string) => {
    const { head, body } = rendered.get(path) as Rendered;
    const page = `src/pages/${pageAt(path).page}Page.tsx`;
    const chunks = [...withImports([page, ...(client.imports ?? [])], manifest)]
      .map((key) => manifest[key]?.file)
      .filter((name) => name && name !== client.file);
    const inlined = await stylesOf(path);
    const elements = elementsOf(parse(body));
    const attributes = unique(elements.flatMap((element) => attribute(element, 'style') ?? [])).map(hash);
    const own = { elements: [hash(inlined)], attributes };
    const photos = elements.filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'src') ?? '');
    const [refused] = refusedImages(photos, photographs);
    if (refused)
      throw new Error(`${path} shows ${refused}, and VITE_IMAGE_HOSTS does not allow that host (.env.example)`);
    // Hosts find headers by the path that was asked for, so the page for unknown paths carries its policy itself.
    const policy = path === NOT_FOUND ? policyInPage(policyOf(own)) : '';
    const files = [client.file, sheet, ...chunks].map((name) => `/${name}`);
    // Ahead of all that it governs.
    const whole = [encoding, policy, ...start, head].join('');
    const target = join(DIST, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, pageHtml({ ...everyPage, head: whole, styles: inlined, body, files }));
    return own;
  };
  for (const path of pages) styles[path] = await write(path, pageFile(path));
  const notFound = await write(NOT_FOUND, '404.html');
  for (const [file, text] of siteFiles(new Date())) {
    await mkdir(dirname(join(DIST, file)), { recursive: true });
    await writeFile(join(DIST, file), text);
  }
  await writeFile(join(DIST, '_headers'), printHeaders(headerRules(styles, notFound, policyOf)));
  await writeFile(join(DIST, '_redirects'), printRedirects(hosting.redirects));
  console.log(`${pages.length + 1} pages in ${DIST}/`);
  return pages.length + 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync('index.html')) throw new Error('Run this from the project’s root');
  await buildSite({ localMail: process.argv.includes('--local-mail') });
}
