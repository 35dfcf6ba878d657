import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shows a theme with every transition at its end. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
    // The end of one transition can start another on an element that inherits the color.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      for (const animation of running) animation.cancel();
  }, theme);
}

/** The rules whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Every accessibility violation on the page, one line for each element, with WCAG 2.2's target size on and no rule off.
 *
 * @param only checks these rules alone
 */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  // Evaluated, because the page's policy allows no script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults, readonly string[] | undefined>(
    (only) =>
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
      (window as any).axe.run(document, {
        ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
        // Both options save three quarters of the time: few results are described, and no style sheet is copied.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      }),
    only,
  );
  if (results.passes.length === 0) throw new Error('axe checked nothing');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
