import { defineConfig } from '@playwright/test';
import { type BrowserName, findBrowser, installedBrowser } from './scripts/browsers.ts';
import { chromiumArguments } from './scripts/chromium.ts';

// Whole-site tests against the built site: build it first (npm run build:local-mail), then
//   npx playwright test --project=site          the main paths
//   npx playwright test hub --ui                  one file, with its steps and pictures

const port = Number(process.env.SITE_PORT ?? 4173);
/** Names a site that is served already, for example by the engine of a host. */
const elsewhere = process.env.SITE_URL;
const baseURL = elsewhere ? new URL(elsewhere).origin : `http://localhost:${port}`;

/** Runs at the same time need reports of their own: everything a run writes is named after this file. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/test/site.json';
const folder = report.replace(/\.json$/, '');

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findBrowser('chromium').path, args: chromiumArguments },
} as const;

/** What is tested in every engine. Where one is not installed, a test says so; in CI it fails. */
const engineProject = (name: BrowserName, tests: RegExp) => ({
  name,
  testDir: 'tests/engines',
  testMatch: installedBrowser(name) ? tests : /missing\.test\.ts/,
  // Each test starts a browser of its own.
  timeout: 120_000,
  use: { browserName: name, reducedMotion: 'reduce' } as const,
});

export default defineConfig({
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: `${folder}/results`,
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['html', { open: 'never', outputFolder: `${folder}/html` }],
    ['json', { outputFile: report }],
  ],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // What was done, logged and requested. Snapshots and pictures of every step would cost a third of the time: --trace on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testDir: 'tests/site', use: chromium },
    { name: 'pages', testDir: 'tests/pages', use: chromium },
    // One session at a time, in real time.
    { name: 'screen-reader', testDir: 'tests/screen-reader', workers: 1, timeout: 180_000 },
    { name: 'timing', testDir: 'tests/timing', use: chromium, workers: 1 },
    {
      name: 'storybook',
      testDir: 'tests/storybook',
      use: { ...chromium, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // All other projects are tests of Chromium.
    engineProject('chromium', /keyboard\.test\.ts/),
    engineProject('firefox', /(keyboard|mainPaths|pages)\.test\.ts/),
    engineProject('webkit', /(keyboard|mainPaths|pages)\.test\.ts/),
  ],
  ...(!elsewhere && {
    webServer: {
      command: 'node tests/support/serve.ts',
      url: baseURL,
      env: { SITE_PORT: String(port) },
      reuseExistingServer: !process.env.CI,
    },
  }),
});
