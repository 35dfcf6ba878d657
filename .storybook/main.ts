import type { StorybookConfig } from '@storybook/react-vite';
import { CHECK } from './titles.ts';

// Folder with other stories, for tests/storybook/gate.test.ts.
const fixtures = process.env.STORY_FIXTURES;

// URL of the source code. STORYBOOK_SOURCE overrides the URL from the variables of GitHub Actions.
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, STORYBOOK_SOURCE } = process.env;
const source =
  STORYBOOK_SOURCE ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Otherwise Storybook would use the site's vite.config.ts, with its local mailbox.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: fixtures
    ? [`../${fixtures}/**/*.stories.@(ts|tsx)`]
    : ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: [
    '../public',
    { from: '../CHANGELOG.md', to: '/CHANGELOG.md' },
    // msw's service worker, which is not part of the site.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  // By default, the sidebar hides stories with this tag. The sidebar's filter can show them.
  tags: { [CHECK]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  env: (env) => ({ ...env, ...(source && { STORYBOOK_SOURCE: source }) }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
