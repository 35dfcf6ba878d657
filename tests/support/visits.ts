import { describe, expect, it } from 'vitest';
import { budgets } from '../budgets.ts';
import { colorRules, showTheme, violations } from './accessibility.ts';
import { addresses, unknown } from './pages.ts';
import { expectReflow } from './reflow.ts';
import { settle, startApplication, visitSite } from './site.ts';
import { scriptWeight } from './sizes.ts';

/**
 * Visits every page once at a window width, starts the application on it, and looks at all that may go wrong.
 *
 * @param options.reflows also makes the window narrower and wider and sets the text apart; off by default
 */
export function visitEveryPage({
  width,
  height,
  reflows = false,
}: {
  width: number;
  height: number;
  reflows?: boolean;
}) {
  const { url, open } = visitSite();

  describe.each([...addresses, unknown])(`a visit to %s at ${width} px`, (path) => {
    it('is clean, still, light and accessible in both themes', async () => {
      const scripts = new Set<string>();
      const { page, problems } = await open(path, {
        width,
        height,
        // What moves when the font comes late is judged in font.test.ts, and judged here it would depend on the machine.
        hasFont: true,
        before: async (page) => {
          page.on('response', (response) => {
            const { pathname } = new URL(response.url());
            if (pathname.endsWith('.js')) scripts.add(pathname);
          });
        },
      });
      await settle(page);
      await startApplication(page);
      expect.soft(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/site.webmanifest');
      await settle(page);

      const own404 = path === unknown ? [`404: ${url}${path}`] : [];
      expect.soft(problems).toEqual(own404);

      const shifts = await page.evaluate(() => window.layoutShifts);
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(shifted, JSON.stringify(shifts)).toBeLessThanOrEqual(budgets.layoutShift);

      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
      );
      expect.soft(blocking).toEqual([]);

      expect(scripts.size).toBeGreaterThan(1);
      const weight = [...scripts].reduce((sum, script) => sum + scriptWeight(script), 0);
      const heaviest = [...scripts]
        .sort((a, b) => scriptWeight(b) - scriptWeight(a))
        .map((name) => `${name} ${scriptWeight(name)}`);
      expect.soft(weight, heaviest.join(', ')).toBeLessThanOrEqual(budgets.script);

      await showTheme(page, 'light');
      expect.soft(await violations(page), 'light').toEqual([]);
      await showTheme(page, 'dark');
      expect.soft(await violations(page, colorRules), 'dark').toEqual([]);
      if (reflows) await expectReflow(page);
    });
  });
}
