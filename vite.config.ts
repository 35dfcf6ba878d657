import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
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

/** Records derived from many others are worked out at build time, so that a visitor fetches the result alone. */
const derivedRecords = (): Plugin => ({
  name: 'derived-records',
  apply: 'build',
  async load(id) {
    if (!id.endsWith('/src/content/resources.ts')) return undefined;
    const records: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(records)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

export default defineConfig({
  plugins: [derivedRecords(), react(), vanillaExtractPlugin(), localMailbox()],
  // A policy without `data:` holds only if nothing is inlined into styles and scripts.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The theme uses light-dark(), which is not to be rewritten for older engines.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The loader and links on intent fetch ahead; the helper that would do it again weighs 1.6 KB.
    modulePreload: false,
    // 3 % smaller than the default.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true } },
  },
  server: { port: Number(process.env.PORT ?? 5173) },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'tokens/**/*.test.ts'],
  },
});
