import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dataModules } from '../scripts/build/dataModules.ts';

/** Build options, set by a plugin because Storybook ignores `build` in this file. */
const asOnTheSite = (): Plugin => ({
  name: 'as-on-the-site',
  config: () => ({
    build: {
      // Drawings must be files, not data URLs.
      assetsInlineLimit: 0,
      // The build keeps light-dark(), which follows the theme of each element, because these versions support it.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 2000,
      // Source code on docs pages needs component names.
      rolldownOptions: { output: { keepNames: true } },
    },
  }),
});

export default defineConfig({
  // Empty, because stories pass the list of downloads as a prop.
  define: { __DOWNLOADS__: [] },
  plugins: [asOnTheSite(), dataModules(), react(), vanillaExtractPlugin()],
});
