import { defineConfig } from '@playwright/test';
import { type BrowserName, findBrowser, installedBrowser } from './scripts/browsers.ts';
import { chromiumArguments } from './scripts/chromium.ts';

// Tests of the built site and Storybook. First run npm run build:local-mail and npm run build:storybook. Then:
//   npx playwright test --project=site    all tests in tests/site
//   npx playwright test hub --ui          files whose path contains "hub", in Playwright's UI

const port = Number(process.env.SITE_PORT ?? 4173);
/** URL of a site that is already served, for example a deployed one. */
const elsewhere = process.env.SITE_URL;
const baseURL = elsewhere ? new URL(elsewhere).origin : `http://localhost:${port}`;

/** Simultaneous runs need different reports. The other output of a run is in a folder named after its report. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/test/site.json';
const folder = report.replace(/\.json$/, '');

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findBrowser('chromium').path, args: chromiumArguments },
} as const;

/** Tests in one browser engine. If the engine is not installed, missing.test.ts replaces them and fails in CI. */
const engineProject = (name: BrowserName, tests: RegExp) => ({
  name,
  testDir: 'tests/engines',
  testMatch: installedBrowser(name) ? tests : /missing\.test\.ts/,
  // Each test starts its own browser.
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
    // Traces contain actions, logs and requests. `--trace on` adds snapshots and screenshots, which make runs slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testDir: 'tests/site', use: chromium },
    { name: 'pages', testDir: 'tests/pages', use: chromium },
    // Orca allows one session per user and speaks in real time.
    { name: 'screen-reader', testDir: 'tests/screen-reader', workers: 1, timeout: 180_000 },
    { name: 'timing', testDir: 'tests/timing', use: chromium, workers: 1 },
    {
      name: 'storybook',
      testDir: 'tests/storybook',
      use: { ...chromium, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // Chromium needs no other tests here, because other projects run in it.
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
