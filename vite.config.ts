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

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), localMailbox()],
  // A policy without `data:` holds only if nothing is inlined into styles and scripts.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The theme uses light-dark(), which is not to be rewritten for older engines.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  server: { port: Number(process.env.PORT ?? 5173) },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'tokens/**/*.test.ts'],
  },
});
