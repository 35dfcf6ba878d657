import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/browsers.ts';
import { chromiumArguments } from './scripts/chromium.ts';

const config = getJestConfig();

export default {
  ...config,
  testEnvironment: './.storybook/test-environment.js',
  // Long enough for a page story with two axe runs on a busy machine.
  testTimeout: Number(process.env.STORY_TIMEOUT ?? 60_000),
  // Jest must not look for modules in build output.
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/storybook-static'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      // One browser per test file. If all files shared a browser, its crash would fail all of them.
      launchType: 'LAUNCH',
      launchOptions: { headless: true, executablePath: findBrowser('chromium').path, args: chromiumArguments },
    },
  },
};
