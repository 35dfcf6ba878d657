import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The main paths in Chromium, Firefox and WebKit, one file each, against the built site.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/support/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 45_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
