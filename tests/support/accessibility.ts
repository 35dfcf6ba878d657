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

/** Every violation on the page as it stands, with no rule off and WCAG 2.2's target size on. One line per element. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated rather than added to the page, whose policy allows no script that is not its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(() =>
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    (window as any).axe.run(document, {
      rules: { 'target-size': { enabled: true } },
      // Of what passes, one element a rule: to describe them all took half of the time.
      resultTypes: ['violations'],
    }),
  );
  if (results.passes.length === 0) throw new Error('axe checked nothing');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}
