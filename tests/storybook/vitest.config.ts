import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests of the built storybook itself, beside those that play its stories.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/storybook/*.test.ts'],
    environment: 'node',
    // One browser each: windows of one browser can take the focus from one another.
    maxConcurrency: 3,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
