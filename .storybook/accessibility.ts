import type { A11yParameters } from '@storybook/addon-a11y';

/** Rules for whole pages. Components cannot meet them; page stories and built pages must. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Any violation fails a story. axe disables its rule for the target size of WCAG 2.2 by default. */
export const accessibility = {
  test: 'error',
  config: {
    rules: [{ id: 'target-size', enabled: true }, ...pageRules.map((id) => ({ id, enabled: false }))],
  },
} satisfies A11yParameters;

/** Whether the test runner shows the story. */
export const isTestRun = () => navigator.userAgent.includes('StorybookTestRunner');

/** Reports violations only, and skips stylesheets, which no enabled rule reads. */
const quick = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies A11yParameters['options'];

/**
 * Accessibility settings of a story, with the page rules for page stories. Test runs report only violations, to save
 * time. Stories in forced colors skip the contrast rule, because axe measures the stylesheet's colors instead.
 */
export function accessibilityFor(title: string, given: A11yParameters = {}, forced = false): A11yParameters {
  const contrast = { id: 'color-contrast', enabled: false };
  const asked: A11yParameters = isTestRun() ? { ...given, options: { ...given.options, ...quick } } : given;
  const own = forced
    ? { ...asked, config: { ...asked.config, rules: [...(asked.config?.rules ?? []), contrast] } }
    : asked;
  if (!isPage(title)) return own;
  const rules = [...(own.config?.rules ?? []), ...pageRules.map((id) => ({ id, enabled: true }))];
  // Page rules check `html`, which the addon's context (`body`) excludes.
  return { ...own, context: { include: 'html' }, config: { ...own.config, rules } };
}

export const isPage = (title: string) => /^pages\//i.test(title);
