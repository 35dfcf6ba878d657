import { expect, test } from '@playwright/test';

// Replaces the tests of an engine that is not installed.
test('not run, because the browser is not installed (see scripts/browsers.ts)', ({ browserName }, testInfo) => {
  testInfo.skip(!process.env.CI);
  expect(browserName, 'CI runs all engines').toBe('installed');
});
