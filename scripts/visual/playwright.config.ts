import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browsers.ts';
import { chromiumArguments } from '../chromium.ts';

// Screenshots of stories (npm run visual). The folder of the built Storybook is in STORYBOOK_FOLDER.

const folder = '../../.cache/visual';

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: `${folder}/screenshots/{arg}{ext}`,
  outputDir: `${folder}/results`,
  reporter: [['line'], ['html', { open: 'never', outputFolder: `${folder}/report` }]],
  expect: {
    timeout: 30_000,
    // The colors at the corners of borders vary by one or two of 255 steps between runs.
    toHaveScreenshot: { threshold: 0.01, animations: 'disabled' },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser('chromium').path,
      // Repaints whole tiles, and paints images only after they are decoded.
      args: [...chromiumArguments, '--disable-partial-raster', '--disable-checker-imaging'],
    },
  },
});
