import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Whole-site tests: a real Chromium against the built site, served as `npm start` serves it.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/support/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
