import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dataModules } from '../scripts/build/dataModules.ts';

/** As on the site. Storybook takes no `build` from this file itself. */
const asOnTheSite = (): Plugin => ({
  name: 'as-on-the-site',
  config: () => ({
    build: {
      // Drawings are files, never data addresses.
      assetsInlineLimit: 0,
      // light-dark() stays: a color follows the theme of the place where it is used.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 2000,
      // Code on the docs pages is written with the components' own names.
      rolldownOptions: { output: { keepNames: true } },
    },
  }),
});

export default defineConfig({
  // Stories name the files themselves.
  define: { __DOWNLOADS__: [] },
  plugins: [asOnTheSite(), dataModules(), react(), vanillaExtractPlugin()],
});
