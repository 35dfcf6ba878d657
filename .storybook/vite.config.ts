import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // As on the site: drawings are files, never data addresses.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
