import type { StorybookConfig } from '@storybook/react-vite';
import { CHECK } from './titles.ts';

// A set of stories of its own, to show that the gate fails on a bad one (tests/fixtures).
const fixtures = process.env.STORY_FIXTURES;

// Where the source can be read on the web: on GitHub's runners by itself, elsewhere where STORYBOOK_SOURCE says.
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, STORYBOOK_SOURCE } = process.env;
const source =
  STORYBOOK_SOURCE ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Not the site's vite.config.ts: prerendering has no place in Storybook.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: fixtures
    ? [`../${fixtures}/**/*.stories.@(ts|tsx)`]
    : ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: [
    '../public',
    // Read by the docs pages.
    { from: '../CHANGELOG.md', to: '/CHANGELOG.md' },
    // The worker that answers `parameters.msw`; it belongs to Storybook and never reaches the site.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  // The sidebar shows states; its filter brings the checks back.
  tags: { [CHECK]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  env: (env) => ({ ...env, ...(source && { STORYBOOK_SOURCE: source }) }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
