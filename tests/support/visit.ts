import { expect, type Page } from '@playwright/test';
import { violations } from './accessibility.ts';
import { budgets } from './budgets.ts';
import { type LayoutShift, totalShift } from './layoutShifts.ts';
import { holdBack, settle, startApplication } from './page.ts';

interface Visit {
  page: Page;
  layoutShifts: () => Promise<readonly LayoutShift[]>;
}

/** Files of one type that a page loaded, largest first, with their size as sent. */
async function fetched(page: Page, type: string) {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      file: new URL(name).pathname,
      size: encodedBodySize,
    })),
  );
  // A preloaded file has two entries.
  const files = new Map(entries.filter(({ file }) => file.endsWith(type)).map((entry) => [entry.file, entry]));
  return [...files.values()].sort((a, b) => b.size - a.size);
}

async function expectWithin(page: Page, type: string, budget: number) {
  const files = await fetched(page, type);
  expect(files.length, `${type} files`).toBeGreaterThan(0);
  const list = files.map(({ file, size }) => `${file} ${size}`).join(', ');
  const sum = files.reduce((total, { size }) => total + size, 0);
  expect.soft(sum, `bytes of ${list}`).toBeLessThanOrEqual(budget);
}

/**
 * Visits a page and starts its application. The font arrives after the first paint, as on a slow connection. Checks
 * layout shift, sizes and accessibility.
 */
export async function expectSoundVisit({ page, layoutShifts }: Visit, path: string): Promise<void> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await release();
  await page.waitForLoadState();
  await settle(page);
  await startApplication(page);
  await settle(page);
  const shifts = await layoutShifts();
  expect.soft(totalShift(shifts), `layout shift: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(budgets.layoutShift);
  await expectWithin(page, '.js', budgets.script);
  await expectWithin(page, '.woff2', budgets.fonts);
  expect.soft(await violations(page)).toEqual([]);
}
