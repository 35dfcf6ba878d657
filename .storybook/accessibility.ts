import type { A11yParameters } from '@storybook/addon-a11y';

/** These speak of a whole page. A lone component cannot meet them; page stories and the built pages must. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** One setting for every story: any violation fails it. WCAG 2.2's target size is off in axe unless asked for. */
export const accessibility = {
  test: 'error',
  config: {
    rules: [{ id: 'target-size', enabled: true }, ...pageRules.map((id) => ({ id, enabled: false }))],
  },
} satisfies A11yParameters;

/** Whether the stories are being tested, rather than looked at. */
export const isTestRun = () => navigator.userAgent.includes('StorybookTestRunner');

/** Violations alone, and no copies of style sheets, which no rule that is on reads. */
const quick = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies A11yParameters['options'];

/**
 * The story's own setting, and for a story of a page the page rules as well. A test run asks for
 * less: to describe every element that passes, as the panel does, takes axe half of its time. Where the system sets the colors, contrast
 * is the system's: axe would measure the colors that the page asked for (`-webkit-text-fill-color` still tells them).
 */
export function accessibilityFor(title: string, given: A11yParameters = {}, forced = false): A11yParameters {
  const contrast = { id: 'color-contrast', enabled: false };
  const asked: A11yParameters = isTestRun() ? { ...given, options: { ...given.options, ...quick } } : given;
  const own = forced
    ? { ...asked, config: { ...asked.config, rules: [...(asked.config?.rules ?? []), contrast] } }
    : asked;
  if (!isPage(title)) return own;
  const rules = [...(own.config?.rules ?? []), ...pageRules.map((id) => ({ id, enabled: true }))];
  // Rules of the whole page look at `html`, which the addon's own context, the body, leaves out.
  return { ...own, context: { include: 'html' }, config: { ...own.config, rules } };
}

export const isPage = (title: string) => /^pages\//i.test(title);
