import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { dataModules } from './scripts/build/dataModules.ts';
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

export default defineConfig({
  plugins: [dataModules(), react(), vanillaExtractPlugin({ identifiers: 'short' }), localMailbox()],
  // A file that is put into the folder is offered for download from the next build on.
  define: { __DOWNLOADS__: JSON.stringify(downloadsIn('public/downloads')) },
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
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tokens/**/*.test.ts',
      'editor/**/*.test.ts',
    ],
  },
});
