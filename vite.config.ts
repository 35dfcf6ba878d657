import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { dataModules } from './scripts/build/dataModules.ts';
import { downloadsIn } from './server/downloads.ts';
import { mailbox } from './server/mailbox.ts';
import { localMailSettings, mailIsConfigured } from './server/mailSettings.ts';

/** Adds the local mailbox to `npm run dev`. Forms send to it if no mail service is configured. */
const localMailbox = (): Plugin => ({
  name: 'local-mailbox',
  apply: 'serve',
  config: (_config, { mode }) => {
    if (!mailIsConfigured(mode)) Object.assign(process.env, localMailSettings);
  },
  configureServer: (server) => void server.middlewares.use(mailbox({ dir: '.mailbox' })),
});

export default defineConfig({
  plugins: [dataModules(), react(), vanillaExtractPlugin({ identifiers: 'short' }), localMailbox()],
  // The site offers the files that are in the folder at build time.
  define: { __DOWNLOADS__: JSON.stringify(downloadsIn('public/downloads')) },
  // The Content-Security-Policy allows data URLs for images only, so Vite must not inline other assets.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Keeps light-dark(), which Vite would rewrite for older browsers.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The site prefetches its own scripts, and Vite's preload helper would add 1.6 KB.
    modulePreload: false,
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  server: { port: Number(process.env.PORT ?? 5173) },
  test: {
    // Property tests are slow while other parts of `npm test` run.
    testTimeout: 30_000,
    // Loading the content takes most of the time. Without isolation, the test files of a worker load it once.
    isolate: false,
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tokens/**/*.test.ts',
      'editor/**/*.test.ts',
    ],
  },
});
