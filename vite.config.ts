import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { downloadsIn } from './server/downloads.ts';
import { mailbox } from './server/mailbox.ts';
import { localMailSettings, mailIsConfigured } from './server/mailSettings.ts';

/** `npm run dev` answers the forms with the local mailbox where no mail keys are set. */
const localMailbox = (): Plugin => ({
  name: 'local-mailbox',
  apply: 'serve',
  config: (_config, { mode }) => {
    if (!mailIsConfigured(mode)) Object.assign(process.env, localMailSettings);
  },
  configureServer: (server) => void server.middlewares.use(mailbox({ dir: '.mailbox' })),
});

/** Which files there are to download follows from the folder that they are put into. */
const downloads = (): Plugin => ({
  name: 'downloads',
  load: (id) =>
    id.endsWith('/src/content/downloads.ts')
      ? `export const downloads = ${JSON.stringify(downloadsIn('public/downloads'))};`
      : undefined,
});

/** Refuses what JSON would lose. */
function plain(this: Record<string, unknown>, key: string) {
  const value = this[key];
  if (typeof value === 'object' && value && !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`${key}: a record holds plain values only`);
  return value;
}

/**
 * Records derived from many others, or from the clock, are worked out at build time, once: a visitor fetches the result
 * alone, and what is hydrated is what was prerendered.
 */
const derivedRecords = (): Plugin => ({
  name: 'derived-records',
  apply: 'build',
  async load(id) {
    if (!/\/src\/content\/[\w/]+\.ts$/.test(id)) return undefined;
    const records: Record<string, unknown> = await import(pathToFileURL(id).href);
    // A module of helpers stays as it is.
    if (Object.values(records).some((value) => typeof value === 'function')) return undefined;
    return Object.entries(records)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, plain)};`)
      .join('\n');
  },
});

export default defineConfig({
  plugins: [
    // Before the records, of which it is one: the first to load a module has it.
    downloads(),
    derivedRecords(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    localMailbox(),
  ],
  // A policy without `data:` holds only if nothing is inlined into styles and scripts.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The theme uses light-dark(), which is not to be rewritten for older engines.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The loader and links on intent fetch ahead; the helper that would do it again weighs 1.6 KB.
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  server: { port: Number(process.env.PORT ?? 5173) },
  test: {
    // Property tests take their time beside other parts of `npm test`.
    testTimeout: 30_000,
    // Most of the time of a run is loading the content, so that files of one worker share it.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'tokens/**/*.test.ts'],
  },
});
