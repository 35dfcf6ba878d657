import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataModules } from '../scripts/build/dataModules.ts';

// The editor is a page of its own: nothing of it is part of the site's build (docs/editing.md).
export default defineConfig({
  plugins: [dataModules(), react()],
  // Its fonts lie beside its scripts.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  cacheDir: '../node_modules/.cache/editor',
  server: { port: 5180, strictPort: true, hmr: false },
  build: { target: 'esnext' },
});
