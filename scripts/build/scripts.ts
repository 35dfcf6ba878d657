import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type Rolldown } from 'vite';

/** Where a build writes to, and what it builds with. */
export interface BuildSettings {
  dist: string;
  cache: string;
  plugins: Plugin[];
}

/** The name of a file in `assets`, which changes with what is in it. */
export const hashedName = (name: string, content: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;

/** Builds a script of `src/app` as one file without imports. */
async function buildAlone(name: string, { cache, plugins }: BuildSettings): Promise<string> {
  const outDir = join(cache, name);
  await build({
    configFile: false,
    plugins,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      // 91 bytes less of the loader's 4 KB than with the default.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      lib: { entry: `src/app/${name}.ts`, formats: ['iife'], name, fileName: () => 'script.js' },
    },
  });
  return readFile(join(outDir, 'script.js'), 'utf8');
}

/** Where a script comes from: the page's name, or the largest module of what pages share. */
function sourceOf({ name, isEntry, isDynamicEntry, modules }: Rolldown.OutputChunk): string {
  if (isEntry || isDynamicEntry) return name;
  const [[largest = name] = []] = Object.entries(modules).sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
  return relative('.', largest.replace(/^.*\/node_modules\//, ''));
}

const SMALL =
  /src\/(components\/(Badge|Card|Cells|DashList|EmptyState|IndexNumber|Inline|Link|Section|SectionHead|Stack|TagList|TitleLink)|sections\/(ListHead|RecordPicture|fileAt|openCircuit))[/.]/;

/** Builds the browser's part: the application and the loader. */
export async function buildBrowser(settings: BuildSettings) {
  const { dist, cache, plugins } = settings;
  const { output } = (await build({
    plugins,
    logLevel: 'warn',
    build: {
      outDir: dist,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { client: 'src/app/client.tsx' },
        preserveEntrySignatures: 'allow-extension',
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          // Has V8 compile a file's functions off the main thread while it arrives, rather than each at its first call. What
          // only some pages share is small: its line would be what a page's scripts weigh more, and save no time.
          postBanner: ({ name, isEntry, isDynamicEntry }) =>
            isEntry || isDynamicEntry || name === 'small' ? '//# allFunctionsCalledOnLoad' : '',
          // A page names all that it needs: the names of what it shares with others say nothing.
          chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
          // Small and on most pages: a file for each costs a page more in names than their code weighs.
          codeSplitting: { groups: [{ name: 'small', test: SMALL }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, sourceOf(file)]);
  // A budget that fails tells by this what grew.
  await writeFile(join(cache, 'chunks.json'), JSON.stringify(Object.fromEntries(scripts)));
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  await rm(join(dist, 'manifest.json'));
  const client = manifest['src/app/client.tsx'];
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? client?.css?.[0];
  if (!client || !stylesheet) throw new Error('The build has no entry src/app/client.tsx, or no stylesheet');
  const code = await buildAlone('loader', settings);
  const loader = hashedName('loader', code, 'js');
  await writeFile(join(dist, loader), code);

  /** Files of chunks and of all that they import, and what that imports. */
  const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const { file, imports = [] } of keys.flatMap((key) => manifest[key] ?? []))
      if (!found.has(file)) filesOf(imports, found.add(file));
    return found;
  };
  return {
    loader: `/${loader}`,
    stylesheet,
    /** What the loader fetches for a page: application, stylesheet, further scripts. */
    filesFor: (page: string) => {
      const [own, ...others] = filesOf(['src/app/client.tsx', `src/pages/${page}Page.tsx`]);
      return [own, stylesheet, ...others].map((name) => `/${name}`);
    },
  };
}

/** Builds what renders pages, and starts it. */
export async function buildPrerender({
  cache,
  plugins,
}: BuildSettings): Promise<typeof import('../../src/app/prerender')> {
  const outDir = join(cache, 'prerender');
  // Another name for each build: with a query instead, its parts would load it a second time, with contexts of its own.
  const entry = `prerender-${Date.now()}.js`;
  await build({
    plugins,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: entry } },
    },
  });
  return import(`${pathToFileURL(join(outDir, entry)).href}`);
}
