import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { propsOfSource } from './docs-props.ts';

export default defineConfig({
  plugins: [propsOfSource(), react(), vanillaExtractPlugin()],
  // As on the site: drawings are files, never data addresses.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
