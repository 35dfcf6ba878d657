import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';

/** Where a build writes to, and what it builds with. */
export interface BuildSettings {
  dist: string;
  cache: string;
  plugins: Plugin[];
}

/** The name of a file in `assets`, which changes with what is in it. */
export const hashedName = (name: string, content: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;

/** Builds the loader as one file without imports. */
async function buildLoader({ cache, plugins }: BuildSettings): Promise<string> {
  const outDir = join(cache, 'loader');
  await build({
    configFile: false,
    plugins,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      lib: { entry: 'src/app/loader.ts', formats: ['iife'], name: 'loader', fileName: () => 'script.js' },
    },
  });
  return readFile(join(outDir, 'script.js'), 'utf8');
}

/** Builds the browser's part: the application and the loader. */
export async function buildBrowser(settings: BuildSettings) {
  const { dist, plugins } = settings;
  await build({
    plugins,
    logLevel: 'warn',
    build: {
      outDir: dist,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { client: 'src/app/client.tsx' },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  await rm(join(dist, 'manifest.json'));
  const client = manifest['src/app/client.tsx'];
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? client?.css?.[0];
  if (!client || !stylesheet) throw new Error('The build has no entry src/app/client.tsx, or no stylesheet');
  const code = await buildLoader(settings);
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
