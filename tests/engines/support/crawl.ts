import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, unknown } from '../../support/pages.ts';
import type { TestedEngine, Visit } from './index.ts';

/** What stands out of the window at the right. Runs in the page. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { scrollWidth, clientWidth };
}

/** Opens every page once in one window, starts its application, and looks for what went wrong at two widths. */
export function crawl({ name, site, openWindow }: TestedEngine) {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openWindow();
  });
  afterAll(() => visit?.window.close());

  describe.each([...addresses, unknown])(`${name} at %s`, (path) => {
    it('has no errors and no refusals, and fits into 1280 and 360 px', async () => {
      await visit.resize(1280, 800);
      await visit.goto(path);
      await visit.start();
      for (const width of [1280, 360]) {
        await visit.resize(width, 800);
        const { scrollWidth, clientWidth } = await visit.evaluate(overflow);
        expect.soft(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth);
      }
      // Of an unknown address, its own status is no error.
      const problems = (await visit.window.problems()).filter((line) => !(path === unknown && isOwn404(line)));
      expect.soft(problems).toEqual([]);
    });
  });

  const isOwn404 = (line: string) => /\b404\b/.test(line) && line.includes(site + unknown);
}
