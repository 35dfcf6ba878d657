import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataModules } from '../scripts/build/dataModules.ts';

// The editor is a separate page, which is not part of the site's build (docs/editing.md).
export default defineConfig({
  plugins: [dataModules(), react()],
  // The CMS loads its fonts from beside its scripts, which Vite would otherwise move.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  cacheDir: '../node_modules/.cache/editor',
  server: { port: 5180, strictPort: true, hmr: false },
  build: { target: 'esnext' },
});
