import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';

/** Output folders and Vite plugins of a build. */
export interface BuildSettings {
  dist: string;
  cache: string;
  plugins: Plugin[];
}

/** Name of a file in `assets`, with a hash of its content. */
export const hashedName = (name: string, content: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;

/** Builds the loader as one classic script, without static imports. Returns its code. */
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

/** Builds the application and the loader for browsers. */
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

  /** Files of chunks and of their imports, recursively. */
  const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const { file, imports = [] } of keys.flatMap((key) => manifest[key] ?? []))
      if (!found.has(file)) filesOf(imports, found.add(file));
    return found;
  };
  return {
    loader: `/${loader}`,
    stylesheet,
    /** Files that the loader requests for a page: application, stylesheet and further scripts. */
    filesFor: (page: string) => {
      const [own, ...others] = filesOf(['src/app/client.tsx', `src/pages/${page}Page.tsx`]);
      return [own, stylesheet, ...others].map((name) => `/${name}`);
    },
  };
}

/** Builds and imports the prerender bundle. */
export async function buildPrerender({
  cache,
  plugins,
}: BuildSettings): Promise<typeof import('../../src/app/prerender')> {
  const outDir = join(cache, 'prerender');
  // A unique name per build, because Node caches imports. With a query string instead, chunks that import
  // the entry would load it a second time, with separate React contexts.
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
