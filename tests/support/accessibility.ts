import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Applies a theme and finishes all transitions. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
    // A finished transition may start another on an element that inherits the color.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      for (const animation of running) animation.cancel();
  }, theme);
}

/** Rules whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * All accessibility violations, one line per element, including WCAG 2.2 target size.
 *
 * @param only limits the check to these rules
 */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  // Evaluates the source of axe, because the page's policy blocks script elements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults, readonly string[] | undefined>(
    (only) =>
      // biome-ignore lint/suspicious/noExplicitAny: axe is a global
      (window as any).axe.run(document, {
        ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
        // Both options save time: axe describes only violations, and copies no stylesheets.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        // Only Storybook's docs pages have frames, and the story tests check the stories in them.
        iframes: false,
      }),
    only,
  );
  if (results.passes.length === 0) throw new Error('axe checked nothing');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
