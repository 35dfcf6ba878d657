import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shows a theme as the visitor's own choice does, with every transition at its end. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
    // An inherited colour that has arrived can set off the next change, one level further down.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      for (const animation of running) animation.cancel();
  }, theme);
}

/** What depends on the theme; all else of a page is the same in both. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Every violation on the page as it stands, with no rule off and WCAG 2.2's target size on. One line per element.
 *
 * @param only looks at these rules alone
 */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  // Evaluated rather than added to the page, whose policy allows no script that is not its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults, readonly string[] | undefined>(
    (only) =>
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
      (window as any).axe.run(document, {
        ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
        // Of what passes, one element a rule: to describe them all took half of the time.
        resultTypes: ['violations'],
        // No rule that is on reads style sheets; to copy them all took a quarter of the time.
        preload: { assets: ['media'] },
      }),
    only,
  );
  if (results.passes.length === 0) throw new Error('axe checked nothing');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
