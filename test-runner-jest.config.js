import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './scripts/browsers.ts';
import { chromiumArguments } from './scripts/chromium.ts';

const config = getJestConfig();

export default {
  ...config,
  testEnvironment: './.storybook/test-environment.js',
  // Long enough for a page with both axe runs on a busy machine; a story that waits in vain still ends.
  testTimeout: Number(process.env.STORY_TIMEOUT ?? 60_000),
  // Jest must not look for stories or packages in what was built.
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/storybook-static'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      // A browser for each file: with one for all, its end would be the end of all.
      launchType: 'LAUNCH',
      launchOptions: { headless: true, executablePath: findBrowser('chromium').path, args: chromiumArguments },
    },
  },
};
